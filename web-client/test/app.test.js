// @ts-check
// The page's doings with a link and an API that only remember.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../src/app.js';
import { initialState, reduce } from '../src/state/app.js';
import { holeOfLetter } from '../src/state/ring.js';
import { createStore } from '../src/state/store.js';
import { golden } from './goldens.js';

const snapshot = golden('snapshot').frame;
const route = /** @type {const} */ ({ page: 'game', id: snapshot.game });

/** @param {(command: {type: string, game?: string, data?: any}) => any} [answer] */
function setUp(answer = () => ({ ok: true, data: {} })) {
  const store = createStore(reduce, initialState({ route }));
  /** @type {{type: string, game?: string, data?: any}[]} */
  const sent = [];
  /** @type {string[]} */
  const copied = [];
  /** @type {any} */
  let link = {};
  /** @type {(() => void)|null} */
  let timer = null;
  const app = createApp({
    store,
    api: /** @type {any} */ ({ guest: async () => ({ ok: true, data: { guest: true } }) }),
    link(options) {
      link = options;
      return /** @type {any} */ ({
        send: async (/** @type {any} */ command) => {
          sent.push(command);
          return answer(command);
        },
        reopen() {},
        dispose() {},
      });
    },
    showAddress() {},
    onStep() {},
    sharing: {
      origin: 'http://here',
      copy: async (text) => copied.push(text) > 0,
      share: async () => true,
    },
    later(run) {
      timer = run;
      return () => (timer = null);
    },
  });
  /** What waits for its time gets it. */
  function wait() {
    const run = timer;
    timer = null;
    run?.();
  }
  return { wait, copied, store, app, sent, hear: (/** @type {any} */ message) => link.onMessage(message) };
}

/** The answers that are on their way arrive. */
const settled = () => new Promise((done) => setImmediate(done));

const refusal = (/** @type {string} */ code) => ({
  type: 'error',
  re: '0'.repeat(32),
  game: route.id,
  error: { code, message: '' },
});

test('a game that could not be taken up again because of the storage is asked for later', async () => {
  const { app, wait, sent, hear, store } = setUp();
  hear(refusal('storage_failed'));
  assert.equal(store.get().game?.phase, 'loading');
  assert.deepEqual(sent, []);
  wait();
  assert.deepEqual(sent, [{ type: 'watch', game: route.id }]);
  app.dispose();
});

test('asking goes on until the storage is back, and ends where there is no such game', async () => {
  const codes = ['storage_failed', 'rate_limited', 'unknown_game'];
  const { app, wait, sent, hear, store } = setUp(() => ({ ok: false, code: codes.shift() ?? '' }));
  hear(refusal('storage_failed'));
  for (let asked = 1; asked <= 3; ++asked) {
    wait();
    await settled();
    assert.equal(sent.length, asked);
  }
  assert.equal(store.get().game?.phase, 'missing');
  wait();
  assert.equal(sent.length, 3);
  app.dispose();
});

test('an unknown game is told at once', () => {
  const { app, sent, hear, store } = setUp();
  hear(refusal('unknown_game'));
  assert.equal(store.get().game?.phase, 'missing');
  assert.deepEqual(sent, []);
  app.dispose();
});

test('a first tap shows the preview even where nothing was drawn between touch and click', async () => {
  const { app, sent, store, hear } = setUp(() => ({ ok: true, data: { version: 1 } }));
  const { view } = snapshot.data;
  hear({ ...snapshot, data: { view: { ...view, preview: true, ranked: false } } });
  const [pit = 'a'] = view.state.legal;
  const end = { last: { side: 'south', pit: 'store' }, ended: 'free_turn', again: true };
  const pits = [{ pit, ...end, gained: 1, captured: 0, over: false, differs: [] }];
  hear({ type: 'preview', at: 0, game: route.id, data: { ply: view.state.ply, pits } });
  const hole = holeOfLetter(view.pits, pit);
  store.dispatch({ type: 'look', hole, touch: true });
  app.pick(hole);
  assert.deepEqual(sent, []);
  store.dispatch({ type: 'look', hole, touch: true });
  app.pick(hole);
  await settled();
  assert.deepEqual(
    sent.map(({ type }) => type),
    ['sow'],
  );
  app.dispose();
});

test('a friend without an account becomes a guest, takes the seat and asks for the game anew', async () => {
  const { app, sent, store } = setUp();
  await app.join();
  assert.deepEqual(
    sent.map(({ type }) => type),
    ['join', 'watch'],
  );
  assert.equal(store.get().starting, false);
  await app.copyLink();
  assert.equal(store.get().copied, 'done');
  assert.equal(app.gameLink(), `http://here/game/${route.id}`);
  app.dispose();
});
