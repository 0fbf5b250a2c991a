// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/game.js').game>} */
export const game = {
  act_resign: 'Mengalah',
  act_takeback: 'Tarik balik',
  act_level: 'Tahap',
  act_skip: 'Langkau',
  act_new: 'Permainan baharu',
  act_rematch: 'Main semula',
  rematch_waiting: 'Permainan semula dengan {name} sudah disusun.',
  rematch_join: 'Sertai main semula',
  resign_title: 'Mengalah dalam permainan ini?',
  resign_text: 'Permainan tamat dan pihak lawan menang.',
  resign_yes: 'Mengalah',
  resign_no: 'Teruskan bermain',

  game_loading: 'Menyediakan papan…',
  game_missing: 'Tiada permainan ini, atau anda tidak boleh melihatnya.',
};
