// @ts-check
// The page's doings with a link and an API that only remember.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../src/app.js';
import { initialState, reduce } from '../src/state/app.js';
import { createStore } from '../src/state/store.js';
import { golden } from './goldens.js';

const snapshot = golden('snapshot').frame;
const route = /** @type {const} */ ({ page: 'game', id: snapshot.game });

/** @param {(command: {type: string, game?: string, data?: any}) => any} [answer] */
function setUp(answer = () => ({ ok: true, data: {} })) {
  const store = createStore(reduce, initialState({ route }));
  /** @type {{type: string, game?: string, data?: any}[]} */
  const sent = [];
  /** @type {any} */
  let link = {};
  /** @type {(() => void)|null} */
  let timer = null;
  const app = createApp({
    store,
    api: /** @type {any} */ ({}),
    link(options) {
      link = options;
      return /** @type {any} */ ({
        send: async (/** @type {any} */ command) => {
          sent.push(command);
          return answer(command);
        },
        dispose() {},
      });
    },
    showAddress() {},
    onStep() {},
    async copyText() {},
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
  return { wait, store, app, sent, hear: (/** @type {any} */ message) => link.onMessage(message) };
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
