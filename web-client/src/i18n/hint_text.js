// @ts-check
// A hint in words: the pits to sow, one after the other, and what they bring home. A long line is cut
// short: another hint goes on from there.

import { lineText } from './line_text.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../protocol/types.js').Hint} Hint */

const MOST_PITS = 8;

/** @param {Translate} t @param {number} pits @param {Hint} hint */
export function hintText(t, pits, { line, haul, sure }) {
  const seeds = t('seeds_n', { n: haul });
  const pit = lineText(pits, line.slice(0, 1));
  const rest = lineText(pits, line.slice(1, MOST_PITS)) + (line.length > MOST_PITS ? ', …' : '');
  const what =
    line.length > 1
      ? t('hint_line', { pit, rest, seeds })
      : t('hint_one', { pit, seeds });
  return `${what} ${t(sure ? 'hint_sure' : 'hint_unsure')}`;
}
