// @ts-check
// Finding the rematch of a finished game among the running ones.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextGame } from '../src/state/rematch.js';

const person = (/** @type {string} */ name) => ({ kind: 'human', name });

/** @type {any} */
const FINISHED = {
  you: 'south',
  mode: 'people',
  ruleset: { pack: 'umum' },
  players: { south: person('Siti'), north: person('Wayan') },
};

/** @param {object} [change] @returns {any} */
const rematch = (change = {}) => ({
  game: 'next',
  mode: 'people',
  pack: 'umum',
  you: 'north',
  opponent: person('Wayan'),
  ...change,
});

test('a rematch is the running game of the same two with sides changed', () => {
  assert.deepEqual(nextGame(FINISHED, [rematch()]), { game: 'next', name: 'Wayan' });
});

test('other running games are none', () => {
  for (const other of [
    { you: 'south' },
    { pack: 'arena' },
    { opponent: person('Made') },
    { opponent: { kind: 'open' } },
    { mode: 'computer', opponent: { kind: 'computer', level: 'easy' } },
  ])
    assert.equal(nextGame(FINISHED, [rematch(other)]), null, JSON.stringify(other));
});

test('who watches, and who plays against the computer, is told of none', () => {
  assert.equal(nextGame({ ...FINISHED, you: null }, [rematch()]), null);
  assert.equal(nextGame({ ...FINISHED, mode: 'computer' }, [rematch()]), null);
});
