// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/hint.js').hint>} */
export const hint = {
  act_hint: 'Petunjuk',
  hint_asked: 'Mencari giliran terbaik…',
  hint_one: 'Petunjuk: taburkan lubang {pit}. Itu membawa pulang {seeds}.',
  hint_line: 'Petunjuk: taburkan lubang {pit}, lalu {rest}. Giliran itu membawa pulang {seeds}.',
  hint_sure: 'Tidak ada giliran yang membawa lebih banyak.',
  hint_unsure: 'Tidak ditemukan yang lebih baik.',
  hint_pit: 'petunjuk',
};
