// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/learn.js').learn>} */
export const learn = {
  learn_title: 'Cara bermain',
  learn_lead: 'Tiga taburan dengan tangan Anda sendiri, lalu aturannya, dan cara untuk menang.',
  learn_first_visit: 'Pertama kali? Tiga taburan terpandu',

  lesson_title: 'Tiga taburan',
  lesson_lead:
    'Papan di bawah adalah permainan sungguhan di server. Tiga posisi menunjukkan satu hal masing-masing: pulang ke lumbung, bersambung, menembak. Anda bermain di sisi bawah.',
  lesson_start: 'Susun papan',
  lesson_again: 'Sekali lagi dari yang pertama',
  lesson_next: 'Posisi berikutnya',
  lesson_setting_up: 'Menyusun papan…',
  lesson_step: 'Taburan {n} dari 3',
  lesson_1:
    'Tabur lubang 4. Isinya empat biji, dan lubang keempat sesudahnya adalah lumbung Anda: biji terakhir pulang.',
  lesson_1_shown:
    'Biji terakhir jatuh ke lumbung Anda, maka Anda menabur lagi. Inilah giliran bebas, dan satu giliran bisa punya banyak.',
  lesson_2:
    'Tabur lubang 2. Biji terakhirnya jatuh ke lubang yang berisi empat: Anda ambil semuanya dan terus menabur dari situ.',
  lesson_2_shown:
    'Dua genggam dalam satu taburan: inilah sambungan. Biji terakhirnya jatuh ke lubang kosong pihak lawan; tidak ada yang diambil dan giliran selesai. Inilah mati.',
  lesson_3:
    'Tabur lubang 2. Biji terakhirnya jatuh ke lubang 5 Anda yang kosong, dan sembilan biji terletak di lubang seberang.',
  lesson_3_shown:
    'Inilah tembakan: biji Anda dan sembilan biji di seberang dibawa pulang, dan giliran selesai. Itulah seluruh seninya: sampai ke lumbung, bersambung-sambung, berhenti di lubang sendiri yang kosong dengan banyak biji di seberangnya.',
  lesson_play_on: 'Lanjutkan papan ini, kedua pihak',
  lesson_new_game: 'Main melawan komputer',

  learn_rules_title: 'Aturan secara singkat',
  learn_rules_which: 'Inilah aturan Congkak Tradisional, yang dipakai dalam permainan berperingkat.',
  learn_all_rules: 'Semua aturan, dan di mana ia berpisah',
  learn_board_title: 'Papan',
  learn_board:
    'Dua baris berisi tujuh lubang dengan tujuh biji di setiap lubang, dan satu lumbung untuk tiap pemain. Baris yang terdekat milik Anda; begitu juga lumbung di ujung papan yang lebih dulu dilewati biji Anda.',
  learn_sow_title: 'Menabur',
  learn_sow:
    'Ambil semua biji dari satu lubang Anda dan jatuhkan satu per satu ke lubang berikutnya: lubang Anda, lumbung Anda, lubang lawan, tetapi tidak ke lumbung lawan.',
  learn_last_title: 'Di mana biji terakhir jatuh',
  learn_last_store: 'Di lumbung Anda: Anda menabur lagi.',
  learn_last_relay: 'Di lubang berisi, di pihak mana pun: ambil semuanya dan terus menabur.',
  learn_last_capture:
    'Di lubang kosong Anda sendiri: Anda menembak biji itu dan semua biji di lubang seberangnya.',
  learn_last_mati: 'Di lubang kosong pihak lawan: giliran selesai. Inilah mati.',
  learn_end_title: 'Akhir',
  learn_end:
    'Bila pemain yang harus menabur tidak punya biji di lubangnya, tiap pihak membawa pulang biji yang tersisa. Lebih dari separuh dari 98 biji berarti menang.',
  learn_points_title: 'Poin',
  learn_points:
    'Kemenangan berperingkat memberi 10 poin melawan Mudah, 30 melawan Biasa, dan 100 melawan Mahir. Taburan yang sama dengan kemenangan sebelumnya tidak memberi poin, dan kemenangan tanpa giliran komputer dihitung sekali per tingkat.',
  learn_keys_title: 'Dengan papan ketik',

  learn_strategy_title: 'Cara untuk menang',
  learn_count_title: 'Hitung sampai ke lumbung',
  learn_count:
    'Lubang yang bijinya tepat sebanyak lubang sampai ke lumbung Anda memberi satu taburan lagi: satu biji di lubang 7, dua di lubang 6, tujuh di lubang 1. Cari lubang seperti ini dulu.',
  learn_chain_title: 'Sambungkan giliran bebas',
  learn_chain:
    'Tabur lubang yang dekat dengan lumbung dulu: menabur yang lebih jauh menambah satu biji di tiap lubang itu, dan giliran bebas yang sudah siap pun hilang.',
  learn_across_title: 'Biarkan lubang kosong di seberang yang penuh',
  learn_across:
    'Lubang Anda yang kosong adalah perangkap bagi isi di seberangnya. Biarkan kosong, dan simpan satu lubang yang biji terakhirnya akan jatuh ke situ.',
  learn_guard_title: 'Jaga lubang Anda yang penuh',
  learn_guard:
    'Lihat papan dari sisi lawan: tumpukan Anda di seberang lubang kosong lawan dalam bahaya. Taburkan, atau jatuhkan satu biji ke lubang kosong itu.',
  learn_time_title: 'Taburan panjang di awal, pendek di akhir',
  learn_time:
    'Selama papan penuh, sambungan yang panjang meninggalkan satu biji di lumbung Anda setiap kali berkeliling. Bila papan menipis, langkah satu biji di dekat lumbung menjaga biji di sisi Anda dan giliran di tangan Anda.',

  learn_history_title: 'Satu permainan, banyak nama',
  learn_history:
    'Congkak milik Malaysia, Indonesia, Brunei, dan Singapura, dan kerabatnya tersebar dari Maladewa sampai ke Pasifik. Hampir setiap tempat punya namanya sendiri:',
  place_malay: 'Malaysia, Brunei, Singapura, Sumatra',
  place_indonesia: 'Indonesia',
  place_java: 'Jawa',
  place_lampung: 'Lampung',
  place_sulawesi: 'Sulawesi',
  place_philippines: 'Filipina',
  place_marianas: 'Kepulauan Mariana',
  place_maldives: 'Maladewa',
  learn_history_words:
    'Lubang kecil disebut kampung, lubang, anak, atau sawah. Lubang besar disebut rumah, ibu, lumbung, indung, atau gunung. Isinya buah atau biji.',
  learn_history_rules:
    'Sumber-sumber itu tidak menyebut kapan atau di mana ia bermula, maka kami pun tidak. Yang diceritakan adalah cara bermain, dan di situ ceritanya bertentangan: di Lingga tembakan memberi satu taburan lagi; Skeat menulis bahwa biji penembak tetap di lubangnya; dalam sungka orang melewatkan giliran sampai kedua baris kosong; di Sleman tiga lubang kosong mengakhiri babak; pertandingan di Malaysia meminta satu putaran sebelum tembakan dan memakai tiga papan.',

  learn_questions_title: 'Tanya jawab',
  learn_q_endless: 'Bisakah satu taburan berlangsung selamanya?',
  learn_a_endless:
    'Tidak. Setiap putaran papan meninggalkan satu biji di lumbung Anda, maka setiap taburan akan berhenti. Namun panjangnya bisa sampai 500 biji.',
  learn_q_empty: 'Bagaimana bila lubang seberang kosong ketika saya menembak?',
  learn_a_empty:
    'Dalam permainan berperingkat biji yang jatuh itu pulang sendirian. Paket aturan lain membiarkannya di situ.',
  learn_q_own: 'Apakah biji pernah jatuh ke lubang yang saya ambil?',
  learn_a_own: 'Ya: dengan tujuh lubang tiap sisi, biji kelima belas dari segenggam jatuh ke situ lagi.',
  learn_q_first: 'Lebih baikkah menabur lebih dulu?',
  learn_a_first:
    'Dengan hitungan yang tepat, ya: dari posisi pertama, baris a b g g a c a d g membawa pulang 54 dari 98 biji sebelum pihak lawan menabur sama sekali.',
  learn_q_left: 'Siapa mendapat biji yang tersisa?',
  learn_a_left:
    'Dalam permainan berperingkat, pemilik lubang tempat biji itu berada. Di tempat lain diberikan kepada penabur terakhir, atau tidak dihitung.',
  learn_q_home: 'Di rumah kami cara mainnya lain. Siapa yang benar?',
  learn_a_home:
    'Anda. Pilih aturan Anda di bawah “Aturan dan peringkat” ketika memulai permainan, atau lihat di halaman aturan di mana cara Anda dan cara lain berpisah.',
};
