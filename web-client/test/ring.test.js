// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boardOfSeeds,
  burntOfBoard,
  holeCount,
  holeOfLetter,
  isStore,
  letterOf,
  otherSide,
  pitHole,
  pitNumber,
  seedsOfBoard,
  sideOf,
  storeOf,
} from '../src/state/ring.js';
import { NOTHING_BURNT, dropStep } from '../src/state/timeline.js';

const SIDES = /** @type {const} */ (['south', 'north']);
const drop = /** @type {const} */ ({ kind: 'drop', side: 'south' });

test('letters, numbers and holes name the same pits on every board size', () => {
  for (let pits = 3; pits <= 11; ++pits) {
    for (let hole = 0; hole < holeCount(pits); ++hole) {
      if (isStore(pits, hole)) continue;
      assert.equal(holeOfLetter(pits, letterOf(pits, hole)), hole);
      assert.equal(pitHole(pits, sideOf(pits, hole), pitNumber(pits, hole)), hole);
    }
  }
  assert.equal(letterOf(7, 0), 'a');
  assert.equal(letterOf(7, 14), 'G');
});

test('a hand passes every hole but the other store', () => {
  for (const mover of SIDES) {
    const visited = new Set();
    let hole = 0;
    for (let step = 0; step < holeCount(7) - 1; ++step) {
      const drop = dropStep(7, hole, mover, NOTHING_BURNT);
      assert.equal(drop.into, drop.hole);
      visited.add((hole = drop.hole));
    }
    assert.equal(visited.size, holeCount(7) - 1);
    assert.ok(!visited.has(storeOf(7, otherSide(mover))));
  }
});

test('a burnt pit is passed over, or gives its seed to the other store', () => {
  const skip = { holes: [1, 2], forfeit: false };
  assert.deepEqual(dropStep(7, 0, 'south', skip), { ...drop, hole: 3, into: 3 });
  const forfeit = { holes: [1, 2], forfeit: true };
  assert.deepEqual(dropStep(7, 0, 'south', forfeit), { ...drop, hole: 1, into: 15 });
  assert.deepEqual(dropStep(7, 1, 'south', forfeit), { ...drop, hole: 2, into: 15 });
  assert.deepEqual(dropStep(7, 0, 'north', forfeit), {
    ...drop,
    side: 'north',
    hole: 1,
    into: 7,
  });
});

test('a board and its seeds by hole are the same board', () => {
  const board = {
    south: { pits: [1, 0, 3], store: 4, burnt: ['b'] },
    north: { pits: [5, 6, 0], store: 8, burnt: ['C'] },
  };
  assert.deepEqual(seedsOfBoard(board), [1, 0, 3, 4, 5, 6, 0, 8]);
  assert.deepEqual(burntOfBoard(board), [1, 6]);
  assert.deepEqual(boardOfSeeds(seedsOfBoard(board), burntOfBoard(board)), board);
});
