// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/rounds.js').rounds>} */
export const rounds = {
  round_n: 'Babak {round}',
  round_of: 'Babak {round} dari {all}',
  round_you: 'Babak {round} milik Anda',
  round_they: 'Babak {round} dimenangkan {name}',
  round_draw: 'Babak {round} seri',
  round_starts: 'Babak {round} dimulai.',
  round_burnt: '{name}: {n} lubang hangus.',
  pit_burnt: 'Lubang {pit}, hangus',
  pit_burnt_of_other: '{name}: lubang {pit}, hangus',

  match_by_seeds: 'Isi lumbung menentukan.',
  match_by_rounds_won: 'Babak yang dimenangkan menentukan.',
  match_by_seeds_total: 'Jumlah biji semua babak menentukan.',
  match_until_burnt:
    'Permainan berlanjut sampai satu sisi tidak bisa mengisi lubang mana pun, paling banyak {all} babak.',
  match_score: 'Pertandingan {mine} lawan {theirs}',
  match_rounds: 'Babak sejauh ini',

  act_next_round: 'Babak berikutnya',
  act_stop: 'Berhenti di sini',
  act_stop_offer: 'Tawarkan berhenti di sini',
  act_stop_accept: 'Setuju dan berhenti',
  act_stop_decline: 'Tolak, babak berikutnya',
  stop_would_you: 'Bila berhenti sekarang, Anda menang {mine} lawan {theirs}.',
  stop_would_they: 'Bila berhenti sekarang, {name} menang {mine} lawan {theirs}.',
  stop_would_draw: 'Bila berhenti sekarang, pertandingan seri, {mine} lawan {theirs}.',
  stop_you: 'Anda menawarkan berhenti di sini dan menunggu jawaban.',
  stop_they: '{name} menawarkan berhenti di sini.',
  result_agreed: 'atas kesepakatan di antara dua babak',
};
