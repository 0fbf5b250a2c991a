// @ts-check

export const errors = {
  error_offline: 'The server cannot be reached right now.',
  error_internal: 'Something went wrong on the server.',
  error_rate_limited: 'That was too fast. Wait a moment.',
  error_not_logged_in: 'You are no longer signed in.',
  error_stale_ply: 'The game had moved on; the board now shows where it stands.',
  error_illegal_sowing: 'This pit cannot be sown now.',
  error_not_your_turn: 'It is not your turn.',
  error_not_allowed: 'That is not possible in this game.',
  error_game_over: 'The game is over.',
  error_too_many_games: 'You have too many running games. Finish one first.',
  error_storage_failed: 'The server could not save this. Please try again.',
  error_unsupported_ruleset: 'These rules cannot be played yet.',
  error_name_taken: 'This name is taken.',
  error_bad_name: 'This name cannot be used.',
  error_bad_password: 'The password must have 8 to 128 characters.',
  error_common_password: 'This password is too common.',
  error_wrong_login: 'Name or password is wrong.',
  error_already_registered: 'You are already signed in.',
  error_other: 'The server refused: {code}.',
};
