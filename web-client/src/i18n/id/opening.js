// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/opening.js').opening>} */
export const opening = {
  open_you: 'Pilih satu lubang untuk melanjutkan.',
  open_you_hidden: 'Pilih satu lubang; {other} tidak melihatnya sebelum kedua pilihan dibuat.',
  open_screen: '{name} memilih satu lubang untuk melanjutkan.',
  open_screen_hidden: '{name} memilih satu lubang diam-diam; {other}, silakan memalingkan muka.',
  open_you_have: 'Anda sudah memilih; lubang itu dirahasiakan sampai kedua pilihan dibuat.',
  open_they_have: '{name} sudah memilih.',
  open_wait: 'Menunggu {name} memilih.',
  open_wait_both: 'Keduanya sedang memilih lubang diam-diam.',
  open_chosen_label: 'pilihan rahasia Anda',
  open_plate_chosen: 'sudah memilih',
  open_plate_choosing: 'memilih',
  open_plate_sowing: 'menabur',

  open_line: '{name}: {did}.',
  open_pit: 'lubang {pit}',
  open_gained: '{n} biji dibawa pulang',
  open_home: 'yang terakhir ke lumbung sendiri',
  open_capture: '{n} biji ditembak',
  open_mati: 'mati di lubang kosong',
  open_no_capture: 'lubang kosong, tidak ada yang ditembak',
  open_stopped: 'berhenti di lubang berisi',
  open_emptied: 'ke lubang yang dikosongkan pada ketukan yang sama',
  open_no_seeds: 'tidak ada biji lagi untuk melanjutkan',
  open_sowing: 'masih menabur dengan {n} biji di tangan',
  open_over: 'Pembukaan selesai.',
};
