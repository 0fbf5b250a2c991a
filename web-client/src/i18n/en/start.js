// @ts-check
// Setting up a game: opponent, rules, place to start from.

export const start = {
  with_friend: 'A friend',
  with_friend_hint: 'by a link',
  starts_friend: 'Your friend',
  board_size: 'Board',
  board_pits: '{n} pits',
  single_rules: 'Change single rules',
  single_rules_n: '{n} rule changed|{n} rules changed',
  rules_reset: 'Back to the rules of the pack',
  start_position: 'Start from a position',
  start_position_hint:
    "South's pits and store, North's pits and store, and who sows (s or n): 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s",
  refused_position: 'Play cannot begin from this position.',
  refused_clause: 'This does not go with the other rules.',
  refused_sweep:
    'Further rounds need the seeds that are left: they cannot count for nobody unless every round starts afresh.',
  refused_refill: 'Starting afresh burns no pit, so such a match would never end.',
  refused_match_by:
    'With these rounds the match cannot be decided so: afresh goes with rounds won or the seeds of all rounds, refilling with the stores or rounds won.',
};
