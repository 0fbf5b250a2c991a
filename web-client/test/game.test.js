// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playable } from '../src/state/choosing.js';
import { openGame, reduceGame } from '../src/state/game.js';
import { seedsOfBoard } from '../src/state/ring.js';
import { applyStep, handsOf, shownBoard } from '../src/state/shown.js';
import { isMoving } from '../src/state/showing.js';
import { timeline } from '../src/state/timeline.js';
import { golden, serverFrames } from './goldens.js';

/** @typedef {import('../src/state/game.js').GameState} GameState */

const snapshot = golden('snapshot').frame;
const { game: id } = snapshot;

/** @param {GameState} game @param {any} event */
const hear = (game, event) => reduceGame(game, { type: 'event', event });

/** A game that has just heard the snapshot. */
const opened = () => hear(openGame(id), snapshot);

/** What follows the snapshot: a sowing with any state whose hash is right. */
function nextSown(data = golden('sown-mati').frame.data) {
  const { version, data: sown } = golden('sown-mati').frame;
  const before = { ...opened(), version: version - 1 };
  return { before, event: { type: 'sown', game: id, version, at: 0, data: { ...sown, ...data } } };
}

/** @param {GameState} game */
function playOut(game) {
  for (let steps = 0; isMoving(game) && steps < 2000; ++steps)
    game = reduceGame(game, { type: 'tick' });
  return game;
}

test('a snapshot shows its board, and its hash is believed', () => {
  const game = opened();
  assert.equal(game.phase, 'ready');
  assert.deepEqual(game.shown?.seeds, seedsOfBoard(snapshot.data.view.state.board));
  assert.equal(game.unsure, false);
});

test('every golden state is shown with the hash that it carries', () => {
  let count = 0;
  for (const [name, frame] of serverFrames()) {
    if (frame.type === 'snapshot') {
      assert.equal(hear(openGame(frame.game), frame).unsure, false, name);
      count += 1;
    } else if (frame.type === 'sown') {
      const view = { ...snapshot.data.view, pits: frame.data.state.board.south.pits.length };
      const before = {
        ...opened(),
        view,
        version: frame.version - 1,
        shown: shownBoard(frame.data.state.board),
      };
      const after = playOut(hear(before, frame));
      assert.equal(after.unsure, false, name);
      assert.deepEqual(after.shown?.seeds, seedsOfBoard(frame.data.state.board), name);
      count += 1;
    }
  }
  assert.ok(count >= 6);
});

test("the steps of a sowing, walked from the first position, end in the event's board", () => {
  const { data } = golden('sown-free-turn').frame;
  const start = { pits: [7, 7, 7, 7, 7, 7, 7], store: 0, burnt: [] };
  let shown = shownBoard({ south: start, north: start });
  for (const step of timeline(data, 7)) shown = applyStep(shown, step);
  assert.deepEqual(shown.seeds, seedsOfBoard(data.state.board));
  assert.equal(shown.last.south, 7);
});

test('seeds in the holes and in the hand are as many after every step', () => {
  const sowing = golden('snapshot').frame.data.view.last ?? golden('sown-mati').frame.data;
  let shown = shownBoard({
    south: { pits: [9, 9, 9, 9, 9, 9, 9], store: 3, burnt: [] },
    north: { pits: [9, 9, 9, 9, 9, 9, 9], store: 3, burnt: [] },
  });
  const total = (/** @type {typeof shown} */ at) =>
    [...at.seeds, ...handsOf(at).map(({ seeds }) => seeds)].reduce((sum, n) => sum + n, 0);
  const first = {
    ...sowing,
    lifts: [{ ...sowing.lifts[0], seeds: 9 }],
    capture: null,
    swept: null,
  };
  for (const step of timeline(first, 7)) {
    shown = applyStep(shown, step);
    assert.equal(total(shown), 132);
  }
});

test("an animation ends in the event's board even where its lifts tell something else", () => {
  const { before, event } = nextSown({ lifts: [{ side: 'south', pit: 'a', seeds: 3 }] });
  const after = playOut(hear(before, event));
  assert.deepEqual(after.shown?.seeds, seedsOfBoard(event.data.state.board));
  assert.equal(after.unsure, false);
});

test('a skipped animation shows the same board at once', () => {
  const { before, event } = nextSown();
  const moving = reduceGame(hear(before, event), { type: 'tick' });
  assert.ok(isMoving(moving));
  const after = reduceGame(moving, { type: 'skip' });
  assert.ok(!isMoving(after));
  assert.deepEqual(after.shown?.seeds, seedsOfBoard(event.data.state.board));
  assert.equal(after.told.what, 'sown');
});

test('sowings that arrive during an animation wait for it, and the truth does not', () => {
  const { before, event } = nextSown();
  const second = { ...event, version: event.version + 1 };
  const game = hear(hear(before, event), second);
  assert.equal(game.queue.length, 1);
  assert.equal(game.version, second.version);
  assert.deepEqual(game.view?.state, second.data.state);
  assert.ok(!isMoving(playOut(game)));
});

test('each sowing is told once', () => {
  const { before, event } = nextSown();
  const after = playOut(hear(before, event));
  assert.equal(after.told.seq, before.told.seq + 1);
});

test('a gap in the versions asks for a snapshot and shows nothing wrong meanwhile', () => {
  const { before, event } = nextSown();
  const after = hear(before, { ...event, version: event.version + 1 });
  assert.equal(after.unsure, true);
  assert.equal(after.version, before.version);
  assert.deepEqual(after.shown, before.shown);
});

test('an event that is already known changes nothing', () => {
  const { before, event } = nextSown();
  assert.equal(hear(before, { ...event, version: before.version }), before);
});

test('a board that does not have the hash it came with asks for a snapshot', () => {
  const { before, event } = nextSown();
  const state = { ...event.data.state, hash: '0000000000000000' };
  assert.equal(playOut(hear(before, { ...event, data: { ...event.data, state } })).unsure, true);
});

test('a snapshot is asked for once a version: a hash that stays wrong does not ask for ever', () => {
  const { before, event } = nextSown();
  const state = { ...event.data.state, hash: '0000000000000000' };
  const wrong = playOut(hear(before, { ...event, data: { ...event.data, state } }));
  const asked = reduceGame(wrong, { type: 'asked' });
  const view = { ...snapshot.data.view, state };
  const again = hear(asked, { ...snapshot, version: event.version, data: { view } });
  assert.equal(again.unsure, false);
});

test("only the server's legal pits can be sown, only by the seat, and not while one is on its way", () => {
  const game = opened();
  const view = { ...snapshot.data.view, you: 'south' };
  const mine = {
    ...game,
    view: { ...view, state: { ...view.state, to_sow: 'south', awaits: ['south'], legal: ['b'] } },
  };
  assert.deepEqual(playable(mine), ['b']);
  assert.deepEqual(playable(reduceGame(mine, { type: 'sowing', pit: 'b' })), []);
  assert.deepEqual(playable({ ...mine, view: { ...mine.view, you: 'north' } }), []);
  assert.deepEqual(playable({ ...mine, view: { ...mine.view, you: null } }), []);
  assert.deepEqual(playable({ ...mine, view: { ...mine.view, you: 'both' } }), ['b']);
});

test('between its answer and its event a sowing is still on its way', () => {
  const { before, event } = nextSown();
  const sent = reduceGame(before, { type: 'sowing', pit: 'A' });
  const answered = reduceGame(sent, { type: 'answered', version: event.version });
  assert.equal(answered.pending, 'A');
  assert.equal(hear(answered, event).pending, null);
  const late = reduceGame({ ...hear(sent, event), pending: 'A' }, {
    type: 'answered',
    version: event.version,
  });
  assert.equal(late.pending, null);
});

test('a snapshot of what is being shown does not cut it short', () => {
  const { before, event } = nextSown();
  const moving = hear(before, event);
  const view = { ...snapshot.data.view, state: event.data.state };
  const after = hear(moving, { ...snapshot, version: event.version, data: { view } });
  assert.ok(isMoving(after));
  assert.deepEqual(playOut(after).shown?.seeds, seedsOfBoard(event.data.state.board));
});

test('the end follows the last sowing and carries the result', () => {
  const last = golden('sown-last').frame;
  const ended = golden('ended').frame;
  const before = { ...opened(), version: last.version - 1 };
  const after = playOut(hear(hear(before, last), ended));
  assert.deepEqual(after.view?.result, ended.data.result);
  assert.equal(after.view?.can.rematch, true);
  assert.equal(after.unsure, false);
});
