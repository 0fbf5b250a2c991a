// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/story.js').story>} */
export const story = {
  tell_you_to_sow: 'Giliran anda: pilih satu kampung.',
  tell_they_to_sow: 'Giliran {name}.',
  tell_you_first: 'Anda mula dahulu: pilih satu kampung.',
  tell_they_first: '{name} mula dahulu.',
  tell_you_sowed: 'Anda menabur kampung {pit}.',
  tell_they_sowed: '{name} menabur kampung {pit}.',
  tell_relay: 'Taburan bersambung hingga {n} genggaman.',
  tell_gained: '{n} buah masuk ke rumah.',
  tell_you_free: 'Buah terakhir jatuh ke rumah anda: tabur lagi.',
  tell_they_free: '{name} sampai ke rumah sendiri dengan buah terakhir dan menabur lagi.',
  tell_you_capture: 'Anda menembak {n} buah.',
  tell_they_capture: '{name} menembak {n} buah.',
  tell_mati: 'Buah terakhir jatuh ke kampung kosong: mati.',
  tell_no_capture: 'Buah terakhir jatuh ke kampung kosong, tiada yang dapat ditembak.',
  tell_stopped: 'Buah terakhir jatuh ke kampung yang berisi, taburan berhenti di situ.',
  tell_burnt: 'Buah terakhir jatuh ke kampung hangus.',
  tell_passed: 'Dilangkau: tiada buah untuk ditabur.',
  tell_swept: 'Buah yang tinggal dibawa pulang.',
  tell_taken_back: '{n} taburan ditarik balik.',
  tell_level: 'Tahap kini {level}.',
  tell_watching: 'Anda sedang menonton permainan ini.',
  tell_forfeited: '{n} buah jatuh ke kampung hangus dan masuk ke rumah lawan.',
};
