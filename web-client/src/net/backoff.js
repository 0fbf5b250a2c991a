// @ts-check
// What a closed socket means for coming back: at once, later, or not by itself (close codes of
// docs/protocol.md), and how long to wait. Jitter keeps a crowd from returning in one moment.

/** @typedef {{back: 'soon'|'later'|'at_once'} | {back: 'never', why: 'reload'|'refused'}} Comeback */

/** @param {number} code the WebSocket's close code @returns {Comeback} */
export function comebackOf(code) {
  switch (code) {
    case 4400:
      return { back: 'never', why: 'refused' };
    case 4406:
      return { back: 'never', why: 'reload' };
    case 4401:
    case 4408:
    case 4409:
      return { back: 'at_once' };
    case 4429:
      return { back: 'later' };
    default:
      return { back: 'soon' };
  }
}

const FIRST = 200;
const LONGEST = 4000;
const LATER = 10000;

/**
 * @param {Comeback['back']} back
 * @param {number} attempt attempts that failed since the last good connection, from 0
 * @param {() => number} random in [0, 1)
 * @returns {number} milliseconds
 */
export function waitTime(back, attempt, random) {
  if (back === 'at_once' && attempt === 0) return 0;
  if (back === 'later') return LATER * (0.75 + random() / 2) * Math.min(1 + attempt, 4);
  return Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10)) * (0.5 + random() / 2);
}
