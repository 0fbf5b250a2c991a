// @ts-check
// The hint: when it can be asked for, for how long it holds, and what it says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hintText } from '../src/i18n/hint_text.js';
import { translator } from '../src/i18n/index.js';
import { createMoves } from '../src/moves.js';
import { initialState, reduce } from '../src/state/app.js';
import { hintNow } from '../src/state/hint.js';
import { createStore } from '../src/state/store.js';
import { golden } from './goldens.js';

const snapshot = golden('snapshot').frame;
const found = { line: ['a', 'b', 'g'], haul: 12, sure: true };

/** @param {object} patch of the view @param {(command: any) => any} [answer] */
function setUp(patch, answer = ({ data }) => ({ ok: true, data: { ...found, ply: data.ply } })) {
  const store = createStore(reduce, initialState({ route: { page: 'game', id: snapshot.game } }));
  const view = { ...snapshot.data.view, ranked: false, ...patch };
  const hear = (/** @type {any} */ event) =>
    store.dispatch({ type: 'game', action: { type: 'event', event } });
  hear({ ...snapshot, data: { view } });
  /** @type {any[]} */
  const sent = [];
  const send = async (/** @type {any} */ command) => {
    sent.push(command);
    return answer(command);
  };
  const moves = createMoves({
    get: store.get,
    dispatch: store.dispatch,
    send: /** @type {any} */ (send),
    watch() {},
    enter() {},
  });
  const game = () => store.get().game ?? assert.fail();
  return { store, hear, moves, sent, game };
}

test('a hint is asked for the ply that is shown, and is shown once', async () => {
  const { moves, sent, game } = setUp({});
  const { ply } = snapshot.data.view.state;
  const asked = moves.hint();
  assert.equal(game().hinting, true);
  void moves.hint();
  await asked;
  assert.deepEqual(sent, [{ type: 'hint', game: snapshot.game, data: { ply } }]);
  assert.deepEqual(hintNow(game()), { ...found, ply });
  assert.equal(game().hinting, false);
});

test('the next board takes the hint away, and the same ply again does not bring it back', async () => {
  const { moves, hear, game } = setUp({});
  await moves.hint();
  const { state } = snapshot.data.view;
  const other = { ...state, ply: state.ply, position: `${state.position} ` };
  const taken = { ...snapshot, type: 'taken_back', version: snapshot.version + 1 };
  hear({ ...taken, data: { plies: 1, state: other } });
  assert.equal(game().hint, null);
  hear({ ...taken, version: snapshot.version + 2, data: { plies: 1, state } });
  assert.equal(hintNow(game()), null);
});

test('a hint for a board that is gone when it comes is dropped', async () => {
  /** @type {(reply: any) => void} */
  let reply = () => {};
  const { moves, hear, game } = setUp({}, () => new Promise((done) => (reply = done)));
  const asked = moves.hint();
  const { state } = snapshot.data.view;
  const data = { plies: 1, state: { ...state, position: `${state.position} ` } };
  hear({ ...snapshot, type: 'taken_back', version: snapshot.version + 1, data });
  assert.equal(game().hinting, false);
  reply({ ok: true, data: { ...found, ply: state.ply } });
  await asked;
  assert.equal(game().hint, null);
});

test('a refused hint says why', async () => {
  const { moves, game } = setUp({}, () => ({ ok: false, code: 'busy' }));
  await moves.hint();
  assert.equal(game().hinting, false);
  assert.deepEqual({ ...game().told, seq: 0 }, { seq: 0, what: 'refused', code: 'busy' });
});

test('nothing helps where it counts or against a person', async () => {
  for (const [patch, code] of /** @type {const} */ ([
    [{ ranked: true }, 'no_help'],
    [{ mode: 'people' }, 'not_allowed'],
  ])) {
    const { moves, sent, game } = setUp(patch);
    await moves.hint();
    assert.deepEqual(sent, []);
    assert.deepEqual({ ...game().told, seq: 0 }, { seq: 0, what: 'refused', code });
  }
});

test('whoever only watches is told nothing and asks nothing', async () => {
  const { view } = snapshot.data;
  const { moves, sent, game } = setUp({ you: null, can: { ...view.can, sow: false } });
  const { seq } = game().told;
  await moves.hint();
  assert.deepEqual(sent, []);
  assert.equal(game().told.seq, seq);
});

test('a hint says its pits by number, its seeds, and whether it is proven', () => {
  const t = translator('en');
  assert.equal(
    hintText(t, 7, { ply: 0, ...found }),
    'Hint: sow pit 1, then 2, 7. The turn brings 12 seeds home. No turn brings more.',
  );
  assert.equal(
    hintText(t, 7, { ply: 0, line: ['D'], haul: 1, sure: false }),
    'Hint: sow pit 4. That brings 1 seed home. Nothing better was found.',
  );
  const long = [...'abcdefgab'];
  assert.match(hintText(t, 7, { ply: 0, ...found, line: long }), /pit 1, then 2, 3, 4, 5, 6, 7, 1, …\./);
  assert.match(hintText(t, 7, { ply: 0, ...found, line: long.slice(0, 8) }), /6, 7, 1\./);
});
