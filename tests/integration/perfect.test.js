// The perfect opponent and hints over the socket: unranked, refused where they would help in a game
// that counts, and right.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createGame, follow, sow } from './play.js';
import { usePlayers } from './players.js';
import { startServer } from './server.js';

const site = usePlayers();
const { player } = site;

describe('a hint', () => {
  const hint = (table, ply = table.state.ply) => ({ type: 'hint', game: table.game, data: { ply } });

  it('is a turn that can be played and brings what it says', async () => {
    const socket = await (await player()).join();
    const table = await createGame(socket, { ranked: false });
    const answer = await socket.ask(hint(table));
    assert.equal(answer.type, 'ok', JSON.stringify(answer));
    assert.equal(answer.durable, false);
    assert.equal(answer.data.ply, 0);
    assert.ok(answer.data.haul >= 54, JSON.stringify(answer.data));
    for (const pit of answer.data.line) await sow(socket, table, pit);
    assert.equal(table.state.board.south.store, answer.data.haul);
  });

  it('is refused in a game that counts, and while one runs', async () => {
    const browser = await player();
    const socket = await browser.join();
    const free = await createGame(socket, { ranked: false });
    const ranked = await createGame(socket, { ranked: true });
    assert.equal((await socket.ask(hint(ranked))).error.code, 'no_help');
    assert.equal((await socket.ask(hint(free))).error.code, 'no_help');
    await socket.ask({ type: 'resign', game: ranked.game });
    assert.equal((await socket.ask(hint(free))).type, 'ok');
  });

  it('is refused to others, in openings, after the end and for another ply', async () => {
    const socket = await (await player()).join();
    const table = await createGame(socket, { ranked: false });
    const stale = await socket.ask(hint(table, 7));
    assert.equal(stale.error.code, 'stale_ply');
    assert.deepEqual(stale.state, table.state);
    const stranger = await (await player()).join();
    assert.equal((await stranger.ask(hint(table))).error.code, 'not_your_game');
    const opening = await createGame(socket, { ranked: false, pack: 'arena' });
    assert.equal((await socket.ask(hint(opening))).error.code, 'wrong_phase');
    await socket.ask({ type: 'resign', game: table.game });
    assert.equal((await socket.ask(hint(table))).error.code, 'game_over');
    assert.equal(
      (await socket.ask(hint({ game: 'aaaaaaaaaaaaaaaa', state: { ply: 0 } }))).error.code,
      'unknown_game',
    );
  });

  it('is searched one at a time', async () => {
    const socket = await (await player()).join();
    const table = await createGame(socket, { ranked: false });
    const [one, two] = await Promise.all([socket.ask(hint(table)), socket.ask(hint(table))]);
    assert.equal(one.type, 'ok');
    assert.equal(two.error.code, 'rate_limited');
    assert.ok(two.error.retry_after_ms > 0);
  });
});

describe('the perfect opponent', () => {
  it('is a level that never counts', async () => {
    const browser = await player();
    const { levels } = (await browser.get('/api/v1/levels')).json;
    assert.deepEqual(levels.at(-1), {
      id: 'perfect',
      names: { ms: 'Sempurna', id: 'Sempurna', en: 'Perfect' },
      points: 0,
    });
    const socket = await browser.join();
    const refused = await socket.ask({
      type: 'create',
      data: { opponent: 'computer', level: 'perfect', starts: 'you', pack: 'tradisional', ranked: true },
    });
    assert.equal(refused.error.code, 'bad_field');
    assert.equal(refused.error.field, 'data.level');
    const ranked = await createGame(socket, { ranked: true });
    await socket.ask({ type: 'resign', game: ranked.game });
    const rematch = await socket.ask({ type: 'rematch', game: ranked.game, data: { level: 'perfect' } });
    assert.equal(rematch.error.code, 'not_allowed');
  });

  it('wins on its first turn where it starts, also when the server is killed in it', async () => {
    const config = { computer: { pace: { base_ms: 150, seed_ms: 0, max_ms: 150 } } };
    const server = await startServer({ config });
    let restarted;
    try {
      const browser = await player(server, 'Berani');
      const socket = await browser.join();
      const table = await createGame(socket, { ranked: false, level: 'perfect', starts: 'opponent' });
      assert.deepEqual(table.view.players.south, { kind: 'computer', level: 'perfect' });
      while (table.state.ply < 3) await follow(socket, table);
      browser.closeSockets();
      await server.kill();

      restarted = await startServer({ folder: server.folder, config });
      browser.server = restarted;
      const back = await browser.join();
      await back.ask({ type: 'watch', game: table.game });
      const snapshot = await back.event('snapshot', table.game);
      const again = { game: table.game, version: snapshot.version, state: snapshot.data.view.state };
      assert.ok(again.state.ply >= 3);
      while (again.state.board.south.store <= 49) {
        const event = await follow(back, again);
        assert.equal(event.data.side, 'south', 'it is still the first turn');
      }
      const record = (await browser.get(`/api/v1/games/${table.game}/record`)).text;
      assert.match(record, /\[Level "perfect"\]/);
    } finally {
      if (restarted) await restarted.close();
      else await server.close();
    }
  });

  it('chooses in an opening and plays on', async () => {
    const socket = await (await player()).join();
    const table = await createGame(socket, { ranked: false, level: 'perfect', pack: 'arena' });
    for (let steps = 0; table.state.phase === 'opening' && steps < 200; steps += 1) {
      if (table.state.awaits.includes('south')) {
        const [pit] = table.state.legal.filter((letter) => letter === letter.toLowerCase());
        await socket.ask({ type: 'choose', game: table.game, data: { ply: table.state.ply, pit } });
      }
      await follow(socket, table);
    }
    assert.notEqual(table.state.phase, 'opening');
  });
});
