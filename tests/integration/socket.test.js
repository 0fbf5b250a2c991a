// The rules of the socket: hello, limits, closing; against the real program.

import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import { Browser, newId } from './browser.js';
import { createGame } from './play.js';
import { startServer } from './server.js';

const short = { hello_ms: 400, interval_ms: 300, timeout_ms: 900 };
let server;
let hasty;
let browsers = [];
before(async () => {
  server = await startServer({ config: { limits: { sockets_per_account: 3 } } });
  hasty = await startServer({ config: { heartbeat: short } });
});
afterEach(() => {
  for (const browser of browsers) browser.closeSockets();
  browsers = [];
});
after(async () => {
  await server.close();
  await hasty.close();
});

function open(where = server) {
  const browser = new Browser(where);
  browsers.push(browser);
  return browser;
}

async function guest(where = server) {
  const browser = open(where);
  await browser.post('/api/v1/guest');
  return browser;
}

describe('opening', () => {
  it('tells limits, heartbeat, account and games', async () => {
    const browser = await guest();
    const { hello } = await browser.join();
    assert.equal(hello.protocol, 'congkak.v1');
    assert.match(hello.account.name, /^Tamu/);
    assert.equal(hello.limits.frame_bytes, 4096);
    assert.equal(hello.limits.commands_per_second, 1000);
    assert.deepEqual(hello.heartbeat, { interval_ms: 15000, timeout_ms: 45000 });
    assert.deepEqual(hello.games, []);
  });

  it('is allowed without an account, which can only look', async () => {
    const socket = await open().join();
    assert.equal(socket.hello.account, null);
    const page = await socket.ask({ type: 'leaderboard', data: { live: true } });
    assert.equal(page.type, 'ok');
    const data = { opponent: 'computer', level: 'easy', starts: 'you', pack: 'tradisional', ranked: true };
    const refused = await socket.ask({ type: 'create', data });
    assert.equal(refused.error.code, 'not_logged_in');
  });

  it('is refused to other sites before the upgrade', async () => {
    const browser = await guest();
    const foreign = { headers: { origin: 'http://evil.example' } };
    await assert.rejects(browser.socket(foreign), { status: 403 });
    await assert.rejects(open().socket(foreign), { status: 403 });
    await assert.rejects(browser.socket({ headers: { origin: undefined } }), { status: 403 });
  });

  it('is allowed to listed sites', async () => {
    const allowed = { server: { allowed_origins: ['https://blog.example'] } };
    const other = await startServer({ config: allowed });
    try {
      const socket = await open(other).socket({ headers: { origin: 'https://blog.example' } });
      assert.equal(socket.ws.protocol, 'congkak.v1');
    } finally {
      await other.close();
    }
  });

  it('needs a version in common', async () => {
    const wrong = await open().socket({ protocols: ['congkak.v9'] });
    assert.equal((await wrong.take(() => true)).error.code, 'unsupported_version');
    assert.equal(await wrong.closeCode(), 4406);
    const socket = await open().socket();
    const data = { client: '0.1.0', protocols: ['congkak.v9'] };
    const answer = await socket.ask({ type: 'hello', data });
    assert.equal(answer.error.code, 'unsupported_version');
    assert.equal(await socket.closeCode(), 4406);
  });

  it('needs hello first, and in time', async () => {
    const socket = await open(hasty).socket();
    const answer = await socket.ask({ type: 'leaderboard', data: { live: false } });
    assert.equal(answer.error.code, 'hello_first');
    assert.equal(await socket.closeCode(), 4408);
  });
});

describe('the heartbeat', () => {
  it('answers pings and closes when nothing is heard', async () => {
    const socket = await open(hasty).join();
    socket.mute = true;
    socket.send({ type: 'ping', data: { n: 7 } });
    assert.equal((await socket.event('pong')).data.n, 7);
    const first = await socket.event('ping');
    const second = await socket.event('ping');
    assert.equal(second.data.n, first.data.n + 1);
    assert.equal(await socket.closeCode(), 4408);
  });

  it('keeps a socket that answers', async () => {
    const socket = await open(hasty).join();
    for (let i = 0; i < 5; ++i) await socket.event('ping');
    assert.equal(socket.ws.readyState, socket.ws.OPEN);
  });
});

describe('frames', () => {
  it('are refused when they are too large, binary or deep', async () => {
    const large = await open().join();
    large.send(JSON.stringify({ type: 'ping', data: { n: 1 }, x: 'y'.repeat(4096) }));
    assert.equal(await large.closeCode(), 1009);

    const binary = await open().join();
    binary.ws.send(Buffer.from([1, 2, 3]));
    assert.equal((await binary.take(({ type }) => type === 'error')).error.code, 'bad_json');
    assert.equal(await binary.closeCode(), 4400);

    const deep = await open().join();
    deep.send(`{"type":"sow","data":${'{"a":'.repeat(7)}1${'}'.repeat(8)}`);
    const refused = await deep.take(({ type }) => type === 'error');
    assert.equal(refused.error.code, 'too_deep');
    assert.equal(refused.re, null);
    assert.equal((await deep.ask({ type: 'leaderboard', data: { live: false } })).type, 'ok');
  });

  it('of 4096 bytes are still read', async () => {
    const socket = await open().join();
    const frame = JSON.stringify({ type: 'ping', data: { n: 1 } });
    socket.send(frame + ' '.repeat(4096 - frame.length));
    assert.equal((await socket.event('pong')).data.n, 1);
  });

  it('that can not be read end the socket after a while', async () => {
    const socket = await open().join();
    for (let i = 0; i < 8; ++i) socket.send('{');
    assert.equal(await socket.closeCode(), 4400);
    assert.equal(socket.waiting.filter(({ error }) => error?.code === 'bad_json').length, 8);
  });

  it('that come too fast are refused, and a flood ends the socket', async () => {
    const slow = await startServer({ config: { limits: { commands_per_second: 5 } } });
    try {
      const socket = await open(slow).join();
      for (let i = 0; i < 30; ++i) socket.send({ type: 'ping', data: { n: i } });
      const refused = await socket.take(({ error }) => error?.code === 'rate_limited');
      assert.equal(refused.re, null);
      assert.ok(refused.error.retry_after_ms > 0);
      for (let i = 0; i < 400; ++i) socket.send({ type: 'ping', data: { n: i } });
      assert.equal(await socket.closeCode(), 4429);
    } finally {
      await slow.close();
    }
  });
});

describe('sockets', () => {
  it('are limited for one account', async () => {
    const browser = await guest();
    for (let i = 0; i < 3; ++i) await browser.join();
    const fourth = await browser.socket();
    assert.equal(await fourth.closeCode(), 4429);
    browser.sockets[0].ws.close();
    await browser.sockets[0].closed;
    assert.ok((await browser.join()).hello.account);
  });

  it('end with the session they belong to', async () => {
    const browser = await guest();
    const socket = await browser.join();
    const other = await (await guest()).join();
    assert.equal((await browser.post('/api/v1/logout')).status, 204);
    assert.equal(await socket.closeCode(), 4401);
    assert.equal((await other.ask({ type: 'leaderboard', data: { live: false } })).type, 'ok');
  });

  it('of a guest who signs up end a moment later, so that every tab comes back as the account', async () => {
    const browser = await guest();
    const socket = await browser.join();
    await browser.post('/api/v1/signup', { name: 'Tab-Siti', password: 'kura-kura 27' });
    assert.equal(await socket.closeCode(), 4401);
    assert.equal((await browser.join()).hello.account.name, 'Tab-Siti');
  });

  it('that do not read are closed, and can come back', async () => {
    const patient = await startServer({ config: { limits: { commands_per_second: 1000000 } } });
    try {
      const browser = await guest(patient);
      const socket = await browser.join();
      const { game } = await createGame(socket);
      let code;
      void socket.closed.then((how) => (code = how.code));
      socket.ws._socket.pause();
      for (let sent = 0; code === undefined && sent < 40000; sent += 100) {
        for (let i = 0; i < 100; ++i) socket.send({ type: 'watch', id: newId(), game });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      assert.ok(code === 4409 || code === 1006, `closed with ${code}`);
      assert.equal((await browser.join()).hello.games[0].game, game);
    } finally {
      await patient.close();
    }
  });
});
