// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/preview.js').preview>} */
export const preview = {
  act_preview: 'Pratinjau',
  preview_hint:
    'Tunjuk atau pilih satu lubang untuk melihat di mana bijinya akan berakhir. Dengan sentuhan: pertama menunjukkan, kedua menabur.',
  preview_line: 'Lubang {pit}: {what}.',
  preview_store: 'berakhir di lumbung sendiri',
  preview_their_store: 'berakhir di lumbung lawan',
  preview_own_pit: 'berakhir di lubang sendiri {pit}',
  preview_their_pit: 'berakhir di lubang lawan {pit}',
  preview_no_capture: 'tidak ada yang ditembak',
  preview_mati: 'mati',
  preview_stopped: 'di tengah biji, lalu berhenti',
  preview_burnt: 'hangus, bijinya masuk lumbung lawan',
  preview_again: 'tabur lagi',
  preview_turn_over: 'giliran selesai',
  preview_over: 'babak berakhir',
  preview_other_rules: 'Menurut aturan {packs}: {what}.',
};
