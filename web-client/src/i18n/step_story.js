// @ts-check
// One move of a record or a comparison in words.

import { story } from './story.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../protocol/study_types.js').PlayStep} PlayStep */

/** @param {Translate} t @param {PlayStep} step */
export function stepStory(t, step) {
  if (step.move === '|') return t('step_round', { n: step.round });
  if (!step.sowing) return t('step_opening', { moves: step.move });
  const pits = step.board.south.pits.length;
  const state = { ply: step.ply, to_sow: step.to_sow, board: step.board };
  const view = { mode: 'same_screen', you: null, pits, result: null, state };
  const told = { what: 'sown', sown: { ...step.sowing, state } };
  return story(t, /** @type {any} */ ({ told, view }));
}
