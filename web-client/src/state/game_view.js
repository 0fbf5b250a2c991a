// @ts-check
// A game's view as events change it, and the hash of what is drawn of it.

import { positionText, stateHash } from '../protocol/state_hash.js';
import { boardOfSeeds } from './ring.js';

/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').State} State */
/** @typedef {import('../protocol/types.js').Level} Level */
/** @typedef {import('./timeline.js').Shown} Shown */

/** Whether this screen sows next. @param {GameView} view */
export function isSeatToSow({ you, state }) {
  return state.to_sow !== null && (you === 'both' || you === state.to_sow);
}

/**
 * What the seat may do follows the state; the server has the last word on each.
 * @param {GameView} view @param {State} state @returns {GameView}
 */
export function withState(view, state) {
  const running = state.status === 'running';
  const seated = view.you !== null;
  const next = { ...view, state };
  const can = {
    ...view.can,
    sow: running && isSeatToSow(next),
    resign: running && seated,
    takeback: running && seated && !view.ranked && state.ply > 0,
    level: running && seated && !view.ranked && view.mode === 'computer',
    rematch: !running && seated,
  };
  return { ...next, can };
}

/** @param {GameView} view @param {Level} level @returns {GameView} */
export function withLevel(view, level) {
  const change = (/** @type {GameView['players']['south']} */ player) =>
    player.kind === 'computer' ? { ...player, level } : player;
  return {
    ...view,
    players: { south: change(view.players.south), north: change(view.players.north) },
  };
}

/**
 * The hash of what is drawn. Whose turn it is within a turn (`+`) is not drawn and is taken from the
 * position's text. The last sowing comes before the result, and its hash does not cover it.
 * @param {GameView} view @param {number} version @param {Shown} shown
 */
export function hashOf({ game, state, result }, version, shown) {
  const mover = state.position.slice(state.position.lastIndexOf(' ') + 1);
  return stateHash({
    game,
    version,
    state: { ...state, position: positionText(boardOfSeeds(shown.seeds), mover) },
    result: state.status === 'over' ? result : null,
  });
}
