// The analysis of finished games over HTTP: who may, how long it waits for whoever asks, and that
// what it says agrees with the game.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { createGame, playSouth } from './play.js';
import { usePlayers } from './players.js';
import { startServer } from './server.js';

const site = usePlayers();
const { player } = site;

const pathOf = (game) => `/api/v1/games/${game}/analysis`;

/** A game that was won with the known line. */
async function finishedGame(browser) {
  const socket = await browser.join();
  const table = await createGame(socket, { ranked: false });
  await playSouth(socket, table);
  return table;
}

/** Asks until it is ready; gives the body and the progress seen on the way. */
async function analysed(browser, game) {
  const seen = [];
  for (let i = 0; i < 600; i += 1) {
    const answer = await browser.get(pathOf(game));
    if (answer.status === 200) return { body: answer.json, seen };
    assert.equal(answer.status, 202, answer.text);
    assert.equal(answer.headers['retry-after'], '1');
    assert.equal(answer.json.state, 'running');
    assert.ok(answer.json.done <= answer.json.of);
    seen.push(answer.json.done);
    await pause(100);
  }
  throw new Error('the analysis was never ready');
}

describe('the analysis of a finished game', () => {
  it('agrees with the game and is there at once when it is asked for again', async () => {
    const browser = await player();
    const table = await finishedGame(browser);
    const { body, seen } = await analysed(browser, table.game);
    assert.deepEqual(seen, [...seen].sort((a, b) => a - b));
    assert.equal(body.game, table.game);
    assert.equal(body.total, 98);
    assert.equal(body.stores.length, table.state.ply + 1);
    assert.deepEqual(body.stores[0], { ply: 0, round: 1, south: 0, north: 0 });
    const last = body.stores.at(-1);
    assert.equal(last.south + last.north, 98);
    const [first] = body.decisions;
    assert.deepEqual(first.turn.slice(0, 9), [...'abggacadg'], 'the turn that was played');
    assert.ok(first.haul >= 54 && first.best.length >= 1, JSON.stringify(first));
    for (const decision of body.decisions) {
      const { side, board, turn, turn_boards: played, best, best_boards: better } = decision;
      assert.equal(decision.lost, decision.haul - decision.made);
      assert.ok(decision.lost >= 0);
      assert.equal(played.length, turn.length);
      assert.equal(better.length, best.length);
      assert.equal(played.at(-1)[side].store - board[side].store, decision.made);
      assert.equal(better.at(-1)[side].store - board[side].store, decision.haul);
      const { ply, south, north } = body.stores[decision.ply - 1];
      assert.equal(ply, decision.ply - 1);
      assert.deepEqual([board.south.store, board.north.store], [south, north]);
    }
    const made = { south: 0, north: 0 };
    for (const { side, made: seeds } of body.decisions) made[side] += seeds;
    assert.ok(made.south <= last.south && made.north <= last.north);
    const lost = body.decisions.filter(({ side }) => side === 'north').map((each) => each.lost);
    const worst = Math.max(0, ...lost);
    if (body.turning_point === null) assert.equal(worst, 0);
    else assert.equal(body.decisions[body.turning_point].lost, worst);

    const again = await browser.get(pathOf(table.game));
    assert.equal(again.status, 200);
    assert.deepEqual(again.json, body);
    const other = await (await player()).get(pathOf(table.game));
    assert.deepEqual(other.json, body, 'whoever asks');
  });

  it('is refused while the game runs, to strangers, and for games that are not there', async () => {
    const browser = await player();
    const socket = await browser.join();
    const table = await createGame(socket, { ranked: false });
    const running = await browser.get(pathOf(table.game));
    assert.equal(running.status, 409);
    assert.equal(running.json.error.code, 'game_running');
    const unknown = await browser.get(pathOf('aaaaaaaaaaaaaaaa'));
    assert.equal(unknown.json.error.code, 'unknown_game');
    assert.equal((await browser.get(pathOf('nonsense'))).json.error.code, 'unknown_game');
    browser.cookie = undefined;
    assert.equal((await browser.get(pathOf(table.game))).json.error.code, 'not_logged_in');
  });

  it('is given for one game at a time, and given up for another', async () => {
    const browser = await player();
    const one = await finishedGame(browser);
    const two = await finishedGame(browser);
    assert.equal((await browser.get(pathOf(one.game))).status, 202);
    const refused = await browser.get(pathOf(two.game));
    assert.equal(refused.status, 429);
    assert.equal(refused.json.error.code, 'rate_limited');
    assert.ok(Number(refused.headers['retry-after']) >= 1);
    assert.equal((await browser.request('DELETE', pathOf(one.game))).status, 204);
    assert.equal((await browser.get(pathOf(two.game))).status, 202);
    assert.equal((await browser.request('DELETE', pathOf(two.game))).status, 204);
    assert.equal((await browser.request('DELETE', pathOf(two.game))).status, 204, 'it may repeat');
    assert.equal((await browser.get(pathOf(one.game))).json.done, 0, 'it begins anew');
    await browser.request('DELETE', pathOf(one.game));
  });

  it('is started so often in an hour', async () => {
    const server = await startServer({ config: { limits: { analyses_per_hour: 1 } } });
    try {
      const browser = await player(server);
      const one = await finishedGame(browser);
      const two = await finishedGame(browser);
      assert.equal((await browser.get(pathOf(one.game))).status, 202);
      await browser.request('DELETE', pathOf(one.game));
      const refused = await browser.get(pathOf(two.game));
      assert.equal(refused.status, 429);
      assert.ok(Number(refused.headers['retry-after']) > 3000);
    } finally {
      await server.close();
    }
  });

  it('goes on when the server stops, by not keeping it up', async () => {
    const server = await startServer();
    try {
      const browser = await player(server);
      const table = await finishedGame(browser);
      assert.equal((await browser.get(pathOf(table.game))).status, 202);
      browser.closeSockets();
      const { code, ms } = await server.stop();
      assert.equal(code, 0);
      assert.ok(ms < 5000, `${ms} ms`);
    } finally {
      await server.close();
    }
  });
});
