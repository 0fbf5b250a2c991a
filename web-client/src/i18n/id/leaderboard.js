// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/leaderboard.js').leaderboard>} */
export const leaderboard = {
  board_title: 'Papan peringkat',
  board_lead:
    'Poin dari kemenangan berperingkat: Mudah 10, Biasa 30, Mahir 100. Poin yang sama berbagi peringkat.',
  board_rank: 'Peringkat',
  board_player: 'Pemain',
  board_points: 'Poin',
  board_best: 'Kemenangan terbaik',
  board_wins: 'Menang',
  board_wins_detail: '{easy} mudah, {normal} biasa, {expert} mahir',
  board_best_detail: '{level}, selisih {margin}',
  board_none: 'Belum menang',
  board_empty: 'Belum ada yang memenangkan permainan berperingkat. Tempat pertama masih kosong.',
  board_more: 'Tampilkan lagi',
  board_around: 'Di sekitar Anda',
  board_you: 'Anda',
  board_live: 'Langsung',
  board_total: '{n} pemain',
  board_loading: 'Memuat papan peringkat…',
};
