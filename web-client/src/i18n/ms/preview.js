// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/preview.js').preview>} */
export const preview = {
  act_preview: 'Pratonton',
  preview_hint:
    'Tunjuk atau pilih satu kampung untuk melihat di mana buahnya akan berakhir. Dengan sentuhan: kali pertama menunjukkan, kali kedua menabur.',
  preview_line: 'Kampung {pit}: {what}.',
  preview_store: 'berakhir di rumah sendiri',
  preview_their_store: 'berakhir di rumah lawan',
  preview_own_pit: 'berakhir di kampung sendiri {pit}',
  preview_their_pit: 'berakhir di kampung lawan {pit}',
  preview_no_capture: 'tiada yang ditembak',
  preview_mati: 'mati',
  preview_stopped: 'di tengah buah, lalu berhenti',
  preview_burnt: 'hangus, buahnya masuk ke rumah lawan',
  preview_again: 'tabur lagi',
  preview_turn_over: 'giliran tamat',
  preview_over: 'pusingan tamat',
  preview_other_rules: 'Mengikut peraturan {packs}: {what}.',
};
