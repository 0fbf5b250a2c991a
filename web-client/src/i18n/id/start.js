// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/start.js').start>} */
export const start = {
  with_friend: 'Teman',
  with_friend_hint: 'lewat tautan',
  starts_friend: 'Teman Anda',
  board_size: 'Papan',
  board_pits: '{n} lubang',
  single_rules: 'Ubah aturan satu per satu',
  single_rules_n: '{n} aturan diubah',
  rules_reset: 'Kembali ke aturan asal',
  start_position: 'Mulai dari satu posisi',
  start_position_hint:
    'Lubang dan lumbung Selatan, lubang dan lumbung Utara, dan siapa menabur (s atau n): 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s',
  refused_position: 'Permainan tidak bisa dimulai dari posisi ini.',
  refused_clause: 'Ini tidak cocok dengan aturan lain.',
  refused_sweep:
    'Babak berikutnya memerlukan biji yang tersisa: itu tidak bisa tidak dihitung kecuali tiap babak mulai baru.',
  refused_refill:
    'Bila tiap babak mulai baru tidak ada lubang yang hangus, jadi pertandingan tidak akan selesai.',
  refused_match_by:
    'Dengan babak ini pertandingan tidak bisa ditentukan begitu: mulai baru cocok dengan babak yang dimenangkan atau jumlah biji, pengisian kembali dengan isi lumbung atau babak yang dimenangkan.',
};
