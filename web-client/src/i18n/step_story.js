// @ts-check
// One move of a record or a comparison in words.

import { story } from './story.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../protocol/study_types.js').PlayStep} PlayStep */

/** Their names are those of two at one screen. */
const PLAYER = { kind: 'human', name: '' };

/** @param {Translate} t @param {PlayStep} step */
export function stepStory(t, step) {
  if (step.move === '|') return t('step_round', { n: step.round });
  if (!step.sowing) return t('step_opening', { moves: step.move });
  const pits = step.board.south.pits.length;
  const told = { ply: step.ply, to_sow: step.to_sow, board: step.board };
  const state = { ...told, phase: 'sowing', rounds: [], awaits: [], opening: null };
  const players = { south: PLAYER, north: PLAYER };
  const view = { mode: 'same_screen', you: null, pits, players, result: null, state };
  return story(
    t,
    /** @type {any} */ ({ told: { what: 'sown', sowing: step.sowing, state }, view }),
  );
}
