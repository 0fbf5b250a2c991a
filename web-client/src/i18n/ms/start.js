// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/start.js').start>} */
export const start = {
  with_friend: 'Rakan',
  with_friend_hint: 'melalui pautan',
  starts_friend: 'Rakan anda',
  board_size: 'Papan',
  board_pits: '{n} kampung',
  single_rules: 'Ubah peraturan satu demi satu',
  single_rules_n: '{n} peraturan diubah',
  rules_reset: 'Kembali kepada peraturan asal',
  start_position: 'Mula dari satu kedudukan',
  start_position_hint:
    'Kampung dan rumah Selatan, kampung dan rumah Utara, dan siapa menabur (s atau n): 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 s',
  refused_position: 'Permainan tidak dapat bermula dari kedudukan ini.',
  refused_clause: 'Ini tidak sesuai dengan peraturan lain.',
  refused_sweep:
    'Pusingan berikutnya memerlukan buah yang tinggal: ia tidak boleh tidak dikira melainkan setiap pusingan bermula semula.',
  refused_refill:
    'Jika setiap pusingan bermula semula tiada kampung yang hangus, jadi perlawanan tidak akan tamat.',
  refused_match_by:
    'Dengan pusingan ini perlawanan tidak dapat ditentukan begitu: mula semula sesuai dengan pusingan yang dimenangi atau jumlah buah, isian semula dengan isi rumah atau pusingan yang dimenangi.',
};
