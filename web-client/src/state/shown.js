// @ts-check
// What is drawn of a board, and how one step of an animation changes it.

import { never } from '../never.js';
import { burntOfBoard, holeOfPlace, isStore, seedsOfBoard } from './ring.js';

/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('../protocol/types.js').Board} Board */
/** @typedef {import('../protocol/types.js').OpeningState} OpeningState */

/**
 * A step. `drop`: the hand passes above `hole`, the seed falls `into` it, or into a store where the
 * pit is burnt. `carry`: a hand that was in the air already. `sweep`: seeds that reach the stores.
 * `clear`, `deal`, `burn`: a round is set up.
 * @typedef {{kind: 'lift', side: Side, hole: number, relay: boolean}
 *   | {kind: 'carry', side: Side, hole: number, seeds: number}
 *   | {kind: 'drop', side: Side, hole: number, into: number}
 *   | {kind: 'capture', side: Side, pit: number, own: number, opposite: number, store: number}
 *   | {kind: 'sweep', gains: {hole: number, seeds: number}[]}
 *   | {kind: 'clear', burnt: number[]}
 *   | {kind: 'deal', hole: number, seeds: number, store: number}
 *   | {kind: 'burn', holes: number[]}
 *   | {kind: 'rest'}} Step
 */

/** @typedef {{side: Side, hole: number, seeds: number, lap: number}} Hand seeds above a hole */

/**
 * @typedef {object} Shown
 * @property {number[]} seeds by hole (ring.js)
 * @property {number[]} burnt pits that are out of play
 * @property {{south: Hand|null, north: Hand|null}} hands the hands that sow
 * @property {number|null} fresh the hole that got the latest seed
 * @property {number[]} captured holes whose seeds were just captured, and the store that got them
 * @property {{hole: number, seeds: number}[]} gains what captures brought to a store
 * @property {{south: number|null, north: number|null}} last where each side's latest seed fell
 */

const NOBODY = { south: null, north: null };

/** @param {Board} board @param {OpeningState|null} [opening] @returns {Shown} */
export function shownBoard(board, opening = null) {
  const pits = board.south.pits.length;
  const hand = (/** @type {Side} */ side) => {
    const carried = opening?.hands[side];
    return carried
      ? { side, hole: holeOfPlace(pits, carried), seeds: carried.seeds, lap: 1 }
      : null;
  };
  return {
    seeds: seedsOfBoard(board),
    burnt: burntOfBoard(board),
    hands: { south: hand('south'), north: hand('north') },
    fresh: null,
    captured: [],
    gains: [],
    last: NOBODY,
  };
}

/** @param {Shown} shown */
export const handsOf = ({ hands }) => [hands.south, hands.north].flatMap((hand) => hand ?? []);

/** Whether a sowing came to rest there, and nobody sows on. @param {Shown} shown @param {number} hole */
export const restsAt = ({ last, hands }, hole) =>
  (last.south === hole && !hands.south?.seeds) || (last.north === hole && !hands.north?.seeds);

/** @param {Shown} shown @param {Step} step @returns {Shown} */
export function applyStep(shown, step) {
  switch (step.kind) {
    case 'lift':
      return lift(shown, step);
    case 'carry': {
      const { side, hole, seeds } = step;
      const lap = shown.hands[side]?.lap ?? 1;
      return { ...shown, hands: { ...shown.hands, [side]: { side, hole, seeds, lap } } };
    }
    case 'drop':
      return drop(shown, step);
    case 'capture':
      return capture(shown, step);
    case 'sweep':
      return { ...shown, seeds: swept(shown.seeds, step.gains), hands: NOBODY, fresh: null };
    case 'clear':
      return { ...unmarked(shown), seeds: emptied(shown.seeds), burnt: step.burnt, hands: NOBODY };
    case 'deal':
      return {
        ...shown,
        seeds: moved(shown.seeds, step.store, step.hole, step.seeds),
        fresh: step.hole,
      };
    case 'burn':
      return { ...shown, burnt: [...shown.burnt, ...step.holes], fresh: null };
    case 'rest':
      return { ...shown, hands: heldOnly(shown.hands), fresh: null };
    default:
      return never(step);
  }
}

/** @param {Shown} shown @param {Step & {kind: 'lift'}} step @returns {Shown} */
function lift(shown, { side, hole, relay }) {
  const { seeds, hands } = shown;
  const hand = { side, hole, seeds: seeds[hole] ?? 0, lap: relay ? (hands[side]?.lap ?? 0) + 1 : 1 };
  const calm = relay ? shown : unmarked(shown);
  return { ...calm, seeds: withCount(seeds, hole, 0), hands: { ...hands, [side]: hand }, fresh: null };
}

/** @param {Shown} shown @param {Step & {kind: 'drop'}} step @returns {Shown} */
function drop(shown, { side, hole, into }) {
  const before = shown.hands[side];
  const hand = {
    side,
    hole,
    seeds: Math.max(0, (before?.seeds ?? 1) - 1),
    lap: before?.lap ?? 1,
  };
  return {
    ...shown,
    seeds: withCount(shown.seeds, into, (shown.seeds[into] ?? 0) + 1),
    hands: { ...shown.hands, [side]: hand },
    fresh: into,
    captured: [],
    gains: [],
    last: { ...shown.last, [side]: hole },
  };
}

/** @param {Shown} shown @param {Step & {kind: 'capture'}} step @returns {Shown} */
function capture(shown, { side, pit, own, opposite, store }) {
  const at = (/** @type {number} */ hole) => shown.seeds[hole] ?? 0;
  const dropped = Math.min(own, at(pit));
  const taken = dropped + at(opposite);
  let seeds = withCount(shown.seeds, pit, at(pit) - dropped);
  seeds = withCount(seeds, opposite, 0);
  return {
    ...shown,
    seeds: withCount(seeds, store, at(store) + taken),
    hands: { ...shown.hands, [side]: null },
    fresh: null,
    captured: [...shown.captured, pit, opposite, store],
    gains: [...shown.gains, { hole: store, seeds: taken }],
  };
}

/** @param {Shown['hands']} hands @returns {Shown['hands']} */
const heldOnly = ({ south, north }) => ({
  south: south?.seeds ? south : null,
  north: north?.seeds ? north : null,
});

/** @param {Shown} shown @returns {Shown} */
const unmarked = (shown) => ({ ...shown, fresh: null, captured: [], gains: [], last: NOBODY });

/** @param {number[]} seeds @param {number} hole @param {number} count */
const withCount = (seeds, hole, count) => seeds.map((old, index) => (index === hole ? count : old));

/** @param {number[]} seeds @param {number} from @param {number} to @param {number} count */
const moved = (seeds, from, to, count) =>
  withCount(withCount(seeds, from, Math.max(0, (seeds[from] ?? 0) - count)), to, count);

/** @param {number[]} seeds */
const emptied = (seeds) =>
  seeds.map((count, hole) => (isStore(seeds.length / 2 - 1, hole) ? count : 0));

/** @param {number[]} seeds @param {{hole: number, seeds: number}[]} gains */
const swept = (seeds, gains) =>
  gains.reduce(
    (all, { hole, seeds: count }) => withCount(all, hole, (all[hole] ?? 0) + count),
    emptied(seeds),
  );
