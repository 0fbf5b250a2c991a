// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openingTimeline } from '../src/state/opening_timeline.js';
import { refillTimeline } from '../src/state/refill_timeline.js';
import { boardOfSeeds } from '../src/state/ring.js';
import { applyStep, handsOf, restsAt, shownBoard } from '../src/state/shown.js';

/** @typedef {import('../src/protocol/types.js').OpeningSide} OpeningSide */
/** @typedef {import('../src/state/shown.js').Shown} Shown */
/** @typedef {import('../src/state/shown.js').Step} Step */

/** @type {OpeningSide} */
const IDLE = {
  chosen: null,
  lifts: [],
  carried: null,
  rest: 'done',
  rest_beat: 0,
  last: null,
  capture: null,
  gained: 0,
  finished: true,
};

/** South reaches the store in beat 2, North lifts once more in the same beat and has to wait. */
const FIRST = {
  ply: 1,
  beats: 2,
  south: /** @type {OpeningSide} */ ({
    ...IDLE,
    chosen: 'b',
    lifts: [{ side: 'south', pit: 'b', seeds: 2, beat: 1 }],
    rest: 'free_turn',
    rest_beat: 2,
    last: { side: 'south', pit: 'store' },
    gained: 1,
    finished: false,
  }),
  north: /** @type {OpeningSide} */ ({
    ...IDLE,
    chosen: 'A',
    lifts: [
      { side: 'north', pit: 'A', seeds: 2, beat: 1 },
      { side: 'north', pit: 'C', seeds: 3, beat: 3 },
    ],
    rest: 'sowing',
    last: { side: 'north', pit: 'C' },
    finished: false,
  }),
  next: null,
  passed: false,
  swept: null,
};

/** South goes on with a, North with the hand that waited. */
const SECOND = {
  ...FIRST,
  ply: 2,
  south: /** @type {OpeningSide} */ ({
    ...IDLE,
    chosen: 'a',
    lifts: [{ side: 'south', pit: 'a', seeds: 2, beat: 1 }],
    rest: 'stopped',
    rest_beat: 2,
    last: { side: 'south', pit: 'c' },
  }),
  north: /** @type {OpeningSide} */ ({
    ...IDLE,
    carried: { side: 'north', pit: 'C', seeds: 3 },
    rest: 'sowing',
  }),
};

const board = (/** @type {number[]} */ seeds, /** @type {number[]} */ burnt = []) =>
  boardOfSeeds(seeds, burnt);

/** @param {Shown} shown @param {Step[]} steps */
const play = (shown, steps) => steps.reduce(applyStep, shown);

/** @param {Shown} shown */
const allSeeds = (shown) =>
  [...shown.seeds, ...handsOf(shown).map(({ seeds }) => seeds)].reduce((sum, n) => sum + n, 0);

const start = shownBoard(board([2, 2, 2, 0, 2, 2, 2, 0]));

test('both hands of an opening move beat by beat, South before North', () => {
  const steps = openingTimeline(FIRST, 3);
  assert.deepEqual(
    steps.map((step) => `${step.kind}${'side' in step ? ` ${step.side}` : ''}`),
    [
      'lift south',
      'lift north',
      'drop south',
      'drop north',
      'drop south',
      'drop north',
      'lift north',
      'rest',
    ],
  );
  let shown = start;
  for (const step of steps) {
    shown = applyStep(shown, step);
    assert.equal(allSeeds(shown), 12);
  }
  assert.deepEqual(shown.seeds, [2, 0, 3, 1, 0, 3, 0, 0]);
  assert.deepEqual(shown.hands.north, { side: 'north', hole: 6, seeds: 3, lap: 2 });
  assert.equal(shown.hands.south, null);
  assert.ok(restsAt(shown, 3));
  assert.ok(!restsAt(shown, 6), 'a hand that waits has not come to rest');
});

test('a hand that waited for a choice goes on where it was', () => {
  const waiting = play(start, openingTimeline(FIRST, 3));
  const steps = openingTimeline(SECOND, 3);
  const shown = play(waiting, steps);
  assert.deepEqual(shown.seeds, [1, 1, 4, 1, 0, 3, 0, 1]);
  assert.equal(shown.hands.north?.seeds, 1);
  const reloaded = shownBoard(board([2, 0, 3, 1, 0, 3, 0, 0]), {
    chosen: [],
    hands: { south: null, north: SECOND.north.carried },
  });
  assert.deepEqual(play(reloaded, steps).seeds, shown.seeds);
});

test('captures of both in one beat are both marked, and cleared when sowing goes on', () => {
  const capture = (/** @type {'south'|'north'} */ side, /** @type {number} */ pit) => ({
    kind: /** @type {const} */ ('capture'),
    side,
    pit,
    own: 1,
    opposite: 6 - pit,
    store: side === 'south' ? 3 : 7,
  });
  let shown = shownBoard(board([1, 0, 4, 0, 1, 0, 5, 0]));
  shown = play(shown, [capture('south', 0), capture('north', 4)]);
  assert.deepEqual(shown.gains, [
    { hole: 3, seeds: 6 },
    { hole: 7, seeds: 5 },
  ]);
  assert.equal(shown.captured.length, 6);
  const next = applyStep(shown, { kind: 'drop', side: 'south', hole: 1, into: 1 });
  assert.deepEqual([next.captured, next.gains], [[], []]);
});

test('a round is refilled from the stores and burns what stays empty', () => {
  const before = shownBoard(board([0, 0, 0, 8, 0, 0, 0, 4], [6]));
  const after = board([0, 3, 3, 2, 0, 1, 3, 0], [0, 4]);
  const near = refillTimeline(before.burnt, after, false);
  const dealt = near.flatMap((step) => (step.kind === 'deal' ? step.hole : []));
  assert.deepEqual(dealt, [2, 6, 1, 5]);
  const shown = play(before, near);
  assert.deepEqual(shown.seeds, [0, 3, 3, 2, 0, 1, 3, 0]);
  assert.deepEqual(shown.burnt, [0, 4]);
  const far = refillTimeline(before.burnt, after, true);
  assert.deepEqual(
    far.flatMap((step) => (step.kind === 'deal' ? step.hole : [])),
    [1, 5, 2, 6],
  );
});

test('a pit that was burnt and stays so is not burnt again', () => {
  const steps = refillTimeline([0], board([0, 3, 3, 0, 3, 3, 0, 0], [0, 6]), false);
  assert.deepEqual(steps[0], { kind: 'clear', burnt: [0] });
  assert.deepEqual(
    steps.filter(({ kind }) => kind === 'burn'),
    [{ kind: 'burn', holes: [6] }],
  );
});
