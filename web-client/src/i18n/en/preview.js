// @ts-check
// The preview: where a sowing would end.

export const preview = {
  act_preview: 'Preview',
  preview_hint:
    'Point at a pit or move to it to see where its seeds would end. Touching: the first tap shows, the second sows.',
  preview_line: 'Pit {pit}: {what}.',
  preview_store: 'ends in the own store',
  preview_their_store: 'ends in the other store',
  preview_own_pit: 'ends in own pit {pit}',
  preview_their_pit: 'ends in pit {pit} of the other side',
  preview_no_capture: 'nothing captured',
  preview_mati: 'mati',
  preview_stopped: 'among seeds, where it stops',
  preview_burnt: 'burnt, the seed goes to the other store',
  preview_again: 'sow again',
  preview_turn_over: 'the turn is over',
  preview_over: 'the round ends',
  preview_other_rules: 'By the rules of {packs}: {what}.',
};
