// @ts-check
// A game with a friend: the open seat and the link to it.

export const people = {
  open_seat: 'free',
  people_title: 'Invite your friend',
  people_waiting: 'Waiting for a friend to take the other side.',
  people_free: 'One side is still free.',
  people_link: 'Link to this game',
  people_link_hint: 'Whoever opens it first can take the other side; others may watch.',
  people_copy: 'Copy link',
  people_copied: 'Copied',
  people_share: 'Share…',
  people_cancel: 'Call off',
  people_offered: '{name} invites you to {pack}',
  people_join: 'Join the game',
  people_join_hint: 'You play as a guest unless you log in first; nothing else is needed.',
  joined_you: 'You have taken your side.',
  joined_they: '{name} has joined.',
  watching_not_yours: 'You are watching: {south} against {north}.',
  people_copy_self: 'Copy it from the field above.',
  cancel_title: 'Call off this game?',
  cancel_text: 'The link then leads to nothing.',
};
