// @ts-check
// The analysis of a finished game: asking for it, leaving it, and looking through what it found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAnalysis } from '../src/analysis.js';
import { createApi } from '../src/net/api.js';
import {
  NO_ANALYSIS,
  analysisOf,
  boardAt,
  countOf,
  gainedAt,
  quartersOf,
  reduceAnalysis,
  shownDecision,
} from '../src/state/analysis.js';
import { initialState, reduce } from '../src/state/app.js';
import { createStore } from '../src/state/store.js';
import { GAME, analysed, decision } from './analysed.js';

/** @typedef {import('../src/state/analysis.js').AnalysisAction} AnalysisAction */

const settled = () => new Promise((done) => setImmediate(done));
const running = (/** @type {number} */ done) => ({
  ok: true,
  data: { state: 'running', done, of: 4 },
  retryMs: 700,
});

/** @param {any[]} answers in order @param {boolean} [signedIn] */
function setUp(answers, signedIn = true) {
  const store = createStore(reduce, initialState({ route: { page: 'game', id: GAME } }));
  /** @type {string[]} */
  const asked = [];
  /** @type {AbortSignal[]} */
  const signals = [];
  /** @type {{run: () => void, ms: number}|null} */
  let timer = null;
  const api = {
    async analysis(/** @type {string} */ game, /** @type {AbortSignal} */ signal) {
      asked.push(`get ${game}`);
      signals.push(signal);
      return answers.shift();
    },
    async stopAnalysis(/** @type {string} */ game) {
      asked.push(`stop ${game}`);
    },
  };
  const doing = createAnalysis({
    get: store.get,
    dispatch: store.dispatch,
    api: /** @type {any} */ (api),
    ensureAccount: async () => signedIn,
    later(run, ms) {
      timer = { run, ms };
      return () => (timer = null);
    },
  });
  const analysis = () => store.get().analysis;
  /** What waits for its time gets it. */
  async function wait() {
    const waiting = timer;
    timer = null;
    waiting?.run();
    await settled();
    return waiting?.ms ?? null;
  }
  return { doing, asked, signals, analysis, wait };
}

test('an analysis is asked for until it is ready, as often as the server says', async () => {
  const ready = { ok: true, data: analysed };
  const { doing, asked, analysis, wait } = setUp([running(1), running(3), ready]);
  await doing.analyse();
  assert.equal(analysis().phase, 'running');
  assert.deepEqual(analysis().progress, { done: 1, of: 4 });
  await doing.analyse();
  assert.equal(asked.length, 1, 'a second click asks for nothing');
  assert.equal(await wait(), 700);
  assert.deepEqual(analysis().progress, { done: 3, of: 4 });
  await wait();
  assert.equal(analysis().phase, 'ready');
  assert.equal(analysis().result, analysed);
  assert.equal(await wait(), null);
  assert.deepEqual(asked, Array(3).fill(`get ${GAME}`));
});

test('leaving stops the server and is not answered any more', async () => {
  const { doing, asked, signals, analysis, wait } = setUp([running(1), running(2)]);
  await doing.analyse();
  doing.leftFor({ page: 'game', id: GAME });
  assert.equal(analysis().phase, 'running', 'its own page is not left');
  doing.leftFor({ page: 'play' });
  assert.equal(analysis(), NO_ANALYSIS);
  assert.equal(signals[0]?.aborted, true);
  assert.equal(await wait(), null);
  assert.deepEqual(asked, [`get ${GAME}`, `stop ${GAME}`]);
  doing.stopAnalysis();
  assert.equal(asked.length, 2, 'nothing is left to stop');
});

test('an answer that comes after the page was left changes nothing', async () => {
  const { doing, analysis, wait } = setUp([{ ok: true, data: analysed }]);
  const asking = doing.analyse();
  doing.stopAnalysis();
  await asking;
  assert.equal(analysis(), NO_ANALYSIS);
  assert.equal(await wait(), null);
});

test('a refusal is told, a lost question is asked again for a while', async () => {
  const refused = { ok: false, code: 'rate_limited', retryMs: 60000 };
  const { doing, analysis } = setUp([refused]);
  await doing.analyse();
  assert.equal(analysis().phase, 'failed');
  assert.equal(analysis().problem?.retryMs, 60000);

  const lost = setUp(Array(10).fill({ ok: false, code: 'offline' }));
  await lost.doing.analyse();
  let times = 1;
  while ((await lost.wait()) !== null) times += 1;
  assert.equal(times, 6);
  assert.equal(lost.analysis().phase, 'failed');
});

test('without an account nothing is asked', async () => {
  const { doing, analysis } = setUp([], false);
  await doing.analyse();
  assert.equal(analysis(), NO_ANALYSIS);
});

test('the API says when to ask again, and stopping outlives the page', async () => {
  /** @type {any[]} */
  const sent = [];
  const api = createApi(
    /** @type {any} */ (
      async (/** @type {string} */ path, /** @type {object} */ init) => {
        sent.push({ path, ...init });
        const headers = new Headers({ 'Retry-After': '2' });
        return { ok: true, headers, text: async () => '{"state":"running","done":0,"of":3}' };
      }
    ),
  );
  const { signal } = new AbortController();
  assert.equal((await api.analysis(GAME, signal)).retryMs, 2000);
  await api.stopAnalysis(GAME);
  assert.equal(sent[0].path, `/api/v1/games/${GAME}/analysis`);
  assert.equal(sent[0].signal, signal);
  assert.deepEqual([sent[1].method, sent[1].keepalive], ['DELETE', true]);
});

/** @param {AnalysisAction[]} actions */
const after = (...actions) =>
  actions.reduce(reduceAnalysis, {
    ...NO_ANALYSIS,
    game: GAME,
    phase: /** @type {const} */ ('running'),
  });
const ready = /** @type {const} */ ({ type: 'ready', result: analysed });

test('what is looked at first is the turning point, with the best line from its start', () => {
  const { at, line, step } = after(ready);
  assert.deepEqual({ at, line, step }, { at: 1, line: 'best', step: 0 });
  const none = { ...analysed, turning_point: null };
  assert.equal(after({ type: 'ready', result: none }).at, 0);
  const empty = after({ type: 'ready', result: { ...none, decisions: [] } });
  assert.equal(shownDecision(empty), null);
  assert.equal(countOf(empty), 0);
  assert.equal(after(ready, { type: 'look', at: 0 }).at, 0);
});

test('steps stay within the line, and another line or turn begins at its start', () => {
  const far = after(ready, { type: 'step', step: 99 });
  assert.equal(far.step, 2);
  assert.equal(countOf(far), 3);
  assert.equal(after(ready, { type: 'step', step: -1 }).step, 0);
  const made = reduceAnalysis(far, { type: 'line', line: 'turn' });
  assert.equal(made.step, 0);
  assert.equal(countOf(made), 2);
  assert.equal(reduceAnalysis(far, { type: 'look', at: 0 }).step, 0);
  assert.equal(after(ready, { type: 'look', at: 99 }).at, 1);
});

test('boards and gains of a line are those that the server sent', () => {
  const turn = decision(1);
  assert.equal(boardAt(turn, 'best', 0), turn.board);
  assert.equal(boardAt(turn, 'best', 2), turn.best_boards[1]);
  assert.equal(boardAt(turn, 'turn', 1), turn.turn_boards[0]);
  assert.equal(gainedAt(turn, 'best', 1), 1);
  assert.equal(gainedAt(turn, 'best', 2), 4);
});

test('progress is said in quarters, and never as more than there is', () => {
  assert.deepEqual(
    [0, 9, 10, 39, 40].map((done) => quartersOf({ done, of: 40 })),
    [0, 0, 1, 3, 4],
  );
  assert.equal(quartersOf(null), 0);
  assert.equal(quartersOf({ done: 0, of: 0 }), 0);
  const over = after({ type: 'progress', progress: { state: 'running', done: 9, of: 4 } });
  assert.deepEqual(over.progress, { done: 4, of: 4 });
});

test('one game is not shown the analysis of another', () => {
  const of = after(ready);
  assert.equal(analysisOf(of, GAME), of);
  assert.equal(analysisOf(of, 'another'), NO_ANALYSIS);
});
