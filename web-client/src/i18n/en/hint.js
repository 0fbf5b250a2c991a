// @ts-check
// The hint: the best turn from here.

export const hint = {
  act_hint: 'Hint',
  hint_asked: 'Looking for the best turn…',
  hint_one: 'Hint: sow pit {pit}. That brings {seeds} home.',
  hint_line: 'Hint: sow pit {pit}, then {rest}. The turn brings {seeds} home.',
  hint_sure: 'No turn brings more.',
  hint_unsure: 'Nothing better was found.',
  hint_pit: 'hint',
};
