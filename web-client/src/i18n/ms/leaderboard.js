// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/leaderboard.js').leaderboard>} */
export const leaderboard = {
  board_title: 'Papan mata',
  board_lead:
    'Mata daripada kemenangan berkedudukan: Mudah 10, Biasa 30, Pakar 100. Mata yang sama berkongsi kedudukan.',
  board_rank: 'Kedudukan',
  board_player: 'Pemain',
  board_points: 'Mata',
  board_best: 'Kemenangan terbaik',
  board_wins: 'Menang',
  board_wins_detail: '{easy} mudah, {normal} biasa, {expert} pakar',
  board_best_detail: '{level}, beza {margin}',
  board_none: 'Belum menang',
  board_empty: 'Belum ada yang menang permainan berkedudukan. Tempat pertama masih kosong.',
  board_more: 'Tunjuk lagi',
  board_around: 'Sekitar anda',
  board_you: 'anda',
  board_live: 'Langsung',
  board_total: '{n} pemain',
  board_loading: 'Memuatkan papan mata…',
};
