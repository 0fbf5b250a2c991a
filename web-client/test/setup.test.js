// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canForetell, foretold, lookAt, otherReadings } from '../src/state/foretold.js';
import { openGame } from '../src/state/game.js';
import { levelsOf } from '../src/state/levels.js';
import { matchOf } from '../src/state/match.js';
import { clausesOf } from '../src/state/ruleset.js';
import { FIRST_SETUP, creation, setupClauses, withClause, withPatch } from '../src/state/setup.js';
import { golden } from './goldens.js';

/** @type {any[]} */
const packs = [
  { id: 'tradisional', clauses: { pits: 7, seeds: 7, relay: true, 'capture.lap': 'none' } },
  { id: 'mancala', clauses: { pits: 6, seeds: 4, relay: false, 'capture.lap': 'none' } },
];

test("a clause is named only where it differs from the pack's", () => {
  let setup = withClause(FIRST_SETUP, packs, 'capture.lap', 'turn');
  assert.deepEqual(creation(setup).clauses, { 'capture.lap': 'turn' });
  assert.equal(creation(setup).ranked, false);
  setup = withClause(setup, packs, 'capture.lap', 'none');
  assert.deepEqual(setup.clauses, {});
  assert.equal('clauses' in creation(setup), false);
});

test('a board of another size has as many seeds in a pit, unless it says otherwise', () => {
  const five = withClause(FIRST_SETUP, packs, 'pits', 5);
  assert.deepEqual(five.clauses, { pits: 5 });
  assert.equal(setupClauses(packs, five)['seeds'], 5);
  const fewer = withClause(five, packs, 'seeds', 4);
  assert.deepEqual(fewer.clauses, { pits: 5, seeds: 4 });
  assert.deepEqual(withClause(fewer, packs, 'seeds', 5).clauses, { pits: 5 });
  const mancala = clausesOf(packs, { pack: 'mancala', clauses: { pits: 9 } });
  assert.equal(mancala['seeds'], 9);
});

test('another pack brings its own clauses, anything else keeps them', () => {
  const changed = withClause(FIRST_SETUP, packs, 'relay', false);
  assert.deepEqual(withPatch(changed, { pack: 'mancala' }).clauses, {});
  assert.deepEqual(withPatch(changed, { starts: 'opponent' }).clauses, { relay: false });
});

test('a new game says what the server wants to know and no more', () => {
  assert.deepEqual(creation(FIRST_SETUP), {
    opponent: 'computer',
    level: 'easy',
    starts: 'you',
    pack: 'tradisional',
    ranked: true,
  });
  assert.deepEqual(creation({ ...FIRST_SETUP, opponent: 'people', position: ' 1,1,1/0 1,1,1/0 s ' }), {
    opponent: 'people',
    starts: 'you',
    pack: 'tradisional',
    ranked: false,
    position: '1,1,1/0 1,1,1/0 s',
  });
  assert.deepEqual(creation({ ...FIRST_SETUP, opponent: 'same_screen' }), {
    opponent: 'same_screen',
    pack: 'tradisional',
    ranked: false,
  });
});

test('nobody earns points against the level that plays without error', () => {
  assert.equal(creation({ ...FIRST_SETUP, level: 'perfect' }).ranked, false);
  assert.equal(creation({ ...FIRST_SETUP, level: 'expert' }).ranked, true);
  assert.deepEqual(creation({ ...FIRST_SETUP, level: 'perfect', opponent: 'same_screen' }).ranked, false);
  assert.ok(!levelsOf(true).includes('perfect'));
  assert.equal(levelsOf(false).at(-1), 'perfect');
});

test('a match is scored by what decides it', () => {
  const { state } = golden('snapshot').frame.data.view;
  const rounds = [
    { starter: 'south', winner: 'south', stores: { south: 60, north: 38 } },
    { starter: 'north', winner: 'draw', stores: { south: 49, north: 49 } },
  ];
  const at = { ...state, rounds };
  assert.equal(matchOf({}, at), null);
  assert.equal(matchOf({ rounds: 1 }, at), null);
  assert.deepEqual(matchOf({ rounds: 3, match_by: 'rounds_won' }, at)?.score, {
    south: 1,
    north: 0,
  });
  assert.deepEqual(matchOf({ rounds: 3, match_by: 'seeds_total' }, at)?.score, {
    south: 109,
    north: 87,
  });
  const burnt = matchOf({ rounds: 'until_burnt', match_by: 'seeds' }, at);
  assert.deepEqual(burnt, {
    limit: 20,
    untilBurnt: true,
    by: 'seeds',
    score: { south: state.board.south.store, north: state.board.north.store },
  });
});

const ends = { last: { side: 'south', pit: 'store' }, ended: 'free_turn', gained: 1, again: true };
const mati = { last: { side: 'north', pit: 'A' }, ended: 'mati', gained: 2, again: false };
/** @type {any} */
const preview = {
  pit: 'a',
  ...ends,
  captured: 0,
  over: false,
  differs: [
    { pack: 'sunog', ...mati, captured: 0 },
    { pack: 'arena', ...ends, gained: 3, captured: 0 },
    { pack: 'ringkas', ...mati, captured: 0 },
  ],
};

/** @type {any} */
const game = {
  ...openGame('k7m2p9qwxz3hbtnv'),
  view: {
    pits: 7,
    you: 'south',
    preview: true,
    state: { ply: 4, awaits: ['south'], legal: ['a', 'b'] },
  },
  preview: { ply: 4, pits: [preview] },
};

test('the preview of the pit that is looked at is shown, for the ply that it was made for', () => {
  const look = { hole: 0, untried: false };
  assert.equal(foretold(game, look), preview);
  assert.equal(foretold(game, null), null);
  assert.equal(foretold(game, { hole: 1, untried: false }), null);
  assert.equal(foretold({ ...game, preview: { ...game.preview, ply: 3 } }, look), null);
  assert.equal(foretold({ ...game, view: { ...game.view, preview: false } }, look), null);
  assert.equal(canForetell({ ...game, pending: 'a' }), false);
});

test('packs that read a sowing alike are named together', () => {
  assert.deepEqual(
    otherReadings(preview).map(({ packs }) => packs),
    [['sunog', 'ringkas'], ['arena']],
  );
});

test('a finger looks with the first tap and sows with the second', () => {
  const down = lookAt(null, 2, true);
  assert.deepEqual(down, { hole: 2, untried: true });
  assert.deepEqual(lookAt(down, 2, false), down, 'the focus that follows a touch');
  const tried = lookAt(down, 2, true);
  assert.deepEqual(tried, { hole: 2, untried: false });
  assert.deepEqual(lookAt(tried, 2, true), tried);
  assert.deepEqual(lookAt(tried, 3, true), { hole: 3, untried: true });
  assert.deepEqual(lookAt(tried, 3, false), { hole: 3, untried: false });
  assert.equal(lookAt(tried, null, false), null);
});
