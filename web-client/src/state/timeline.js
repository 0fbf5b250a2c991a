// @ts-check
// A sowing as the steps in which it is shown, and what the board looks like after each of them.
// The steps come from the server's lifts; the walk ends wherever they end, and whoever plays them
// shows the event's own board afterwards.

import {
  holeCount,
  holeOfLetter,
  isStore,
  nextHole,
  seedsOfBoard,
  sideOf,
  storeOf,
} from './ring.js';
import { never } from '../never.js';

/** @typedef {import('../protocol/types.js').Sowing} Sowing */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('../protocol/types.js').Board} Board */

/**
 * @typedef {{kind: 'lift', hole: number, relay: boolean}
 *   | {kind: 'drop', hole: number}
 *   | {kind: 'capture', pit: number, own: number, opposite: number, store: number}
 *   | {kind: 'sweep'}
 *   | {kind: 'rest'}} Step
 */

/**
 * What is drawn of the seeds.
 * @typedef {object} Shown
 * @property {number[]} seeds by hole (ring.js)
 * @property {{hole: number, seeds: number, lap: number}|null} hand the hand that sows, and where
 * @property {number|null} fresh the hole that got the latest seed
 * @property {number[]} captured holes whose seeds were just captured, and the store that got them
 * @property {number} taken seeds of that capture
 * @property {number|null} last where the latest sowing came to rest
 */

/** @param {Board} board @returns {Shown} */
export function shownBoard(board) {
  const seeds = seedsOfBoard(board);
  return { seeds, hand: null, fresh: null, captured: [], taken: 0, last: null };
}

/**
 * @param {Sowing} sowing
 * @param {number} pits
 * @returns {Step[]}
 */
export function timeline(sowing, pits) {
  /** @type {Step[]} */
  const steps = [];
  sowing.lifts.forEach((lift, index) => {
    let hole = holeOfLetter(pits, lift.pit);
    steps.push({ kind: 'lift', hole, relay: index > 0 });
    for (let seed = 0; seed < lift.seeds; ++seed) {
      hole = nextHole(pits, hole, sowing.side);
      steps.push({ kind: 'drop', hole });
    }
  });
  if (sowing.capture) {
    const { pit, own, opposite } = sowing.capture;
    steps.push({
      kind: 'capture',
      pit: holeOfLetter(pits, pit),
      own,
      opposite: holeOfLetter(pits, opposite),
      store: storeOf(pits, sowing.side),
    });
  }
  if (sowing.swept) steps.push({ kind: 'sweep' });
  steps.push({ kind: 'rest' });
  return steps;
}

/**
 * @param {Shown} shown
 * @param {Step} step
 * @returns {Shown}
 */
export function applyStep(shown, step) {
  const seeds = [...shown.seeds];
  const at = (/** @type {number} */ hole) => seeds[hole] ?? 0;
  switch (step.kind) {
    case 'lift': {
      const hand = { hole: step.hole, seeds: at(step.hole), lap: (shown.hand?.lap ?? 0) + 1 };
      seeds[step.hole] = 0;
      return { ...shown, seeds, hand, fresh: null, captured: [], taken: 0, last: null };
    }
    case 'drop': {
      seeds[step.hole] = at(step.hole) + 1;
      const left = Math.max(0, (shown.hand?.seeds ?? 1) - 1);
      const hand = { hole: step.hole, seeds: left, lap: shown.hand?.lap ?? 1 };
      return { ...shown, seeds, hand, fresh: step.hole, last: step.hole };
    }
    case 'capture': {
      const taken = Math.min(step.own, at(step.pit)) + at(step.opposite);
      seeds[step.pit] = Math.max(0, at(step.pit) - step.own);
      seeds[step.opposite] = 0;
      seeds[step.store] = at(step.store) + taken;
      const captured = [step.pit, step.opposite, step.store];
      return { ...shown, seeds, hand: null, fresh: null, captured, taken };
    }
    case 'sweep':
      return { ...shown, seeds: swept(seeds), hand: null, fresh: null };
    case 'rest':
      return { ...shown, hand: null, fresh: null };
    default:
      return never(step);
  }
}

/** Every pit into its owner's store. @param {number[]} seeds */
function swept(seeds) {
  const pits = seeds.length / 2 - 1;
  const result = seeds.map((count, hole) => (isStore(pits, hole) ? count : 0));
  for (let hole = 0; hole < holeCount(pits); ++hole) {
    const store = storeOf(pits, sideOf(pits, hole));
    if (!isStore(pits, hole)) result[store] = (result[store] ?? 0) + (seeds[hole] ?? 0);
  }
  return result;
}
