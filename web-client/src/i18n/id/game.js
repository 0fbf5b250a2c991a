// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/game.js').game>} */
export const game = {
  act_resign: 'Menyerah',
  act_takeback: 'Batalkan',
  act_level: 'Tingkat',
  act_skip: 'Lewati',
  act_new: 'Permainan baru',
  act_rematch: 'Main lagi',
  rematch_waiting: 'Permainan berikutnya dengan {name} sudah disusun.',
  rematch_join: 'Ikut main lagi',
  resign_title: 'Menyerah dalam permainan ini?',
  resign_text: 'Permainan selesai dan pihak lawan menang.',
  resign_yes: 'Menyerah',
  resign_no: 'Lanjut bermain',

  game_loading: 'Menyiapkan papan…',
  game_missing: 'Permainan ini tidak ada, atau bukan untuk Anda lihat.',
};
