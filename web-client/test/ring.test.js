// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boardOfSeeds,
  holeCount,
  holeOfLetter,
  isStore,
  letterOf,
  nextHole,
  pitHole,
  pitNumber,
  seedsOfBoard,
  sideOf,
  storeOf,
} from '../src/state/ring.js';

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
  for (const mover of /** @type {const} */ (['south', 'north'])) {
    const visited = new Set();
    let hole = 0;
    for (let step = 0; step < holeCount(7) - 1; ++step)
      visited.add((hole = nextHole(7, hole, mover)));
    assert.equal(visited.size, holeCount(7) - 1);
    assert.ok(!visited.has(storeOf(7, mover === 'south' ? 'north' : 'south')));
  }
});

test('a board and its seeds by hole are the same board', () => {
  const board = {
    south: { pits: [1, 2, 3], store: 4, burnt: [] },
    north: { pits: [5, 6, 7], store: 8, burnt: [] },
  };
  assert.deepEqual(seedsOfBoard(board), [1, 2, 3, 4, 5, 6, 7, 8]);
  assert.deepEqual(boardOfSeeds(seedsOfBoard(board)), board);
});
