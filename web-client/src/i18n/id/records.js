// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/records.js').records>} */
export const records = {
  records_title: 'Catatan',
  records_lead:
    'Tempelkan permainan yang sudah dicatat, atau satu posisi, untuk menelusurinya atau melanjutkan permainan dari situ.',
  records_text: 'Catatan atau posisi',
  records_hint:
    'Catatan dimulai dengan tagnya, misalnya [Rules "tradisional"]. Posisi ditulis seperti 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s.',
  records_pack: 'Aturan untuk posisi',
  records_pack_hint: 'Catatan menyebut aturannya sendiri.',
  records_look: 'Lihat',
  records_looking: 'Sedang membaca…',
  records_wrong_at: 'Baris {line}, kolom {column}:',
  records_expected: 'seharusnya',
  records_start: 'Posisi di awal.',
  records_moves: 'Langkah',
  records_move_start: 'Awal',
  records_tags: 'Isi catatan',
  records_play_from: 'Main dari sini',
  records_play_same_screen: 'Dua orang di layar ini',
  records_play_note: 'Permainan dari suatu posisi adalah untuk latihan dan tidak memberi poin.',
  records_play_not: 'Tidak ada yang harus menabur di sini: pilih papan lain dari catatan itu.',

  export_title: 'Simpan permainan ini',
  export_look: 'Lihat langkah demi langkah',
  export_copy: 'Salin catatan',
  export_copied: 'Sudah disalin.',
  export_not_copied: 'Peramban tidak mengizinkan penyalinan. Unduh teksnya.',
  export_text: 'Unduh sebagai teks',
  export_json: 'Unduh sebagai JSON',
};
