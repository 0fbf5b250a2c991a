// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/rules.js').rules>} */
export const rules = {
  rules_title: 'Cara bermain congkak',
  rules_board_title: 'Papan',
  rules_board:
    'Dua baris tujuh kampung berisi tujuh buah setiap satu, dan sebuah rumah bagi setiap pemain. Baris yang terdekat milik anda; begitu juga rumah di hujung papan yang mula-mula dilalui buah anda.',
  rules_sow_title: 'Menabur',
  rules_sow:
    'Angkat semua buah dari satu kampung anda dan jatuhkan satu demi satu ke lubang berikutnya: kampung anda, rumah anda, kampung lawan, tetapi tidak ke rumah lawan.',
  rules_last_title: 'Di mana buah terakhir jatuh',
  rules_last_store: 'Di rumah anda: anda menabur lagi.',
  rules_last_relay:
    'Di kampung yang berisi, di mana-mana pihak: angkat semuanya dan terus menabur.',
  rules_last_capture:
    'Di kampung kosong anda sendiri: anda menembak buah itu dan semua buah di kampung bertentangan.',
  rules_last_mati: 'Di kampung kosong pihak lawan: giliran tamat. Inilah mati.',
  rules_end_title: 'Tamat',
  rules_end:
    'Apabila pemain yang mesti menabur tiada buah di kampungnya, setiap pihak membawa pulang buah yang tinggal. Lebih separuh daripada 98 buah bererti menang.',
  rules_points_title: 'Mata',
  rules_points:
    'Kemenangan berkedudukan memberi 10 mata melawan Mudah, 30 melawan Biasa dan 100 melawan Pakar. Taburan yang sama seperti kemenangan terdahulu tidak memberi mata, dan kemenangan tanpa giliran komputer dikira sekali bagi setiap tahap.',
  rules_packs_title: 'Peraturan lain',
  rules_packs:
    'Congkak dimainkan dari alam Melayu hingga ke Maldives, dan caranya jarang sama. Inilah peraturan yang boleh dipilih.',
  rules_keys_title: 'Dengan papan kekunci',
};
