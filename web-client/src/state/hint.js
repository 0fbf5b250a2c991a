// @ts-check
// The hint: the sowings of the best turn that the server found from the board that is shown.

import { playable } from './choosing.js';
import { isMoving } from './showing.js';

/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Hint} Hint */
/** @typedef {import('./game.js').GameState} GameState */

/**
 * Whether the kind of game has hints: nothing helps where it counts or where a person is opposite.
 * @param {GameView} view
 */
export const hasHints = ({ ranked, mode, you }) => !ranked && mode !== 'people' && you !== null;

/** Whether one can be asked for now. @param {GameState} game */
export const canHint = (game) =>
  game.view !== null &&
  hasHints(game.view) &&
  game.view.state.phase === 'sowing' &&
  !isMoving(game) &&
  playable(game).length > 0;

/**
 * What is shown of the hint; it holds for its board and no other.
 * @param {GameState} game @returns {Hint|null}
 */
export const hintNow = (game) =>
  game.hint && canHint(game) && game.hint.ply === game.view?.state.ply ? game.hint : null;

/**
 * A hint goes with the board that it was for.
 * @param {GameState} before @param {GameState} after @returns {GameState}
 */
export function withoutStaleHint(before, after) {
  const same = before.view?.state.position === after.view?.state.position;
  return same || (!after.hint && !after.hinting) ? after : { ...after, hint: null, hinting: false };
}
