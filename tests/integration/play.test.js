// Games over the socket against the real program: a whole one, repeats, tabs, resumes, a killed
// server, and the points that remain.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { Browser, newId } from './browser.js';
import { createGame, follow, playSouth, sow, waitForTurn } from './play.js';
import { usePlayers } from './players.js';
import { makeFolder, startServer } from './server.js';

const site = usePlayers();
const { player } = site;

describe('a whole game against Easy', () => {
  it('is won, earns its points once and is on the leaderboard', async () => {
    const browser = await player(site.server, 'Juara');
    const socket = await browser.join();
    const table = await createGame(socket);
    assert.equal(table.view.you, 'south');
    assert.deepEqual(table.view.players.north, { kind: 'computer', level: 'easy' });
    assert.equal((await socket.event('games')).data.games.length, 1);
    const ended = await playSouth(socket, table);
    assert.equal(ended.data.result.winner, 'south');
    assert.match(ended.data.seed, /^[0-9a-f]{32}$/);
    const points = await socket.event('points', table.game);
    assert.equal(points.data.awarded, 10);
    assert.equal(points.data.rank, 1);

    const board = (await browser.get('/api/v1/leaderboard')).json;
    assert.equal(board.rows[0].name, 'Juara');
    assert.equal(board.rows[0].points, 10);
    assert.equal(board.rows[0].wins.easy, 1);
    assert.deepEqual(board.you, board.rows[0]);
    assert.equal((await browser.get('/api/v1/me')).json.points, 10);
    assert.equal((await browser.get('/api/v1/players/juara')).json.points, 10);

    const { json: view } = await browser.get(`/api/v1/games/${table.game}`);
    assert.equal(view.result.winner, 'south');
    assert.equal(view.points.awarded, 10);
    const record = await browser.get(`/api/v1/games/${table.game}/record`);
    assert.match(record.headers['content-type'], /^text\/plain/);
    assert.match(record.text, /\[Winner "south"\]/);
    assert.deepEqual((await browser.get('/api/v1/games?running=1')).json, { games: [] });
    const stranger = await new Browser(site.server).get(`/api/v1/games/${table.game}`);
    assert.equal(stranger.json.you, null);
  });

  it('by a guest is kept when the guest signs up', async () => {
    const browser = await player();
    const socket = await browser.join();
    const table = await createGame(socket);
    await playSouth(socket, table);
    const points = await socket.event('points', table.game);
    assert.equal(points.data.awarded, 10);
    assert.equal(points.data.rank, null);
    const account = await browser.post('/api/v1/signup', { name: 'Tetap', password: 'kura-kura 27' });
    assert.equal(account.json.points, 10);
    assert.ok(account.json.rank >= 1);
    const board = (await browser.get('/api/v1/leaderboard')).json;
    assert.equal(board.you.name, 'Tetap');
  });
});

describe('a repeated command', () => {
  it('gets the same answer and is played once', async () => {
    const browser = await player();
    const socket = await browser.join();
    const data = { opponent: 'computer', level: 'easy', starts: 'you', pack: 'tradisional', ranked: false };
    const create = { type: 'create', id: newId(), data };
    const made = await socket.ask(create);
    const again = await socket.ask(create);
    assert.deepEqual(again, { ...made, repeated: true });
    assert.equal((await browser.get('/api/v1/games?running=1')).json.games.length, 1);

    const { game } = made.data;
    const sowing = { type: 'sow', id: newId(), game, data: { ply: 0, pit: 'a' } };
    const first = await socket.ask(sowing);
    assert.equal(first.durable, true);
    assert.deepEqual(await socket.ask(sowing), { ...first, repeated: true });
    const view = (await browser.get(`/api/v1/games/${game}`)).json;
    assert.equal(view.state.ply, 1);
  });

  it('with another id is stale and gets the state', async () => {
    const socket = await (await player()).join();
    const table = await createGame(socket);
    await sow(socket, table, 'a');
    const stale = await socket.ask({ type: 'sow', game: table.game, data: { ply: 0, pit: 'b' } });
    assert.equal(stale.error.code, 'stale_ply');
    assert.deepEqual(stale.state, table.state);
  });
});

describe('several tabs', () => {
  it('of one player see the same events', async () => {
    const browser = await player();
    const one = await browser.join();
    const two = await browser.join();
    const table = await createGame(one);
    assert.equal((await two.event('games')).data.games[0].game, table.game);
    await two.ask({ type: 'watch', game: table.game });
    const snapshot = await two.event('snapshot', table.game);
    const other = { game: table.game, version: snapshot.version, state: snapshot.data.view.state };
    assert.deepEqual(other.state, table.state);
    const { event } = await sow(one, table, 'a');
    assert.deepEqual(await follow(two, other), event);
    const { event: next } = await sow(two, other, 'b');
    assert.deepEqual(await follow(one, table), next);
  });

  it('of a stranger may watch but not sow', async () => {
    const socket = await (await player()).join();
    const table = await createGame(socket);
    const stranger = await (await player()).join();
    await stranger.ask({ type: 'watch', game: table.game });
    assert.equal((await stranger.event('snapshot', table.game)).data.view.you, null);
    const refused = await stranger.ask({ type: 'sow', game: table.game, data: { ply: 0, pit: 'a' } });
    assert.equal(refused.error.code, 'not_your_game');
  });
});

describe('coming back', () => {
  it('brings the events that were missed, or a snapshot', async () => {
    const browser = await player();
    const socket = await browser.join();
    const table = await createGame(socket);
    const seen = table.version;
    const first = (await sow(socket, table, 'a')).event;
    const second = (await sow(socket, table, 'b')).event;
    socket.ws.terminate();

    const back = await browser.join({ resume: [{ game: table.game, version: seen }] });
    assert.equal(back.hello.games[0].game, table.game);
    assert.deepEqual(await back.event('sown', table.game), first);
    assert.deepEqual(await back.event('sown', table.game), second);

    const lost = await browser.join({ resume: [{ game: table.game, version: 999 }] });
    const snapshot = await lost.event('snapshot', table.game);
    assert.equal(snapshot.version, table.version);
    assert.deepEqual(snapshot.data.view.state, table.state);

    const unknown = await browser.join({ resume: [{ game: 'abcdefghijkmnpqr', version: 1 }] });
    const refused = await unknown.take(({ type }) => type === 'error');
    assert.equal(refused.error.code, 'unknown_game');
    assert.equal(refused.game, 'abcdefghijkmnpqr');
  });
});

describe('a killed server', () => {
  it('goes on with the game, the answers and the points after its start', async () => {
    const folder = makeFolder();
    let other = await startServer({ folder });
    try {
      const browser = await player(other, 'Ulet');
      let socket = await browser.join();
      const won = await createGame(socket);
      await playSouth(socket, won);
      await socket.event('points', won.game);
      const standing = (await browser.get('/api/v1/leaderboard')).json;

      const table = await createGame(socket);
      await sow(socket, table, 'a');
      const last = { type: 'sow', id: newId(), game: table.game, data: { ply: 1, pit: 'b' } };
      const answer = await socket.ask(last);
      await follow(socket, table);
      await other.kill();

      other = await startServer({ folder, port: other.port });
      browser.server = other;
      socket = await browser.join({ resume: [{ game: table.game, version: table.version }] });
      assert.equal(socket.hello.account.name, 'Ulet');
      assert.equal(socket.hello.account.points, 10);
      assert.deepEqual(socket.hello.games.map(({ game }) => game), [table.game]);
      assert.deepEqual(await socket.ask(last), { ...answer, repeated: true });
      assert.deepEqual((await browser.get('/api/v1/leaderboard')).json, standing);

      const view = (await browser.get(`/api/v1/games/${table.game}`)).json;
      assert.deepEqual(view.state, table.state);
      const ended = await playSouth(socket, table);
      assert.equal(ended.data.result.winner, 'south');
      assert.equal((await socket.event('points', table.game)).data.total >= 10, true);
    } finally {
      await other.kill();
      folder.remove();
    }
  });

  it('lets the computer go on where it was to sow', async () => {
    const folder = makeFolder();
    const slow = { computer: { pace: { base_ms: 60000, seed_ms: 0, max_ms: 60000 } } };
    let other = await startServer({ folder, config: slow });
    try {
      const browser = await player(other);
      const table = await createGame(await browser.join(), { starts: 'opponent' });
      assert.equal(table.state.to_sow, 'south');
      assert.equal(table.view.you, 'north');
      await other.kill();
      other = await startServer({ folder });
      browser.server = other;
      const socket = await browser.join({ resume: [{ game: table.game, version: table.version }] });
      await waitForTurn(socket, table, 'north');
      assert.equal(table.state.to_sow, 'north');
    } finally {
      await other.kill();
      folder.remove();
    }
  });
});

describe('a server that is told to stop', () => {
  it('tells its players to come back and ends within ten seconds', async () => {
    const folder = makeFolder();
    const other = await startServer({ folder });
    try {
      const browser = await player(other);
      const socket = await browser.join();
      const table = await createGame(socket);
      await sow(socket, table, 'a');
      const ended = other.stop();
      assert.equal(await socket.closeCode(), 1012);
      const { code, ms } = await ended;
      assert.equal(code, 0);
      assert.ok(ms < 10_000, `${ms} ms`);

      const again = await startServer({ folder });
      browser.server = again;
      const back = await browser.join();
      assert.equal(back.hello.games[0].ply, 1);
      await again.kill();
    } finally {
      await other.kill();
      folder.remove();
    }
  });
});
