// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comebackOf, waitTime } from '../src/net/backoff.js';
import { createLink } from '../src/net/link.js';

/** A socket that only remembers what was sent. */
class FakeSocket {
  /** @type {any[]} */
  sent = [];
  onopen = () => {};
  onmessage = (/** @type {{data: string}} */ _event) => {};
  onclose = (/** @type {{code: number}} */ _event) => {};
  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  /** @param {object} frame */
  hear(frame) {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  /** @param {string} type */
  last(type) {
    return this.sent.filter((frame) => frame.type === type).at(-1);
  }
}

function setUp() {
  /** @type {FakeSocket[]} */
  const sockets = [];
  /** @type {{run: () => void, at: number}[]} */
  let timers = [];
  /** @type {any[]} */
  const phases = [];
  let now = 0;
  let ids = 0;
  const link = createLink({
    connect() {
      sockets.push(new FakeSocket());
      return /** @type {any} */ (sockets.at(-1));
    },
    resume: () => [{ game: 'k7m2p9qwxz3hbtnv', version: 5 }],
    onPhase: (phase) => phases.push(phase.phase),
    onHello() {},
    onMessage() {},
    onClose() {},
    clock: {
      after(run, ms) {
        const timer = { run, at: now + ms };
        timers.push(timer);
        return timer;
      },
      cancel: (timer) => (timers = timers.filter((each) => each !== timer)),
      random: () => 0.5,
    },
    newId: () => String(++ids).padStart(32, '0'),
  });
  const socket = () => sockets[sockets.length - 1] ?? new FakeSocket();
  return {
    link,
    phases,
    sockets,
    socket,
    greet() {
      socket().onopen();
      const heartbeat = { interval_ms: 1000, timeout_ms: 3000 };
      socket().hear({
        type: 'ok',
        re: socket().last('hello').id,
        durable: false,
        data: { heartbeat },
      });
    },
    /** @param {number} ms */
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}

const SOW = { type: 'sow', game: 'k7m2p9qwxz3hbtnv', data: { ply: 0, pit: 'a' } };

test('hello is the first frame and says what to resume', () => {
  const { link, socket } = setUp();
  link.open();
  void link.send(SOW, { keep: true });
  socket().onopen();
  assert.deepEqual(
    socket().sent.map((frame) => frame.type),
    ['hello'],
  );
  assert.deepEqual(socket().sent[0].data.resume, [{ game: 'k7m2p9qwxz3hbtnv', version: 5 }]);
});

test('a command without an answer is sent again with its id after the connection comes back', async () => {
  const { link, socket, greet, pass, sockets } = setUp();
  link.open();
  greet();
  const reply = link.send(SOW, { keep: true });
  const first = socket().last('sow');
  socket().onclose({ code: 1006 });
  pass(1000);
  assert.equal(sockets.length, 2);
  greet();
  assert.deepEqual(socket().last('sow'), first);
  socket().hear({ type: 'ok', re: first.id, durable: true, repeated: true, data: { ply: 1 } });
  assert.deepEqual(await reply, { ok: true, data: { ply: 1 } });
  socket().onclose({ code: 1006 });
  pass(1000);
  greet();
  assert.equal(socket().last('sow'), undefined);
});

test('a command that changes nothing is answered offline when the connection drops', async () => {
  const { link, socket, greet } = setUp();
  link.open();
  greet();
  const reply = link.send({ type: 'watch', game: SOW.game }, { keep: false });
  socket().onclose({ code: 1006 });
  assert.equal((await reply).ok, false);
  assert.equal((await link.send({ type: 'watch', game: SOW.game }, { keep: false })).ok, false);
});

test('a command that came too fast is sent again after the time that the server asks for', () => {
  const { link, socket, greet, pass } = setUp();
  link.open();
  greet();
  void link.send(SOW, { keep: true });
  const { id } = socket().last('sow');
  const error = { code: 'rate_limited', message: '', retry_after_ms: 500 };
  socket().hear({ type: 'error', re: id, error });
  assert.equal(socket().sent.filter((frame) => frame.type === 'sow').length, 1);
  pass(600);
  assert.equal(socket().sent.filter((frame) => frame.type === 'sow').length, 2);
});

test('what came too fast to be read is sent again with its id', () => {
  const { link, socket, greet, pass } = setUp();
  link.open();
  greet();
  void link.send(SOW, { keep: true });
  const { id } = socket().last('sow');
  const error = { code: 'rate_limited', message: '', retry_after_ms: 500 };
  socket().hear({ type: 'error', re: null, error });
  socket().hear({ type: 'error', re: null, error });
  pass(600);
  const sowings = socket().sent.filter((frame) => frame.type === 'sow');
  assert.deepEqual(sowings.map((frame) => frame.id), [id, id]);
});

test('pings are sent and answered, and silence ends a connection', () => {
  const { link, socket, greet, pass, phases } = setUp();
  link.open();
  greet();
  socket().hear({ type: 'ping', data: { n: 7 } });
  assert.deepEqual(socket().last('pong').data, { n: 7 });
  pass(1000);
  assert.ok(socket().last('ping'));
  pass(2000);
  assert.equal(phases.at(-1), 'waiting');
});

test('an old socket that closes late does not disturb the new one', () => {
  const { link, sockets, greet, phases } = setUp();
  link.open();
  greet();
  link.reopen();
  greet();
  sockets[0]?.onclose({ code: 1006 });
  assert.equal(phases.at(-1), 'open');
});

test('close codes say when to come back', () => {
  const back = (/** @type {number} */ code) => comebackOf(code).back;
  assert.equal(back(4400), 'never');
  assert.equal(back(4406), 'never');
  assert.equal(back(4408), 'at_once');
  assert.equal(back(4409), 'at_once');
  assert.equal(back(4429), 'later');
  for (const code of [1001, 1006, 1009, 1012]) assert.equal(back(code), 'soon');
});

test('waiting grows, has jitter and stays bounded', () => {
  assert.equal(
    waitTime('at_once', 0, () => 0.9),
    0,
  );
  assert.ok(waitTime('soon', 0, () => 0.9) < 500);
  assert.ok(waitTime('soon', 50, () => 0.99) <= 4000);
  assert.notEqual(
    waitTime('soon', 3, () => 0.1),
    waitTime('soon', 3, () => 0.9),
  );
  assert.ok(waitTime('later', 0, () => 0) >= 5000);
});
