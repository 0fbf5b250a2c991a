// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/records.js').records>} */
export const records = {
  records_title: 'Rekod',
  records_lead:
    'Tampal permainan yang telah dicatat, atau satu kedudukan, untuk menelusurinya atau meneruskan permainan dari situ.',
  records_text: 'Rekod atau kedudukan',
  records_hint:
    'Rekod bermula dengan tagnya, misalnya [Rules "tradisional"]. Kedudukan ditulis seperti 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s.',
  records_pack: 'Peraturan bagi kedudukan',
  records_pack_hint: 'Rekod menyebut peraturannya sendiri.',
  records_look: 'Lihat',
  records_looking: 'Sedang membaca…',
  records_wrong_at: 'Baris {line}, lajur {column}:',
  records_expected: 'sepatutnya',
  records_start: 'Kedudukan pada permulaan.',
  records_moves: 'Langkah',
  records_move_start: 'Mula',
  records_tags: 'Apa yang dicatat',
  records_play_from: 'Main dari sini',
  records_play_same_screen: 'Dua orang di skrin ini',
  records_play_note: 'Permainan dari satu kedudukan adalah untuk latihan dan tidak memberi mata.',
  records_play_not: 'Tiada siapa yang perlu menabur di sini: pilih papan lain dalam rekod itu.',

  export_title: 'Simpan permainan ini',
  export_look: 'Lihat langkah demi langkah',
  export_copy: 'Salin rekod',
  export_copied: 'Sudah disalin.',
  export_not_copied: 'Pelayar tidak membenarkan salinan. Muat turun teksnya.',
  export_text: 'Muat turun sebagai teks',
  export_json: 'Muat turun sebagai JSON',
};
