// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/errors.js').errors>} */
export const errors = {
  error_offline: 'Server tidak bisa dihubungi sekarang.',
  error_internal: 'Ada masalah di server.',
  error_rate_limited: 'Terlalu cepat. Tunggu sebentar.',
  error_not_logged_in: 'Anda tidak lagi masuk.',
  error_stale_ply: 'Permainan sudah berjalan; papan kini menunjukkan keadaan terbaru.',
  error_illegal_sowing: 'Lubang ini tidak bisa ditabur sekarang.',
  error_not_your_turn: 'Bukan giliran Anda.',
  error_not_allowed: 'Itu tidak bisa dilakukan dalam permainan ini.',
  error_game_over: 'Permainan sudah selesai.',
  error_too_many_games: 'Terlalu banyak permainan berjalan. Selesaikan satu dulu.',
  error_storage_failed: 'Server tidak bisa menyimpan. Silakan coba lagi.',
  error_unsupported_ruleset: 'Aturan ini tidak bisa dimainkan bersama.',
  error_name_taken: 'Nama ini sudah dipakai.',
  error_bad_name: 'Nama ini tidak bisa dipakai.',
  error_bad_password: 'Kata sandi harus 8 sampai 128 karakter.',
  error_common_password: 'Kata sandi ini terlalu umum.',
  error_wrong_login: 'Nama atau kata sandi salah.',
  error_already_registered: 'Anda sudah masuk.',
  error_other: 'Server menolak: {code}.',
  error_wrong_phase: 'Pertandingan sekarang menunggu hal lain.',
  error_already_chosen: 'Anda sudah memilih; pilihan itu tetap.',
  error_seat_open: 'Belum ada yang mengambil sisi lain.',
  error_seat_taken: 'Orang lain sudah mengambil sisi itu.',
};
