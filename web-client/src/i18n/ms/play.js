// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/play.js').play>} */
export const play = {
  play_title: 'Jom main congkak',
  play_lead: 'Angkat satu kampung, taburkan buahnya satu demi satu, dan bawa pulang lebih separuh.',
  play_start: 'Mula bermain',
  play_starting: 'Sedang bermula…',
  opponent: 'Lawan',
  level_easy: 'Mudah',
  level_normal: 'Biasa',
  level_expert: 'Pakar',
  level_perfect: 'Sempurna',
  perfect_hint: 'tanpa silap',
  perfect_note:
    'Sempurna bermain tanpa silap. Permainan melawannya adalah untuk latihan dan tidak memberi mata.',
  same_screen: 'Dua orang',
  same_screen_hint: 'di skrin ini',
  who_starts: 'Siapa mula dahulu',
  starts_you: 'Anda',
  starts_opponent: 'Komputer',
  more_choices: 'Peraturan dan kedudukan',
  pack: 'Peraturan',
  ranked: 'Permainan berkedudukan',
  ranked_on:
    'Kemenangan memberi mata. Taburan tidak boleh ditarik balik, tahap tidak boleh ditukar.',
  ranked_off: 'Untuk latihan: taburan boleh ditarik balik, tahap boleh ditukar.',
  ranked_never:
    'Mata diperoleh dalam Congkak Tradisional melawan komputer, dari kedudukan pertama dan dengan peraturannya sendiri.',
  running_title: 'Permainan anda yang sedang berjalan',
  running_turn: 'Giliran anda',
  running_wait: 'Bukan giliran anda',
  running_sowings: '{n} taburan',
  against: 'Melawan {name}',
  computer: 'Komputer',
  the_computer: 'Komputer',
  computer_named: 'komputer ({level})',
};
