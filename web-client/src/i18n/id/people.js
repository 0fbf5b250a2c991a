// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/people.js').people>} */
export const people = {
  open_seat: 'kosong',
  people_title: 'Undang teman Anda',
  people_waiting: 'Menunggu teman mengambil sisi yang lain.',
  people_free: 'Satu sisi masih kosong.',
  people_link: 'Tautan ke permainan ini',
  people_link_hint:
    'Siapa yang membukanya lebih dulu bisa mengambil sisi lain; yang lain bisa menonton.',
  people_copy: 'Salin tautan',
  people_copied: 'Tersalin',
  people_share: 'Bagikan…',
  people_cancel: 'Batalkan undangan',
  people_offered: '{name} mengundang Anda bermain {pack}',
  people_join: 'Ikut bermain',
  people_join_hint: 'Anda bermain sebagai tamu kecuali masuk dulu; tidak perlu apa-apa lagi.',
  joined_you: 'Anda sudah mengambil tempat.',
  joined_they: '{name} sudah bergabung.',
  watching_not_yours: 'Anda sedang menonton: {south} lawan {north}.',
  people_copy_self: 'Salin dari kolom di atas.',
  cancel_title: 'Batalkan permainan ini?',
  cancel_text: 'Tautan itu tidak lagi menuju ke mana-mana.',
};
