// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/rules.js').rules>} */
export const rules = {
  rules_title: 'Cara bermain congklak',
  rules_board_title: 'Papan',
  rules_board:
    'Dua baris berisi tujuh lubang dengan tujuh biji di setiap lubang, dan satu lumbung untuk tiap pemain. Baris yang terdekat milik Anda; begitu juga lumbung di ujung papan yang lebih dulu dilewati biji Anda.',
  rules_sow_title: 'Menabur',
  rules_sow:
    'Ambil semua biji dari satu lubang Anda dan jatuhkan satu per satu ke lubang berikutnya: lubang Anda, lumbung Anda, lubang lawan, tetapi tidak ke lumbung lawan.',
  rules_last_title: 'Di mana biji terakhir jatuh',
  rules_last_store: 'Di lumbung Anda: Anda menabur lagi.',
  rules_last_relay: 'Di lubang berisi, di pihak mana pun: ambil semuanya dan terus menabur.',
  rules_last_capture:
    'Di lubang kosong Anda sendiri: Anda menembak biji itu dan semua biji di lubang seberangnya.',
  rules_last_mati: 'Di lubang kosong pihak lawan: giliran selesai. Inilah mati.',
  rules_end_title: 'Akhir',
  rules_end:
    'Bila pemain yang harus menabur tidak punya biji di lubangnya, tiap pihak membawa pulang biji yang tersisa. Lebih dari separuh dari 98 biji berarti menang.',
  rules_points_title: 'Poin',
  rules_points:
    'Kemenangan berperingkat memberi 10 poin melawan Mudah, 30 melawan Biasa, dan 100 melawan Mahir. Taburan yang sama dengan kemenangan sebelumnya tidak memberi poin, dan kemenangan tanpa giliran komputer dihitung sekali per tingkat.',
  rules_packs_title: 'Aturan lain',
  rules_packs:
    'Congklak dimainkan dari dunia Melayu sampai Maladewa, dan caranya jarang sama. Inilah aturan yang bisa dipilih.',
  rules_keys_title: 'Dengan papan ketik',
};
