// @ts-check
// How long each step of a sowing is shown. A long sowing speeds up, so that it never holds anybody
// up for longer than a few seconds; sowings that wait in the queue hurry the one that is shown.

/** @typedef {import('./prefs.js').Speed} Speed */
/** @typedef {import('./shown.js').Step} Step */

/**
 * @type {Record<Speed, {seed: number, whole: number}>} milliseconds a seed, and at most a sowing
 */
const PACE = {
  slow: { seed: 300, whole: 16000 },
  normal: { seed: 150, whole: 8000 },
  fast: { seed: 70, whole: 3000 },
  off: { seed: 0, whole: 0 },
};

/** @type {Record<Step['kind'], number>} in seeds' time */
const WEIGHT = {
  lift: 2.5,
  carry: 0,
  drop: 1,
  capture: 6,
  sweep: 6,
  clear: 2,
  deal: 2,
  burn: 6,
  rest: 3,
};

/**
 * @param {readonly Step[]} steps of the whole sowing
 * @param {Step} step
 * @param {Speed} speed
 * @param {number} waiting sowings in the queue
 * @returns {number} milliseconds until the step after this one
 */
export function stepTime(steps, step, speed, waiting) {
  const { seed, whole } = PACE[speed];
  const weight = steps.reduce((sum, each) => sum + WEIGHT[each.kind], 0);
  const unit = Math.min(seed, whole / weight);
  return (unit * WEIGHT[step.kind]) / (waiting > 0 ? 2 : 1);
}
