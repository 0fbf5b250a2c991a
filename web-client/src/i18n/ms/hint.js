// @ts-check

/** @type {import('../index.js').Topic<typeof import('../en/hint.js').hint>} */
export const hint = {
  act_hint: 'Petunjuk',
  hint_asked: 'Mencari giliran terbaik…',
  hint_one: 'Petunjuk: taburkan kampung {pit}. Itu membawa pulang {seeds}.',
  hint_line: 'Petunjuk: taburkan kampung {pit}, kemudian {rest}. Giliran itu membawa pulang {seeds}.',
  hint_sure: 'Tiada giliran yang membawa lebih banyak.',
  hint_unsure: 'Tiada yang lebih baik dijumpai.',
  hint_pit: 'petunjuk',
};
