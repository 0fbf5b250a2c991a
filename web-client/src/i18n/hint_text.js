// @ts-check
// A hint in words: the pits to sow, one after the other, and what they bring home.

import { lineText } from './line_text.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../protocol/types.js').Hint} Hint */

/** @param {Translate} t @param {number} pits @param {Hint} hint */
export function hintText(t, pits, { line, haul, sure }) {
  const seeds = t('seeds_n', { n: haul });
  const pit = lineText(pits, line.slice(0, 1));
  const what =
    line.length > 1
      ? t('hint_line', { pit, rest: lineText(pits, line.slice(1)), seeds })
      : t('hint_one', { pit, seeds });
  return `${what} ${t(sure ? 'hint_sure' : 'hint_unsure')}`;
}
