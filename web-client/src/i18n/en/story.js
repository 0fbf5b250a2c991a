// @ts-check

export const story = {
  tell_you_to_sow: 'Your turn: choose a pit.',
  tell_they_to_sow: '{name} is to sow.',
  tell_you_first: 'You sow first: choose a pit.',
  tell_they_first: '{name} sows first.',
  tell_you_sowed: 'You sowed pit {pit}.',
  tell_they_sowed: '{name} sowed pit {pit}.',
  tell_relay: 'The sowing went on through {n} hands.',
  tell_gained: '{n} seed came home.|{n} seeds came home.',
  tell_you_free: 'The last seed fell into your store: sow again.',
  tell_they_free: '{name} reached the own store with the last seed and sows again.',
  tell_you_capture: 'You captured {n} seed.|You captured {n} seeds.',
  tell_they_capture: '{name} captured {n} seed.|{name} captured {n} seeds.',
  tell_mati: 'The last seed fell into an empty pit: mati.',
  tell_no_capture: 'The last seed fell into an empty pit, nothing to capture.',
  tell_stopped: 'The last seed fell into a pit with seeds, where this game stops.',
  tell_burnt: 'The last seed fell into a burnt pit.',
  tell_passed: 'A pass: there was nothing to sow.',
  tell_swept: 'The seeds that were left went home.',
  tell_taken_back: '{n} sowing was taken back.|{n} sowings were taken back.',
  tell_level: 'The level is now {level}.',
  tell_watching: 'You are watching this game.',
  tell_forfeited:
    '{n} seed fell into burnt pits and went to the other store.|{n} seeds fell into burnt pits and went to the other store.',
};
