// @ts-check
// A sowing as the steps in which it is shown. The steps come from the server's lifts; the walk ends
// wherever they end, and whoever plays them shows the event's own board afterwards.

import { holeCount, holeOfLetter, otherSide, storeOf } from './ring.js';

/** @typedef {import('../protocol/types.js').Sowing} Sowing */
/** @typedef {import('../protocol/types.js').Capture} Capture */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('./shown.js').Step} Step */

/** @typedef {{south: number, north: number}} Both */

/**
 * Pits that are burnt, and what the clause `burnt` says of them: forfeit gives a seed that would
 * fall there to the mover's opponent, otherwise a hand passes over them.
 * @typedef {{holes: readonly number[], forfeit: boolean}} Burning
 */

/** @type {Burning} */
export const NOTHING_BURNT = { holes: [], forfeit: false };

/**
 * @param {Sowing} sowing
 * @param {number} pits
 * @param {Burning} [burning]
 * @returns {Step[]}
 */
export function timeline(sowing, pits, burning = NOTHING_BURNT) {
  const { side } = sowing;
  /** @type {Step[]} */
  const steps = [];
  sowing.lifts.forEach((lift, index) => {
    let hole = holeOfLetter(pits, lift.pit);
    steps.push({ kind: 'lift', side, hole, relay: index > 0 });
    for (let seed = 0; seed < lift.seeds; ++seed) {
      const step = dropStep(pits, hole, side, burning);
      hole = step.hole;
      steps.push(step);
    }
  });
  if (sowing.capture) steps.push(captureStep(sowing.capture, side, pits));
  if (sowing.swept) steps.push(sweepStep(sowing.swept, pits));
  steps.push({ kind: 'rest' });
  return steps;
}

/**
 * The next seed of a hand: round the ring, past the other player's store.
 * @param {number} pits @param {number} hole where the one before it fell
 * @param {Side} side @param {Burning} burning
 * @returns {Step & {kind: 'drop'}}
 */
export function dropStep(pits, hole, side, burning) {
  const theirs = storeOf(pits, otherSide(side));
  const isPassed = (/** @type {number} */ next) =>
    next === theirs || (!burning.forfeit && burning.holes.includes(next));
  let next = (hole + 1) % holeCount(pits);
  while (isPassed(next)) next = (next + 1) % holeCount(pits);
  return { kind: 'drop', side, hole: next, into: burning.holes.includes(next) ? theirs : next };
}

/** @param {Capture} capture @param {Side} side @param {number} pits @returns {Step} */
export function captureStep({ pit, own, opposite }, side, pits) {
  return {
    kind: 'capture',
    side,
    pit: holeOfLetter(pits, pit),
    own,
    opposite: holeOfLetter(pits, opposite),
    store: storeOf(pits, side),
  };
}

/** @param {Both} swept @param {number} pits @returns {Step} */
export function sweepStep({ south, north }, pits) {
  return {
    kind: 'sweep',
    gains: [
      { hole: storeOf(pits, 'south'), seeds: south },
      { hole: storeOf(pits, 'north'), seeds: north },
    ],
  };
}
