// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/board.js').board>} */
export const board = {
  board_label: 'Papan congklak',
  pit_label: 'Lubang {pit}, {seeds}',
  pit_can: 'bisa ditabur',
  pit_of_other: '{name}: lubang {pit}, {seeds}',
  store_label: '{name}: lumbung, {seeds}',
  store_own: 'Lumbung Anda, {seeds}',
  seeds_n: '{n} biji',
  you: 'Anda',
  player_1: 'Pemain 1',
  player_2: 'Pemain 2',
  to_sow: 'giliran',
  store_short: 'lumbung',
  in_hand: '{n} biji di tangan',
  lap_n: 'genggaman {n}',
  tap_to_skip: 'Sentuh papan untuk melewati',
  hint_keys:
    'Tombol panah memilih lubang, Enter menabur; angka atau huruf langsung menabur, Esc melewati animasi, ? meminta petunjuk dalam permainan latihan.',
};
