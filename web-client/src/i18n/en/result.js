// @ts-check

export const result = {
  result_you_win: 'You win',
  result_wins: '{name} wins',
  result_draw: 'A draw',
  result_aborted: 'The game was called off',
  result_score: '{mine} to {theirs}',
  result_by_resignation: 'by resignation',
  points_win: '+{n} point|+{n} points',
  points_total: '{n} point in all|{n} points in all',
  points_rank: 'rank {rank}',
  reason_win: 'For this win in the ranked game.',
  reason_repeat_sowings: 'No points: you have already won with these very sowings.',
  reason_no_reply_win_again:
    'No points: a win in which the computer never had a turn earns once for each level.',
  reason_lost: 'No points for a lost game.',
  reason_draw: 'No points for a draw.',
  reason_unranked: 'This game was for practice and earns no points.',
  reason_guest: 'Sign up to keep your points and to appear on the leaderboard.',
};
