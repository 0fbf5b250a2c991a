// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/result.js').result>} */
export const result = {
  result_you_win: 'Anda menang',
  result_wins: '{name} menang',
  result_draw: 'Seri',
  result_aborted: 'Permainan dibatalkan',
  result_score: '{mine} lawan {theirs}',
  result_by_resignation: 'karena menyerah',
  points_win: '+{n} poin',
  points_total: 'Total {n} poin',
  points_rank: 'peringkat {rank}',
  reason_win: 'Untuk kemenangan dalam permainan berperingkat ini.',
  reason_repeat_sowings: 'Tanpa poin: Anda pernah menang dengan taburan yang sama.',
  reason_no_reply_win_again:
    'Tanpa poin: kemenangan tanpa giliran komputer hanya dihitung sekali per tingkat.',
  reason_lost: 'Tanpa poin untuk permainan yang kalah.',
  reason_draw: 'Tanpa poin untuk hasil seri.',
  reason_unranked: 'Permainan ini untuk latihan dan tidak memberi poin.',
  reason_guest: 'Daftar untuk menyimpan poin Anda dan muncul di papan peringkat.',
};
