// @ts-check
// A comparison as frames to step through: the first position, every move that both readings play
// alike, and the one in which they part.

import { seedsOfBoard } from './ring.js';

/** @typedef {import('../protocol/study_types.js').Comparison} Comparison */
/** @typedef {import('../protocol/study_types.js').Standing} Standing */
/** @typedef {import('../protocol/study_types.js').PlayStep} PlayStep */

/** @typedef {{left: Standing|PlayStep, right: Standing|PlayStep, parting: boolean}} Frame */

/** @param {Comparison} comparison @returns {Frame[]} at least one; the last parts, if they do */
export function framesOf({ start, common, parts }) {
  /** @type {Frame[]} */
  const frames = [{ ...start, parting: parts?.what === 'start' }];
  if (parts?.what === 'start') return frames;
  for (const step of common) frames.push({ left: step, right: step, parting: false });
  if (parts) frames.push({ left: parts.left, right: parts.right, parting: true });
  return frames;
}

/** What was played to reach it; nothing for a first position. @param {Standing|PlayStep} standing */
export const stepOf = (standing) => ('move' in standing ? standing : null);

/** @param {Standing} standing */
export const pitsOf = ({ board }) => board.south.pits.length;

/** @typedef {{hole: number, left: number, right: number}} Difference `hole` of ring.js */

/**
 * The holes that hold different numbers of seeds; nothing to tell where the boards differ in size.
 * @param {Frame} frame @returns {Difference[]}
 */
export function differencesOf({ left, right }) {
  if (pitsOf(left) !== pitsOf(right)) return [];
  const others = seedsOfBoard(right.board);
  return seedsOfBoard(left.board).flatMap((seeds, hole) => {
    const other = others[hole] ?? 0;
    return seeds === other ? [] : [{ hole, left: seeds, right: other }];
  });
}
