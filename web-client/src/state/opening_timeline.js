// @ts-check
// A step of a simultaneous opening as it is shown: beat by beat, South's seed before North's, then
// what comes to rest or is lifted again, South before North.

import { holeOfLetter, holeOfPlace } from './ring.js';
import { NOTHING_BURNT, captureStep, dropStep, sweepStep } from './timeline.js';

/** @typedef {import('../protocol/types.js').Opened} Opened */
/** @typedef {import('../protocol/types.js').OpeningSide} OpeningSide */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('./shown.js').Step} Step */

/** @typedef {{at: number, step: Step}} Timed two ticks a beat: seeds fall, then hands resolve */

/** @param {Opened} opened @param {number} pits @returns {Step[]} */
export function openingTimeline(opened, pits) {
  const timed = [
    ...oneSide(opened.south, 'south', pits, opened.beats),
    ...oneSide(opened.north, 'north', pits, opened.beats),
  ];
  // The sort is stable: at the same moment South comes first.
  const steps = timed.sort((a, b) => a.at - b.at).map(({ step }) => step);
  if (opened.swept) steps.push(sweepStep(opened.swept, pits));
  return [...steps, { kind: 'rest' }];
}

/**
 * @param {OpeningSide} told @param {Side} side @param {number} pits @param {number} beats
 * @returns {Timed[]}
 */
function oneSide(told, side, pits, beats) {
  /** @type {Timed[]} */
  const timed = [];
  /** @param {number} from @param {number} seeds @param {number} first */
  function sow(from, seeds, first) {
    let hole = from;
    for (let beat = first; beat < first + seeds && beat <= beats; ++beat) {
      const step = dropStep(pits, hole, side, NOTHING_BURNT);
      hole = step.hole;
      timed.push({ at: 2 * beat, step });
    }
  }
  if (told.carried) {
    const { seeds } = told.carried;
    const hole = holeOfPlace(pits, told.carried);
    timed.push({ at: 0, step: { kind: 'carry', side, hole, seeds } });
    sow(hole, seeds, 1);
  }
  told.lifts.forEach((lift, index) => {
    const hole = holeOfLetter(pits, lift.pit);
    const relay = index > 0 || told.carried !== null;
    timed.push({ at: 2 * lift.beat - 1, step: { kind: 'lift', side, hole, relay } });
    sow(hole, lift.seeds, lift.beat);
  });
  if (told.capture) {
    const at = 2 * told.rest_beat + 1;
    timed.push({ at, step: captureStep(told.capture, side, pits) });
  }
  return timed;
}
