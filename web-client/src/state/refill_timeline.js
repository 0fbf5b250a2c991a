// @ts-check
// The start of a further round as it is shown: pit by pit the stores give their seeds, both players
// at once, then pits that got none are burnt.

import { burntOfBoard, pitHole, seedsOfBoard, storeOf } from './ring.js';

/** @typedef {import('../protocol/types.js').Board} Board */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('./shown.js').Step} Step */

/** @type {readonly Side[]} */
const SIDES = ['south', 'north'];

/**
 * @param {readonly number[]} burnt pits that were burnt in the round before
 * @param {Board} board as the round starts
 * @param {boolean} fromFar pit 1 is filled first, and not the one next to the store
 * @returns {Step[]}
 */
export function refillTimeline(burnt, board, fromFar) {
  const pits = board.south.pits.length;
  const seeds = seedsOfBoard(board);
  const stayBurnt = burntOfBoard(board);
  /** @type {Step[]} */
  const steps = [{ kind: 'clear', burnt: stayBurnt.filter((hole) => burnt.includes(hole)) }];
  for (let place = 1; place <= pits; ++place) {
    for (const side of SIDES) {
      const hole = pitHole(pits, side, fromFar ? place : pits + 1 - place);
      const count = seeds[hole] ?? 0;
      const store = storeOf(pits, side);
      if (count > 0) steps.push({ kind: 'deal', hole, seeds: count, store });
    }
  }
  const holes = stayBurnt.filter((hole) => !burnt.includes(hole));
  if (holes.length > 0) steps.push({ kind: 'burn', holes });
  return [...steps, { kind: 'rest' }];
}
