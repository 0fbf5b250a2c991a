// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/account.js').account>} */
export const account = {
  account_title: 'Akaun',
  account_lead: 'Nama menyimpan permainan dan mata anda, serta meletakkan anda di papan mata.',
  account_guest:
    'Anda bermain sebagai tetamu. Daftar, dan semua yang telah dimainkan kekal milik anda.',
  account_signed_in: 'Log masuk sebagai {name}',
  account_rank: 'Kedudukan',
  account_points: 'Mata',
  account_unranked: 'belum ada',
  signup: 'Daftar',
  login: 'Log masuk',
  logout: 'Log keluar',
  name: 'Nama',
  password: 'Kata laluan',
  password_hint: '8 hingga 128 aksara.',
  name_hint: 'Seperti yang dilihat orang lain.',
  working: 'Sebentar…',
};
