// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/people.js').people>} */
export const people = {
  open_seat: 'kosong',
  people_title: 'Jemput rakan anda',
  people_waiting: 'Menunggu rakan mengambil pihak yang satu lagi.',
  people_free: 'Satu pihak masih kosong.',
  people_link: 'Pautan ke permainan ini',
  people_link_hint:
    'Sesiapa yang membukanya dahulu boleh mengambil pihak satu lagi; yang lain boleh menonton.',
  people_copy: 'Salin pautan',
  people_copied: 'Disalin',
  people_share: 'Kongsi…',
  people_cancel: 'Batalkan',
  people_offered: '{name} menjemput anda bermain {pack}',
  people_join: 'Sertai permainan',
  people_join_hint:
    'Anda bermain sebagai tetamu melainkan log masuk dahulu; tiada apa-apa lagi diperlukan.',
  joined_you: 'Anda sudah mengambil tempat.',
  joined_they: '{name} sudah menyertai.',
  watching_not_yours: 'Anda sedang menonton: {south} lawan {north}.',
  people_copy_self: 'Salin daripada medan di atas.',
  cancel_title: 'Batalkan permainan ini?',
  cancel_text: 'Pautan itu tidak lagi membawa ke mana-mana.',
};
