// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/rounds.js').rounds>} */
export const rounds = {
  round_n: 'Pusingan {round}',
  round_of: 'Pusingan {round} daripada {all}',
  round_you: 'Pusingan {round} milik anda',
  round_they: 'Pusingan {round} dimenangi {name}',
  round_draw: 'Pusingan {round} seri',
  round_starts: 'Pusingan {round} bermula.',
  round_burnt: '{name}: {n} kampung hangus.',
  pit_burnt: 'Kampung {pit}, hangus',
  pit_burnt_of_other: '{name}: kampung {pit}, hangus',

  match_by_seeds: 'Isi rumah menentukan.',
  match_by_rounds_won: 'Pusingan yang dimenangi menentukan.',
  match_by_seeds_total: 'Jumlah buah semua pusingan menentukan.',
  match_until_burnt:
    'Permainan berterusan sehingga satu pihak tidak dapat mengisi sebarang kampung, paling banyak {all} pusingan.',
  match_score: 'Perlawanan {mine} lawan {theirs}',
  match_rounds: 'Pusingan setakat ini',

  act_next_round: 'Pusingan berikutnya',
  act_stop: 'Berhenti di sini',
  act_stop_offer: 'Tawar berhenti di sini',
  act_stop_accept: 'Setuju dan berhenti',
  act_stop_decline: 'Tolak, pusingan berikutnya',
  stop_would_you: 'Jika berhenti sekarang, anda menang {mine} lawan {theirs}.',
  stop_would_they: 'Jika berhenti sekarang, {name} menang {mine} lawan {theirs}.',
  stop_would_draw: 'Jika berhenti sekarang, perlawanan seri, {mine} lawan {theirs}.',
  stop_you: 'Anda menawar untuk berhenti di sini dan menunggu jawapan.',
  stop_they: '{name} menawar untuk berhenti di sini.',
  result_agreed: 'atas persetujuan antara dua pusingan',
};
