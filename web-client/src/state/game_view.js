// @ts-check
// A game's view as events change it, and the hash of what is drawn of it.

import { positionText, stateHash } from '../protocol/state_hash.js';
import { chooser, isOwn } from './choosing.js';
import { boardOfSeeds, placeOfHole } from './ring.js';

/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').State} State */
/** @typedef {import('../protocol/types.js').Level} Level */
/** @typedef {import('../protocol/types.js').Player} Player */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('./shown.js').Hand} Hand */
/** @typedef {import('./shown.js').Shown} Shown */

/**
 * What the seat may do follows the state; the server has the last word on each.
 * @param {GameView} view @param {State} state @returns {GameView}
 */
export function withState(view, state) {
  const running = state.status === 'running';
  const seated = view.you !== null;
  const playing = running && seated;
  const next = { ...view, state };
  const awaited = running && chooser(next) !== null;
  const between = playing && state.phase === 'round_over';
  const hidden = state.opening?.chosen.some((side) => isOwn(next, side)) ?? false;
  const can = {
    ...view.can,
    sow: awaited && state.phase === 'sowing',
    choose: awaited && state.phase === 'opening',
    next_round: between,
    stop: between && (state.stop_offer === null || state.stop_offer !== view.you),
    resign: playing,
    takeback: playing && view.mode !== 'people' && !view.ranked && state.ply > 0 && !hidden,
    level: playing && !view.ranked && view.mode === 'computer',
    rematch: !running && seated && hasBothPlayers(view),
    preview: playing && view.can.preview,
  };
  return { ...next, can };
}

/** @param {GameView} view */
export const hasBothPlayers = ({ players }) =>
  players.south.kind !== 'open' && players.north.kind !== 'open';

/** Whether the viewer could take the open seat, if need be as a new guest. @param {GameView} view */
export const isInvited = (view) =>
  view.you === null && view.state.status === 'running' && !hasBothPlayers(view);

/** @param {GameView} view @param {Side} side @param {Player} player @returns {GameView} */
export function withPlayer(view, side, player) {
  const players = { ...view.players, [side]: player };
  return { ...view, players, can: { ...view.can, join: false } };
}

/** @param {GameView} view @param {Level} level @returns {GameView} */
export function withLevel(view, level) {
  const change = (/** @type {Player} */ player) =>
    player.kind === 'computer' ? { ...player, level } : player;
  return {
    ...view,
    players: { south: change(view.players.south), north: change(view.players.north) },
  };
}

/** @param {GameView} view @param {Side} side @param {string} pit @returns {GameView} */
export const withChoice = (view, side, pit) => ({
  ...view,
  choice: { ...view.choice, [side]: pit },
});

/**
 * The hash of what is drawn. Whose turn it is within a turn (`+`) is not drawn and is taken from the
 * position's text. The last sowing comes before the result, and its hash does not cover it.
 * @param {GameView} view @param {number} version @param {Shown} shown
 */
export function hashOf({ game, pits, state, result }, version, shown) {
  const mover = state.position.slice(state.position.lastIndexOf(' ') + 1);
  const position = positionText(boardOfSeeds(shown.seeds, shown.burnt), mover);
  const held = (/** @type {Hand|null} */ hand) =>
    hand && { ...placeOfHole(pits, hand.hole), seeds: hand.seeds };
  const hands = { south: held(shown.hands.south), north: held(shown.hands.north) };
  return stateHash({
    game,
    version,
    state: { ...state, position, opening: state.opening && { ...state.opening, hands } },
    result: state.status === 'over' ? result : null,
  });
}
