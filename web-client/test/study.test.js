// @ts-check
// Looking at rules and records: readings, frames of a comparison, what the page keeps of them, and
// what it asks the server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectedText } from '../src/i18n/expected.js';
import { translator } from '../src/i18n/index.js';
import { initialState, reduce } from '../src/state/app.js';
import { CLAUSE_GROUPS, isIdle } from '../src/state/clause_groups.js';
import { differencesOf, framesOf } from '../src/state/comparison.js';
import { LESSONS, isShown, lessonHole } from '../src/state/lesson.js';
import { readingText, readingsOf, withClause, withoutClause } from '../src/state/reading.js';
import { parsePath, pathOf } from '../src/state/route.js';
import { createStore } from '../src/state/store.js';
import { openStudy, reduceStudy } from '../src/state/study.js';
import { createStudy, isRecord } from '../src/study.js';
import { offsetOf } from '../src/view/caret.js';

/** @typedef {import('../src/protocol/study_types.js').Comparison} Comparison */

const board = (/** @type {number[]} */ south, /** @type {number} */ store = 0) => ({
  south: { pits: south, store, burnt: [] },
  north: { pits: [1, 1, 1], store: 0, burnt: [] },
});
const standing = (/** @type {number[]} */ south, store = 0) => ({
  position: '',
  board: board(south, store),
  to_sow: /** @type {const} */ ('south'),
});
const step = (/** @type {number} */ ply, /** @type {number[]} */ south, store = 0) => ({
  ...standing(south, store),
  ply,
  round: 1,
  move: 'a',
  sowing: null,
  opened: null,
});

const pack = { pack: 'tradisional', clauses: {} };
const ending = {
  winner: /** @type {const} */ ('south'),
  score: '5-1',
  stores: { south: 5, north: 1 },
  rounds: 1,
  plies: 4,
  finished: true,
};

/** @type {Comparison} */
const parted = {
  seed: 1,
  left: pack,
  right: pack,
  drawn: [],
  parts: {
    what: 'board',
    ply: 2,
    round: 1,
    move: 'a',
    left: step(2, [0, 0, 1], 5),
    right: step(2, [1, 0, 1], 4),
  },
  start: { left: standing([1, 1, 1]), right: standing([1, 1, 1]) },
  common: [step(1, [0, 2, 1])],
  ends: { left: ending, right: ending },
};

test('a reading is written as addresses name it', () => {
  assert.equal(readingText(pack), 'tradisional');
  const changed = { pack: 'umum', clauses: { 'capture.lap': 'turn', pits: 5 } };
  assert.equal(readingText(changed), 'umum+capture.lap=turn+pits=5');
});

test('a clause that is set back to the pack is no difference', () => {
  const own = /** @type {any} */ ({ clauses: { pits: 7 } });
  const changed = withClause(pack, own, 'pits', '5');
  assert.deepEqual(changed.clauses, { pits: '5' });
  assert.deepEqual(withClause(changed, own, 'pits', '7').clauses, {});
  assert.deepEqual(withoutClause(changed, 'pits').clauses, {});
});

test('a disagreement is two readings, with what both must say besides', () => {
  const { left, right } = readingsOf('arena', {
    clause: 'burnt',
    used: 'forfeit',
    other: 'skip',
    note: { ms: '', id: '', en: '' },
    with: { rounds: 'until_burnt' },
  });
  assert.equal(readingText(left), 'arena+rounds=until_burnt');
  assert.equal(readingText(right), 'arena+rounds=until_burnt+burnt=skip');
});

test('a comparison is stepped through up to its parting', () => {
  const frames = framesOf(parted);
  assert.deepEqual(
    frames.map(({ parting }) => parting),
    [false, false, true],
  );
  assert.equal(frames[1]?.left, frames[1]?.right);
  assert.deepEqual(framesOf({ ...parted, parts: null }).length, 2);
});

test('readings that part at the start have that one frame', () => {
  const start = { left: standing([3, 3, 3]), right: standing([4, 4, 4]) };
  const parts = { ...(parted.parts ?? assert.fail()), what: /** @type {const} */ ('start') };
  const frames = framesOf({ ...parted, start, parts });
  assert.equal(frames.length, 1);
  assert.equal(frames[0]?.parting, true);
});

test('the holes that differ are told with both counts', () => {
  const [, , last] = framesOf(parted);
  assert.deepEqual(differencesOf(last ?? assert.fail()), [
    { hole: 0, left: 0, right: 1 },
    { hole: 3, left: 5, right: 4 },
  ]);
  const sizes = { left: standing([1, 1, 1]), right: standing([1, 1, 1, 1]), parting: true };
  assert.deepEqual(differencesOf(sizes), []);
});

test('a comparison opens at its parting and stays within its frames', () => {
  const question = openStudy().free;
  let study = reduceStudy(openStudy(), { type: 'compare', key: 'here', question });
  study = reduceStudy(study, { type: 'compared', key: 'elsewhere', answer: parted });
  assert.equal(study.compared?.answer, null);
  study = reduceStudy(study, { type: 'compared', key: 'here', answer: parted });
  assert.equal(study.compared?.at, 2);
  assert.equal(reduceStudy(study, { type: 'frame', at: 9 }).compared?.at, 2);
  assert.equal(reduceStudy(study, { type: 'frame', at: -1 }).compared?.at, 0);
  assert.equal(reduceStudy(study, { type: 'close_comparison' }).compared, null);
});

test('every clause is in one group, and idle only where it can have no effect', () => {
  const names = CLAUSE_GROUPS.flatMap((group) => group.names);
  assert.equal(names.length, 19);
  assert.equal(new Set(names).size, 19);
  assert.ok(isIdle({ 'capture.side': 'none' }, 'capture.lap'));
  assert.ok(!isIdle({ 'capture.side': 'own' }, 'capture.lap'));
  assert.ok(isIdle({ rounds: 1 }, 'refill'));
  assert.ok(!isIdle({ rounds: 3, refill: 'full' }, 'burnt'));
  assert.ok(isIdle({ rounds: 3, refill: 'fresh' }, 'burnt'));
  assert.ok(isIdle({ opening: 'alternating' }, 'after_opening'));
});

test('the caret goes where the text went wrong', () => {
  const text = '[Rules "x"]\n\n1. ag D';
  assert.equal(text[offsetOf(text, 3, 5)], 'g');
  assert.equal(offsetOf(text, 1, 99), 11);
  assert.equal(offsetOf('[South "Siti 🐚"]x', 1, 19), 16);
  assert.equal(offsetOf(text, 9, 1), text.length);
});

test('what a record should have said is told in the language of the page', () => {
  const t = translator('ms');
  const text = expectedText(t, 'a pit that South may sow: `a`, `b`');
  assert.equal(text, 'kampung yang boleh ditabur South: `a`, `b`');
  assert.equal(expectedText(t, 'at most 11 pits a side'), 'paling banyak 11 kampung setiap sisi');
  assert.equal(expectedText(t, 'a miracle'), null);
});

test('a record is told from a position by its tags', () => {
  assert.ok(isRecord('\n[Rules "tradisional"]'));
  assert.ok(!isRecord('7,7/0 7,7/0 s'));
});

test('rules, how to play and records have addresses', () => {
  for (const page of /** @type {const} */ (['rules', 'how_to_play', 'records'])) {
    assert.deepEqual(parsePath(pathOf({ page })), { page });
  }
});

test('a guided sowing wants its own pit until it is sown', () => {
  const game = (/** @type {number} */ ply) =>
    /** @type {any} */ ({ view: { pits: 7, state: { ply } } });
  assert.equal(lessonHole(null, 0), null);
  assert.equal(lessonHole(game(0), 0), 3);
  assert.equal(lessonHole(game(0), 1), 1);
  assert.equal(lessonHole(game(0), LESSONS.length), null);
  assert.equal(lessonHole(game(1), 0), null);
  assert.ok(isShown(game(1)) && !isShown(game(0)));
});

test('every guided position has all seeds of the first one', () => {
  for (const { position } of LESSONS) {
    const seeds = position.match(/\d+/g)?.reduce((sum, text) => sum + Number(text), 0);
    assert.equal(seeds, 98, position);
  }
});

/** @param {object} api @param {(command: any) => any} [answer] */
function setUp(api, answer = () => ({ ok: true, data: { game: 'g1' } })) {
  const store = createStore(reduce, initialState({ route: { page: 'how_to_play' } }));
  /** @type {any[]} */
  const sent = [];
  const study = createStudy({
    ...store,
    api: /** @type {any} */ (api),
    send: async (command) => {
      sent.push(command);
      return answer(command);
    },
    ensureAccount: async () => true,
    enter: () => {},
    go: (route) => store.dispatch({ type: 'route', route }),
    copyText: async () => false,
  });
  return { store, study, sent };
}

test('an answer that comes after another question was asked changes nothing', async () => {
  /** @type {((answer: any) => void)[]} */
  const waiting = [];
  const compare = () => new Promise((done) => waiting.push(done));
  const { store, study } = setUp({ compare });
  const { free } = store.get().study;
  const first = study.compare('free', { ...free });
  const second = study.compare('free', { ...free, seed: 2 });
  waiting[0]?.({ ok: true, data: parted });
  await first;
  assert.equal(store.get().study.compared?.answer, null);
  waiting[1]?.({ ok: false, code: 'bad_field', field: 'seed', message: '' });
  await second;
  assert.equal(store.get().study.compared?.problem?.field, 'seed');
});

test('a bad record says where, a good one shows its last board', async () => {
  const problem = { code: 'bad_record', field: null, message: 'x', line: 2, column: 3 };
  const { store, study } = setUp({
    replay: async (/** @type {any} */ what) =>
      what.record ? { ok: false, ...problem } : { ok: true, data: { start: standing([1]), steps: [step(1, [0])] } },
  });
  const paste = (/** @type {string} */ text) =>
    store.dispatch({ type: 'study', action: { type: 'record', patch: { text } } });
  paste('[Rules');
  await study.lookAtRecord();
  assert.equal(store.get().study.record.problem?.line, 2);
  paste('1/0 1/0 s');
  await study.lookAtRecord();
  assert.equal(store.get().study.record.problem, null);
  assert.equal(store.get().study.record.at, 1);
});

test('what cannot be copied is told', async () => {
  const { store, study } = setUp({ record: async () => '[Rules "tradisional"]' });
  await study.copyRecord('g1');
  assert.deepEqual(store.get().study.copied, { game: 'g1', ok: false });
});

test('leaving the guided sowings gives their game up, going on with it does not', async () => {
  const { store, study, sent } = setUp({});
  await study.startLesson(1);
  assert.equal(sent[0].data.opponent, 'same_screen');
  assert.equal(sent[0].data.ranked, false);
  assert.equal(sent[0].data.position, LESSONS[1]?.position);
  assert.equal(store.get().study.lesson.at, 1);
  assert.equal(store.get().game?.id, 'g1');
  study.arrived({ page: 'game', id: 'g1' });
  assert.equal(sent.length, 1);
  await study.startLesson(0);
  study.arrived({ page: 'rules' });
  assert.deepEqual(sent[2], { type: 'resign', game: 'g1' });
  assert.equal(store.get().study.lesson.game, null);
});

test('the next guided sowing gives the one before up once it is there', async () => {
  let count = 0;
  const answer = () => ({ ok: true, data: { game: `g${(count += 1)}` } });
  const { store, study, sent } = setUp({}, answer);
  await study.startLesson(0);
  await study.startLesson(1);
  assert.deepEqual(sent.map(({ type, game }) => game ?? type), ['create', 'create', 'g1']);
  assert.equal(store.get().game?.id, 'g2');
});

test('a lesson that the server does not start is told', async () => {
  const { store, study } = setUp({}, () => ({ ok: false, code: 'bad_field' }));
  await study.startLesson(0);
  assert.equal(store.get().trouble, 'bad_field');
  assert.equal(store.get().study.lesson.busy, false);
});
