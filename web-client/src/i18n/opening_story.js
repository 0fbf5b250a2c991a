// @ts-check
// A step of a simultaneous opening in words: what each of the two did, once a step.

import { never } from '../never.js';
import { holeOfLetter, pitNumber } from '../state/ring.js';
import { sideName } from './names.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Opened} Opened */
/** @typedef {import('../protocol/types.js').OpeningSide} OpeningSide */
/** @typedef {import('../protocol/types.js').State} State */
/** @typedef {import('../protocol/types.js').Side} Side */

/**
 * @param {Translate} t @param {GameView} view @param {Opened} opened @param {State} state after it
 * @returns {string[]}
 */
export function openingLines(t, view, opened, state) {
  const lines = [line(t, view, opened, 'south', state), line(t, view, opened, 'north', state)];
  if (state.phase !== 'opening') lines.push(t('open_over'));
  if (opened.swept) lines.push(t('tell_swept'));
  else if (opened.passed) lines.push(t('tell_passed'));
  return lines;
}

/**
 * @param {Translate} t @param {GameView} view @param {Opened} opened @param {Side} side
 * @param {State} state
 */
function line(t, view, opened, side, state) {
  const told = opened[side];
  if (told.rest === 'done') return '';
  const pit = told.chosen && pitNumber(view.pits, holeOfLetter(view.pits, told.chosen));
  const did = [
    pit ? t('open_pit', { pit }) : '',
    told.gained > 0 ? t('open_gained', { n: told.gained }) : '',
    rest(t, told, state.opening?.hands[side]?.seeds ?? 0),
  ];
  return t('open_line', { name: sideName(t, view, side), did: did.filter(Boolean).join(', ') });
}

/** @param {Translate} t @param {OpeningSide} told @param {number} held */
function rest(t, { rest: end, capture }, held) {
  switch (end) {
    case 'free_turn':
      return t('open_home');
    case 'capture':
      return t('open_capture', { n: (capture?.own ?? 0) + (capture?.taken ?? 0) });
    case 'mati':
      return t('open_mati');
    case 'no_capture':
      return t('open_no_capture');
    case 'stopped':
      return t('open_stopped');
    case 'emptied':
      return t('open_emptied');
    case 'no_seeds':
      return t('open_no_seeds');
    case 'sowing':
      return t('open_sowing', { n: held });
    case 'done':
      return '';
    default:
      return never(end);
  }
}
