// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/result.js').result>} */
export const result = {
  result_you_win: 'Anda menang',
  result_wins: '{name} menang',
  result_draw: 'Seri',
  result_aborted: 'Permainan dibatalkan',
  result_score: '{mine} lawan {theirs}',
  result_by_resignation: 'kerana mengalah',
  points_win: '+{n} mata',
  points_total: 'Jumlah {n} mata',
  points_rank: 'kedudukan {rank}',
  reason_win: 'Bagi kemenangan dalam permainan berkedudukan ini.',
  reason_repeat_sowings: 'Tiada mata: anda pernah menang dengan taburan yang sama.',
  reason_no_reply_win_again:
    'Tiada mata: kemenangan tanpa giliran komputer hanya dikira sekali bagi setiap tahap.',
  reason_lost: 'Tiada mata bagi permainan yang kalah.',
  reason_draw: 'Tiada mata bagi keputusan seri.',
  reason_unranked: 'Permainan ini untuk latihan dan tidak memberi mata.',
  reason_guest: 'Daftar untuk menyimpan mata anda dan muncul di papan mata.',
};
