// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/account.js').account>} */
export const account = {
  account_title: 'Akun',
  account_lead: 'Nama menyimpan permainan dan poin Anda, dan menempatkan Anda di papan peringkat.',
  account_guest:
    'Anda bermain sebagai tamu. Daftarlah, dan semua yang sudah dimainkan tetap milik Anda.',
  account_signed_in: 'Masuk sebagai {name}',
  account_rank: 'Peringkat',
  account_points: 'Poin',
  account_unranked: 'belum ada',
  signup: 'Daftar',
  login: 'Masuk',
  logout: 'Keluar',
  name: 'Nama',
  password: 'Kata sandi',
  password_hint: '8 sampai 128 karakter.',
  name_hint: 'Seperti yang dilihat orang lain.',
  working: 'Sebentar…',
};
