// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/learn.js').learn>} */
export const learn = {
  learn_title: 'Cara bermain',
  learn_lead: 'Tiga taburan dengan tangan anda sendiri, kemudian peraturannya, dan cara untuk menang.',
  learn_first_visit: 'Kali pertama? Tiga taburan berpandu',

  lesson_title: 'Tiga taburan',
  lesson_lead:
    'Papan di bawah ialah permainan sebenar di pelayan. Tiga kedudukan menunjukkan satu perkara setiap satu: pulang ke rumah, bersambung, menembak. Anda bermain di sisi bawah.',
  lesson_start: 'Susun papan',
  lesson_again: 'Sekali lagi dari yang pertama',
  lesson_next: 'Kedudukan seterusnya',
  lesson_setting_up: 'Menyusun papan…',
  lesson_step: 'Taburan {n} daripada 3',
  lesson_1:
    'Tabur kampung 4. Isinya empat buah, dan lubang keempat selepasnya ialah rumah anda: buah terakhir pulang.',
  lesson_1_shown:
    'Buah terakhir jatuh ke rumah anda, maka anda menabur lagi. Inilah giliran percuma, dan satu giliran boleh mempunyai banyak.',
  lesson_2:
    'Tabur kampung 2. Buah terakhirnya jatuh ke kampung yang berisi empat: anda angkat semuanya dan terus menabur dari situ.',
  lesson_2_shown:
    'Dua genggam dalam satu taburan: inilah sambungan. Buah terakhirnya jatuh ke kampung kosong pihak lawan; tiada yang diambil dan giliran tamat. Inilah mati.',
  lesson_3:
    'Tabur kampung 2. Buah terakhirnya jatuh ke kampung 5 anda yang kosong, dan sembilan buah terletak di kampung bertentangan.',
  lesson_3_shown:
    'Inilah tembakan: buah anda dan sembilan buah di seberang dibawa pulang, dan giliran tamat. Itulah seluruh seninya: sampai ke rumah, bersambung-sambung, berhenti di kampung sendiri yang kosong dengan banyak buah di seberangnya.',
  lesson_play_on: 'Teruskan papan ini, kedua-dua pihak',
  lesson_new_game: 'Main melawan komputer',

  learn_rules_title: 'Peraturan secara ringkas',
  learn_rules_which: 'Inilah peraturan Congkak Tradisional, yang digunakan dalam permainan berkedudukan.',
  learn_all_rules: 'Semua peraturan, dan di mana ia berpisah',
  learn_board_title: 'Papan',
  learn_board:
    'Dua baris tujuh kampung berisi tujuh buah setiap satu, dan sebuah rumah bagi setiap pemain. Baris yang terdekat milik anda; begitu juga rumah di hujung papan yang mula-mula dilalui buah anda.',
  learn_sow_title: 'Menabur',
  learn_sow:
    'Angkat semua buah dari satu kampung anda dan jatuhkan satu demi satu ke lubang berikutnya: kampung anda, rumah anda, kampung lawan, tetapi tidak ke rumah lawan.',
  learn_last_title: 'Di mana buah terakhir jatuh',
  learn_last_store: 'Di rumah anda: anda menabur lagi.',
  learn_last_relay:
    'Di kampung yang berisi, di mana-mana pihak: angkat semuanya dan terus menabur.',
  learn_last_capture:
    'Di kampung kosong anda sendiri: anda menembak buah itu dan semua buah di kampung bertentangan.',
  learn_last_mati: 'Di kampung kosong pihak lawan: giliran tamat. Inilah mati.',
  learn_end_title: 'Tamat',
  learn_end:
    'Apabila pemain yang mesti menabur tiada buah di kampungnya, setiap pihak membawa pulang buah yang tinggal. Lebih separuh daripada 98 buah bererti menang.',
  learn_points_title: 'Mata',
  learn_points:
    'Kemenangan berkedudukan memberi 10 mata melawan Mudah, 30 melawan Biasa dan 100 melawan Pakar. Taburan yang sama seperti kemenangan terdahulu tidak memberi mata, dan kemenangan tanpa giliran komputer dikira sekali bagi setiap tahap.',
  learn_keys_title: 'Dengan papan kekunci',

  learn_strategy_title: 'Cara untuk menang',
  learn_count_title: 'Kira sampai ke rumah',
  learn_count:
    'Kampung yang buahnya tepat sebanyak lubang hingga ke rumah anda memberi satu taburan lagi: sebiji di kampung 7, dua di kampung 6, tujuh di kampung 1. Cari kampung begini dahulu.',
  learn_chain_title: 'Sambungkan giliran percuma',
  learn_chain:
    'Tabur kampung yang dekat dengan rumah dahulu: menabur yang lebih jauh menambah sebiji pada setiap kampung itu, dan giliran percuma yang sudah sedia pun hilang.',
  learn_across_title: 'Biarkan kampung kosong bertentangan dengan yang penuh',
  learn_across:
    'Kampung anda yang kosong ialah perangkap bagi isi di seberangnya. Biarkan ia kosong, dan simpan satu kampung yang buah terakhirnya akan jatuh ke situ.',
  learn_guard_title: 'Jaga kampung anda yang penuh',
  learn_guard:
    'Lihat papan dari sisi lawan: timbunan anda yang bertentangan dengan kampung kosong lawan dalam bahaya. Taburkannya, atau jatuhkan sebiji ke kampung kosong itu.',
  learn_time_title: 'Taburan panjang di awal, pendek di akhir',
  learn_time:
    'Selagi papan penuh, sambungan yang panjang meninggalkan sebiji di rumah anda setiap kali berkeliling. Apabila papan menipis, langkah sebiji dekat rumah mengekalkan buah di sisi anda dan giliran di tangan anda.',

  learn_history_title: 'Satu permainan, banyak nama',
  learn_history:
    'Congkak milik Malaysia, Indonesia, Brunei dan Singapura, dan saudara-maranya tersebar dari Maldives hingga ke Pasifik. Hampir setiap tempat ada namanya sendiri:',
  place_malay: 'Malaysia, Brunei, Singapura, Sumatera',
  place_indonesia: 'Indonesia',
  place_java: 'Jawa',
  place_lampung: 'Lampung',
  place_sulawesi: 'Sulawesi',
  place_philippines: 'Filipina',
  place_marianas: 'Kepulauan Mariana',
  place_maldives: 'Maldives',
  learn_history_words:
    'Lubang kecil dipanggil kampung, lubang, anak atau sawah. Lubang besar dipanggil rumah, ibu, lumbung, indung atau gunung. Isinya buah atau biji.',
  learn_history_rules:
    'Sumber-sumber itu tidak menyatakan bila atau di mana ia bermula, maka kami pun tidak. Yang diceritakan ialah cara bermain, dan di situ ceritanya bercanggah: di Lingga tembakan memberi satu taburan lagi; Skeat menulis bahawa buah penembak tinggal di kampungnya; dalam sungka orang melangkau giliran sehingga kedua-dua baris kosong; di Sleman tiga kampung kosong menamatkan pusingan; pertandingan di Malaysia meminta satu keliling sebelum tembakan dan memakai tiga papan.',

  learn_questions_title: 'Soal jawab',
  learn_q_endless: 'Bolehkah satu taburan berterusan selama-lamanya?',
  learn_a_endless:
    'Tidak. Setiap keliling papan meninggalkan sebiji di rumah anda, maka setiap taburan akan berhenti. Namun ia boleh sepanjang 500 buah.',
  learn_q_empty: 'Bagaimana jika kampung bertentangan kosong ketika saya menembak?',
  learn_a_empty:
    'Dalam permainan berkedudukan buah yang jatuh itu pulang seorang diri. Set peraturan lain membiarkannya di situ.',
  learn_q_own: 'Adakah buah pernah jatuh ke kampung yang saya angkat?',
  learn_a_own: 'Ya: dengan tujuh kampung setiap sisi, buah kelima belas segenggam jatuh ke situ semula.',
  learn_q_first: 'Lebih baikkah menabur dahulu?',
  learn_a_first:
    'Dengan kiraan yang tepat, ya: dari kedudukan pertama, baris a b g g a c a d g membawa pulang 54 daripada 98 buah sebelum pihak lawan menabur langsung.',
  learn_q_left: 'Siapa mendapat buah yang tinggal?',
  learn_a_left:
    'Dalam permainan berkedudukan, pemilik kampung tempat buah itu berada. Di tempat lain ia diberi kepada penabur terakhir, atau tidak dikira.',
  learn_q_home: 'Di rumah kami cara mainnya lain. Siapa yang betul?',
  learn_a_home:
    'Anda. Pilih peraturan anda di bawah “Peraturan dan kedudukan” ketika memulakan permainan, atau lihat di halaman peraturan di mana cara anda dan cara lain berpisah.',
};
