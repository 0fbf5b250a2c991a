// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/errors.js').errors>} */
export const errors = {
  error_offline: 'Pelayan tidak dapat dihubungi sekarang.',
  error_internal: 'Ada masalah pada pelayan.',
  error_rate_limited: 'Terlalu pantas. Tunggu sebentar.',
  error_not_logged_in: 'Anda tidak lagi log masuk.',
  error_stale_ply: 'Permainan sudah bergerak; papan kini menunjukkan keadaan terkini.',
  error_illegal_sowing: 'Kampung ini tidak boleh ditabur sekarang.',
  error_not_your_turn: 'Bukan giliran anda.',
  error_not_allowed: 'Itu tidak boleh dilakukan dalam permainan ini.',
  error_game_over: 'Permainan sudah tamat.',
  error_too_many_games: 'Terlalu banyak permainan sedang berjalan. Habiskan satu dahulu.',
  error_storage_failed: 'Pelayan tidak dapat menyimpan. Sila cuba lagi.',
  error_unsupported_ruleset: 'Peraturan ini tidak dapat dimainkan bersama.',
  error_name_taken: 'Nama ini sudah diambil.',
  error_bad_name: 'Nama ini tidak boleh digunakan.',
  error_bad_password: 'Kata laluan mestilah 8 hingga 128 aksara.',
  error_common_password: 'Kata laluan ini terlalu lazim.',
  error_wrong_login: 'Nama atau kata laluan salah.',
  error_already_registered: 'Anda sudah log masuk.',
  error_other: 'Pelayan menolak: {code}.',
  error_wrong_phase: 'Perlawanan kini menunggu perkara lain.',
  error_already_chosen: 'Anda sudah memilih; pilihan itu kekal.',
  error_seat_open: 'Belum ada yang mengambil pihak satu lagi.',
  error_seat_taken: 'Orang lain sudah mengambil pihak itu.',
};
