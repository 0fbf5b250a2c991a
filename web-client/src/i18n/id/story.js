// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/story.js').story>} */
export const story = {
  tell_you_to_sow: 'Giliran Anda: pilih satu lubang.',
  tell_they_to_sow: 'Giliran {name}.',
  tell_you_first: 'Anda mulai dulu: pilih satu lubang.',
  tell_they_first: '{name} mulai dulu.',
  tell_you_sowed: 'Anda menabur lubang {pit}.',
  tell_they_sowed: '{name} menabur lubang {pit}.',
  tell_relay: 'Taburan berlanjut sampai {n} genggaman.',
  tell_gained: '{n} biji masuk lumbung.',
  tell_you_free: 'Biji terakhir jatuh di lumbung Anda: tabur lagi.',
  tell_they_free: '{name} sampai di lumbung sendiri dengan biji terakhir dan menabur lagi.',
  tell_you_capture: 'Anda menembak {n} biji.',
  tell_they_capture: '{name} menembak {n} biji.',
  tell_mati: 'Biji terakhir jatuh di lubang kosong: mati.',
  tell_no_capture: 'Biji terakhir jatuh di lubang kosong, tidak ada yang ditembak.',
  tell_stopped: 'Biji terakhir jatuh di lubang berisi, taburan berhenti di situ.',
  tell_burnt: 'Biji terakhir jatuh di lubang hangus.',
  tell_passed: 'Dilewati: tidak ada biji untuk ditabur.',
  tell_swept: 'Biji yang tersisa dibawa pulang.',
  tell_taken_back: '{n} taburan dibatalkan.',
  tell_level: 'Tingkat sekarang {level}.',
  tell_watching: 'Anda sedang menonton permainan ini.',
  tell_forfeited: '{n} biji jatuh di lubang hangus dan masuk lumbung lawan.',
};
