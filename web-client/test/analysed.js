// @ts-check
// A short analysed game of three pits for tests.

/** @typedef {import('../src/protocol/analysis_types.js').Analysis} Analysis */

export const GAME = 'abcdefgh23456789';

/** @param {number[]} south @param {number} store @param {number[]} north @param {number} theirs */
const board = (south, store, north, theirs) => ({
  south: { pits: south, store, burnt: [] },
  north: { pits: north, store: theirs, burnt: [] },
});
const start = board([3, 3, 3], 0, [3, 3, 3], 0);
const middle = board([0, 4, 4], 1, [3, 3, 3], 0);

/** @type {Analysis} */
export const analysed = {
  state: 'ready',
  game: GAME,
  pack: 'tradisional',
  total: 18,
  stores: [
    { ply: 0, round: 1, south: 0, north: 0 },
    { ply: 1, round: 1, south: 1, north: 0 },
    { ply: 2, round: 1, south: 1, north: 5 },
  ],
  decisions: [
    {
      ply: 1,
      round: 1,
      side: 'south',
      turn: ['a'],
      made: 1,
      best: ['a'],
      haul: 1,
      sure: true,
      lost: 0,
      position: '3,3,3/0 3,3,3/0 s',
      board: start,
      turn_boards: [middle],
      best_boards: [middle],
    },
    {
      ply: 2,
      round: 1,
      side: 'north',
      turn: ['A'],
      made: 1,
      best: ['C', 'A'],
      haul: 5,
      sure: false,
      lost: 4,
      position: '0,4,4/1 3,3,3/0 n',
      board: middle,
      turn_boards: [board([0, 4, 4], 1, [0, 4, 4], 1)],
      best_boards: [board([1, 5, 4], 1, [3, 3, 0], 1), board([1, 5, 0], 1, [0, 4, 1], 5)],
    },
  ],
  turning_point: 1,
  missed: { south: null, north: { decision: 1, line: ['C', 'A'], seeds: 6 } },
  budget: 200000,
};

/** @param {number} at */
export function decision(at) {
  const found = analysed.decisions[at];
  if (!found) throw new Error(`no decision ${at}`);
  return found;
}
