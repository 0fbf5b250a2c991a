// @ts-check
// Opening at once: both choose hidden, then both sow.

export const opening = {
  open_you: 'Choose a pit to go on with.',
  open_you_hidden: 'Choose a pit; {other} will not see it before both choices are in.',
  open_screen: '{name} chooses a pit to go on with.',
  open_screen_hidden: '{name} chooses a hidden pit; {other}, please look away.',
  open_you_have: 'You have chosen; the pit stays hidden until both choices are in.',
  open_they_have: '{name} has chosen.',
  open_wait: 'Waiting for {name} to choose.',
  open_wait_both: 'Both are choosing a pit, hidden from each other.',
  open_chosen_label: 'your hidden choice',
  open_plate_chosen: 'chosen',
  open_plate_choosing: 'choosing',
  open_plate_sowing: 'sowing',

  open_line: '{name}: {did}.',
  open_pit: 'pit {pit}',
  open_gained: '{n} seed home|{n} seeds home',
  open_home: 'the last one into the own store',
  open_capture: '{n} seed captured|{n} seeds captured',
  open_mati: 'mati in an empty pit',
  open_no_capture: 'an empty pit, nothing captured',
  open_stopped: 'stopped in a pit with seeds',
  open_emptied: 'into a pit that was emptied in the same beat',
  open_no_seeds: 'no seeds left to go on with',
  open_sowing: 'still sowing with {n} seed in hand|still sowing with {n} seeds in hand',
  open_over: 'The opening is over.',
};
