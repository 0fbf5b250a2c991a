// @ts-check
// One turn of an analysed game in words.

import { boardAt, gainedAt, lettersOf } from '../state/analysis.js';
import { lineText } from './line_text.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../protocol/analysis_types.js').Decision} Decision */
/** @typedef {import('../state/analysis.js').Line} Line */

/** `pits 1, 2, 7`. @param {Translate} t @param {number} pits @param {readonly string[]} line */
export const pitsText = (t, pits, line) =>
  t('decision_pits', { n: line.length, line: lineText(pits, line) });

/** What was made and what was possible. @param {Translate} t @param {Decision} decision */
export function decisionText(t, { board, turn, made, best, haul, sure }) {
  const pits = board.south.pits.length;
  const played = { seeds: t('seeds_n', { n: made }), pits: pitsText(t, pits, turn) };
  const found = { haul, pits: pitsText(t, pits, best) };
  return `${t('decision_played', played)} ${t(sure ? 'decision_sure' : 'decision_unsure', found)}`;
}

/**
 * What one sowing of a line did; the whole turn where none is shown yet.
 * @param {Translate} t @param {Decision} decision @param {Line} line @param {number} step
 */
export function stepText(t, decision, line, step) {
  const letters = lettersOf(decision, line);
  const letter = letters[step - 1];
  if (letter === undefined) return decisionText(t, decision);
  const { side, board } = decision;
  return t('decision_step', {
    step,
    steps: letters.length,
    pit: lineText(board.south.pits.length, [letter]),
    seeds: t('seeds_n', { n: gainedAt(decision, line, step) }),
    store: boardAt(decision, line, step)[side].store,
  });
}
