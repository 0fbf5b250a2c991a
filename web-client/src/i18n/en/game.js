// @ts-check

export const game = {
  act_resign: 'Resign',
  act_takeback: 'Take back',
  act_level: 'Level',
  act_skip: 'Skip',
  act_new: 'New game',
  act_rematch: 'Rematch',
  rematch_waiting: 'The rematch with {name} is set up.',
  rematch_join: 'Join the rematch',
  resign_title: 'Resign this game?',
  resign_text: 'The game ends and the other side wins.',
  resign_yes: 'Resign',
  resign_no: 'Keep playing',

  game_loading: 'Setting up the board…',
  game_missing: 'There is no such game, or it is not yours to see.',
};
