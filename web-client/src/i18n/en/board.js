// @ts-check

export const board = {
  board_label: 'Congkak board',
  pit_label: 'Pit {pit}, {seeds}',
  pit_can: 'can be sown',
  pit_of_other: '{name}: pit {pit}, {seeds}',
  store_label: '{name}: store, {seeds}',
  store_own: 'Your store, {seeds}',
  seeds_n: '{n} seed|{n} seeds',
  you: 'You',
  player_1: 'Player 1',
  player_2: 'Player 2',
  to_sow: 'to sow',
  store_short: 'store',
  in_hand: '{n} seed in hand|{n} seeds in hand',
  lap_n: 'hand {n}',
  tap_to_skip: 'Tap the board to skip',
  hint_keys:
    'Arrow keys choose a pit, Enter sows it; digits or letters sow at once, Esc skips the animation, ? asks for a hint in games for practice.',
};
