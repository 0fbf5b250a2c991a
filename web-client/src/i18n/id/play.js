// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/play.js').play>} */
export const play = {
  play_title: 'Ayo main congklak',
  play_lead:
    'Ambil isi satu lubang, taburkan bijinya satu per satu, dan bawa pulang lebih dari separuh.',
  play_start: 'Mulai bermain',
  play_starting: 'Sedang dimulai…',
  opponent: 'Lawan',
  level_easy: 'Mudah',
  level_normal: 'Biasa',
  level_expert: 'Mahir',
  level_perfect: 'Sempurna',
  perfect_hint: 'tanpa salah',
  perfect_note:
    'Sempurna bermain tanpa salah. Permainan melawannya adalah untuk latihan dan tidak memberi poin.',
  same_screen: 'Dua orang',
  same_screen_hint: 'di layar ini',
  who_starts: 'Siapa mulai dulu',
  starts_you: 'Anda',
  starts_opponent: 'Komputer',
  more_choices: 'Aturan dan peringkat',
  pack: 'Aturan',
  ranked: 'Permainan berperingkat',
  ranked_on: 'Kemenangan memberi poin. Taburan tidak bisa dibatalkan, tingkat tidak bisa diganti.',
  ranked_off: 'Untuk latihan: taburan bisa dibatalkan, tingkat bisa diganti.',
  ranked_never:
    'Poin diperoleh dalam Congkak Tradisional melawan komputer, dari posisi pertama dan dengan aturannya sendiri.',
  running_title: 'Permainan Anda yang berjalan',
  running_turn: 'Giliran Anda',
  running_wait: 'Bukan giliran Anda',
  running_sowings: '{n} taburan',
  against: 'Melawan {name}',
  computer: 'Komputer',
  the_computer: 'Komputer',
  computer_named: 'komputer ({level})',
};
