// @ts-check
// Rounds, burnt pits, and what decides the match.

export const rounds = {
  round_n: 'Round {round}',
  round_of: 'Round {round} of {all}',
  round_you: 'Round {round} is yours',
  round_they: 'Round {round} goes to {name}',
  round_draw: 'Round {round} is a draw',
  round_starts: 'Round {round} begins.',
  round_burnt: '{name}: {n} burnt pit.|{name}: {n} burnt pits.',
  pit_burnt: 'Pit {pit}, burnt',
  pit_burnt_of_other: '{name}: pit {pit}, burnt',

  match_by_seeds: 'The seeds in the stores decide.',
  match_by_rounds_won: 'Rounds won decide.',
  match_by_seeds_total: 'The seeds of all rounds decide.',
  match_until_burnt: 'Play goes on until a side can fill no pit, {all} rounds at most.',
  match_score: 'Match {mine} to {theirs}',
  match_rounds: 'Rounds so far',

  act_next_round: 'Next round',
  act_stop: 'Stop here',
  act_stop_offer: 'Offer to stop here',
  act_stop_accept: 'Agree and stop',
  act_stop_decline: 'Decline, next round',
  stop_would_you: 'Stopping now, you win {mine} to {theirs}.',
  stop_would_they: 'Stopping now, {name} wins {mine} to {theirs}.',
  stop_would_draw: 'Stopping now, the match is a draw, {mine} to {theirs}.',
  stop_you: 'You have offered to stop here and wait for the answer.',
  stop_they: '{name} offers to stop here.',
  result_agreed: 'by agreement between two rounds',
};
