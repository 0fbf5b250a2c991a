// @ts-check
// A line of sowings as the numbers of its pits.

import { holeOfLetter, pitNumber } from '../state/ring.js';

/** @param {number} pits @param {readonly string[]} line letters */
export const lineText = (pits, line) =>
  line.map((letter) => pitNumber(pits, holeOfLetter(pits, letter))).join(', ');
