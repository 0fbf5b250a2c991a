// @ts-check

export const leaderboard = {
  board_title: 'Leaderboard',
  board_lead: 'Points from ranked wins: Easy 10, Normal 30, Expert 100. Equal points share a rank.',
  board_rank: 'Rank',
  board_player: 'Player',
  board_points: 'Points',
  board_best: 'Best win',
  board_wins: 'Wins',
  board_wins_detail: '{easy} easy, {normal} normal, {expert} expert',
  board_best_detail: '{level}, by {margin}',
  board_none: 'No wins yet',
  board_empty: 'Nobody has won a ranked game yet. The first place is free.',
  board_more: 'Show more',
  board_around: 'Around you',
  board_you: 'you',
  board_live: 'Live',
  board_total: '{n} player|{n} players',
  board_loading: 'Loading the leaderboard…',
};
