// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialState, reduce } from '../src/state/app.js';
import { stepTime } from '../src/state/pacing.js';
import { DEFAULTS, parsePrefs, speedOf } from '../src/state/prefs.js';
import { parsePath, pathOf } from '../src/state/route.js';
import { canBeRanked } from '../src/state/setup.js';
import { timeline } from '../src/state/timeline.js';
import { golden } from './goldens.js';

test('addresses and routes lead to each other', () => {
  for (const path of ['/', '/leaderboard', '/rules', '/account', '/game/k7m2p9qwxz3hbtnv']) {
    assert.equal(pathOf(parsePath(path)), path);
  }
  assert.deepEqual(parsePath('/rules/'), { page: 'rules' });
  for (const path of ['/game/short', '/game/K7M2P9QWXZ3HBTNV', '/nowhere']) {
    assert.equal(parsePath(path).page, 'lost', path);
  }
});

test('stored choices are read strictly and fall back one by one', () => {
  const chosen = {
    locale: /** @type {const} */ ('ms'),
    theme: null,
    speed: /** @type {const} */ ('fast'),
    sound: false,
  };
  assert.deepEqual(parsePrefs(JSON.stringify(chosen)), chosen);
  for (const text of [null, '', '{', '7', 'null', '{"locale":"xx","sound":"loud"}']) {
    assert.deepEqual(parsePrefs(text), DEFAULTS, String(text));
  }
});

test('less motion means no animation unless a speed was chosen', () => {
  assert.equal(speedOf(DEFAULTS, true), 'off');
  assert.equal(speedOf(DEFAULTS, false), 'normal');
  assert.equal(speedOf({ ...DEFAULTS, speed: 'slow' }, true), 'slow');
});

test('a sowing of 500 seeds is shown within seconds, and hurries when others wait', () => {
  const lifts = Array.from({ length: 50 }, () => ({ side: 'south', pit: 'a', seeds: 10 }));
  const steps = timeline({ ...golden('sown-mati').frame.data, lifts }, 7);
  const whole = (/** @type {number} */ waiting) =>
    steps.reduce((sum, step) => sum + stepTime(steps, step, 'normal', waiting), 0);
  assert.ok(whole(0) <= 8001, `${whole(0)}`);
  assert.ok(whole(1) <= whole(0) / 2 + 1);
});

test('leaving a game forgets it, coming to the same one keeps it', () => {
  const route = parsePath('/game/k7m2p9qwxz3hbtnv');
  const state = reduce(initialState({ route: { page: 'play' } }), { type: 'route', route });
  assert.equal(state.game?.id, 'k7m2p9qwxz3hbtnv');
  assert.equal(reduce(state, { type: 'route', route }).game, state.game);
  assert.equal(reduce(state, { type: 'route', route: { page: 'rules' } }).game, null);
});

test('only the traditional game against the computer can be ranked', () => {
  const { setup } = initialState({ route: { page: 'play' } });
  assert.ok(canBeRanked(setup));
  assert.ok(!canBeRanked({ ...setup, opponent: 'same_screen' }));
  assert.ok(!canBeRanked({ ...setup, opponent: 'people' }));
  assert.ok(!canBeRanked({ ...setup, pack: 'umum' }));
  assert.ok(!canBeRanked({ ...setup, clauses: { relay: false } }));
  assert.ok(!canBeRanked({ ...setup, position: '1,1,1/0 1,1,1/0 s' }));
});

test('a live leaderboard keeps the rows that were loaded beyond it, each once', () => {
  const page = golden('leaderboard-changed').frame.data.board;
  const more = { ...page, rows: [{ ...page.rows[0], name: 'Zul', rank: 40 }], next: null };
  let state = initialState({ route: { page: 'leaderboard' } });
  state = reduce(state, { type: 'ranking', page });
  state = reduce(state, { type: 'ranking_more', page: more });
  const rows = page.rows.length;
  assert.equal(state.ranking.page?.rows.length, rows + 1);
  state = reduce(state, { type: 'ranking', page });
  assert.equal(state.ranking.page?.rows.length, rows + 1);
  assert.equal(state.ranking.page?.next, null);
});
