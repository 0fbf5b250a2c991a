// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/opening.js').opening>} */
export const opening = {
  open_you: 'Pilih satu kampung untuk menyambung.',
  open_you_hidden: 'Pilih satu kampung; {other} tidak melihatnya sebelum kedua-dua pilihan dibuat.',
  open_screen: '{name} memilih satu kampung untuk menyambung.',
  open_screen_hidden:
    '{name} memilih satu kampung secara rahsia; {other}, sila pandang ke tempat lain.',
  open_you_have: 'Anda sudah memilih; kampung itu dirahsiakan sehingga kedua-dua pilihan dibuat.',
  open_they_have: '{name} sudah memilih.',
  open_wait: 'Menunggu {name} memilih.',
  open_wait_both: 'Kedua-duanya sedang memilih kampung secara rahsia.',
  open_chosen_label: 'pilihan rahsia anda',
  open_plate_chosen: 'sudah memilih',
  open_plate_choosing: 'memilih',
  open_plate_sowing: 'menabur',

  open_line: '{name}: {did}.',
  open_pit: 'kampung {pit}',
  open_gained: '{n} buah dibawa pulang',
  open_home: 'yang terakhir ke rumah sendiri',
  open_capture: '{n} buah ditembak',
  open_mati: 'mati di kampung kosong',
  open_no_capture: 'kampung kosong, tiada yang ditembak',
  open_stopped: 'berhenti di kampung berisi',
  open_emptied: 'ke kampung yang dikosongkan pada rentak yang sama',
  open_no_seeds: 'tiada buah lagi untuk menyambung',
  open_sowing: 'masih menabur dengan {n} buah di tangan',
  open_over: 'Pembukaan tamat.',
};
