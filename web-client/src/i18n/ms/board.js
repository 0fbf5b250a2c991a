// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/board.js').board>} */
export const board = {
  board_label: 'Papan congkak',
  pit_label: 'Kampung {pit}, {seeds}',
  pit_can: 'boleh ditabur',
  pit_of_other: '{name}: kampung {pit}, {seeds}',
  store_label: '{name}: rumah, {seeds}',
  store_own: 'Rumah anda, {seeds}',
  seeds_n: '{n} buah',
  you: 'Anda',
  player_1: 'Pemain 1',
  player_2: 'Pemain 2',
  to_sow: 'giliran',
  store_short: 'rumah',
  in_hand: '{n} buah di tangan',
  lap_n: 'genggaman {n}',
  tap_to_skip: 'Sentuh papan untuk langkau',
  hint_keys:
    'Kekunci anak panah memilih kampung, Enter menabur; digit atau huruf terus menabur, Esc melangkau animasi, ? meminta petunjuk dalam permainan latihan.',
};
