// Matches of two people, of several rounds, and of hidden choices against the real program: what
// goes over the wire, and what a killed server knows afterwards.

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { newId } from './browser.js';
import { createGame, follow } from './play.js';
import { usePlayers } from './players.js';
import { makeFolder, startServer } from './server.js';
import { goOn, goOnUntil, listen, makeTable, move, play, watch } from './tables.js';

const site = usePlayers();
const { player } = site;

const over = (state) => state.status === 'over';
const betweenRounds = (state) => state.phase === 'round_over';
const arena = { pack: 'arena' };
const threeRounds = { clauses: { rounds: 3 } };

/** A server that is killed and started again on the same data; `close` ends it for good. */
async function mortal() {
  const folder = makeFolder();
  const life = { server: await startServer({ folder }) };
  life.dieAndReturn = async () => {
    const { port } = life.server;
    await life.server.kill();
    life.server = await startServer({ folder, port });
    for (const browser of site.browsers) browser.server = life.server;
  };
  life.close = () => life.server.close();
  return life;
}

/** Comes back with what was known before, as a page does. */
async function comeBack(browser, table) {
  return browser.join({ resume: [{ game: table.game, version: table.version }] });
}

describe('a table of two people', () => {
  it('waits with an open seat and is in both lists once it is taken', async () => {
    const [siti, budi] = [await player(site.server, 'Siti-T'), await player()];
    const [south, north] = [await siti.join(), await budi.join()];
    const table = await createGame(south, { opponent: 'people', level: undefined, ranked: false });
    assert.deepEqual(table.view.players.north, { kind: 'open' });
    assert.deepEqual(table.state.awaits, []);
    assert.equal((await move(south, table, 'sow', 'a')).error.code, 'seat_open');

    // The address of the game is the invitation.
    const invited = (await budi.get(`/api/v1/games/${table.game}`)).json;
    assert.equal(invited.can.join, true);
    assert.equal((await north.ask({ type: 'join', game: table.game })).type, 'ok');
    const { data } = await follow(south, table);
    assert.equal(data.side, 'north');
    assert.match(data.player.name, /^Tamu/);
    const mine = (await siti.get('/api/v1/games?running=1')).json.games;
    const theirs = (await budi.get('/api/v1/games?running=1')).json.games;
    assert.deepEqual([mine[0].opponent.name, mine[0].you, mine[0].your_turn], [data.player.name, 'south', true]);
    assert.deepEqual([theirs[0].opponent.name, theirs[0].you, theirs[0].your_turn], ['Siti-T', 'north', false]);
    assert.equal((await budi.join()).hello.games[0].game, table.game);
  });

  it('has no seat for a third, who may only watch', async () => {
    const seats = await makeTable(await (await player()).join(), await (await player()).join());
    const { game } = seats.south.table;
    const third = await (await player()).join();
    assert.equal((await third.ask({ type: 'join', game })).error.code, 'seat_taken');
    const seen = await watch(third, game);
    assert.equal(seen.view.you, null);
    assert.equal((await move(third, seen, 'sow', 'a')).error.code, 'not_your_game');
    assert.equal((await third.ask({ type: 'resign', game })).error.code, 'not_your_game');
    assert.equal((await move(seats.north.socket, seen, 'sow', 'a')).error.code, 'not_your_turn');
    const { data } = await play(seats, 'south', 'sow', 'a');
    assert.equal(data.side, 'south');
    assert.deepEqual((await follow(third, seen)).data, data);
  });

  it('goes on as a rematch with sides swapped, one game for both', async () => {
    const seats = await makeTable(await (await player()).join(), await (await player()).join());
    const { game } = seats.south.table;
    assert.equal((await seats.north.socket.ask({ type: 'resign', game })).type, 'ok');
    const [{ data }] = await Promise.all(
      Object.values(seats).map(({ socket, table }) => follow(socket, table)),
    );
    assert.equal(data.result.winner, 'south');
    const ask = ({ socket }) => socket.ask({ type: 'rematch', game });
    const answers = await Promise.all([ask(seats.south), ask(seats.north)]);
    assert.equal(answers[0].data.game, answers[1].data.game);
    const next = await seats.north.socket.event('snapshot', answers[1].data.game);
    assert.equal(next.data.view.you, 'south');
    assert.equal(next.data.view.players.north.kind, 'human');
  });
});

describe('a simultaneous opening', () => {
  it('is played to the end of a whole game without a hidden choice in a foreign frame', async () => {
    const [siti, budi, wati] = [await player(), await player(), await player()];
    const seats = await makeTable(await siti.join(), await budi.join(), arena);
    const { game } = seats.south.table;
    const looker = await wati.join();
    await watch(looker, game);
    const foreign = { south: listen(seats.north.socket), north: listen(seats.south.socket) };
    const unseated = listen(looker);
    let hidden = 0;
    while (seats.south.table.state.phase === 'opening') {
      const { awaits, legal } = seats.south.table.state;
      for (const side of awaits.length > 1 && hidden % 2 ? [...awaits].reverse() : awaits) {
        const pit = legal.findLast((letter) => (letter >= 'a') === (side === 'south'));
        const seen = [foreign[side].length, unseated.length];
        const event = await play(seats, side, 'choose', pit);
        if (event.type === 'opened') {
          assert.equal(event.data.opened[side].chosen, pit);
          continue;
        }
        hidden += 1;
        assert.deepEqual(Object.keys(event.data).sort(), ['side', 'state']);
        // A reader that comes just now is told no more.
        for (const browser of [side === 'south' ? budi : siti, wati]) {
          const view = (await browser.get(`/api/v1/games/${game}`)).json;
          assert.equal(view.choice, null);
          assert.equal(view.moves.includes(pit) && view.state.ply === 0, false);
        }
        const frames = [...foreign[side].slice(seen[0]), ...unseated.slice(seen[1])];
        assert.ok(frames.length >= 1);
        for (const frame of frames) {
          assert.doesNotMatch(frame, /"secret"|"type":"choice"/);
          const { data } = JSON.parse(frame);
          delete data.state?.legal;
          delete data.state?.hash;
          assert.ok(!JSON.stringify(data).includes(`"${pit}"`), frame);
        }
      }
    }
    assert.ok(hidden >= 1);
    const table = await goOnUntil(seats, over);
    assert.deepEqual(seats.north.table.state, table.state);
    assert.equal(seats.north.table.ended.data.result.winner, table.ended.data.result.winner);
    const { text } = await siti.get(`/api/v1/games/${game}/record`);
    assert.match(text, /\n\([a-g]+\|[A-G]+\)/);
  });

  it('accepts a choice once, in any order, and a repeat as the same command', async () => {
    const seats = await makeTable(await (await player()).join(), await (await player()).join(), arena);
    const { south, north } = seats;
    const choose = { type: 'choose', id: newId(), game: north.table.game, data: { ply: 0, pit: 'D' } };
    const first = await north.socket.ask(choose);
    assert.deepEqual(first.data, { version: 3, ply: 0 });
    assert.deepEqual(await north.socket.ask(choose), { ...first, repeated: true });
    assert.equal((await north.socket.ask({ ...choose, id: newId() })).error.code, 'already_chosen');
    for (const { socket, table } of [south, north]) await follow(socket, table);
    assert.equal((await north.socket.event('choice')).data.pit, 'D');
    const { data } = await play(seats, 'south', 'choose', 'c');
    assert.deepEqual([data.opened.south.chosen, data.opened.north.chosen], ['c', 'D']);
  });

  it('outlives a killed server with one choice hidden', async () => {
    const life = await mortal();
    try {
      const [siti, budi] = [await player(life.server), await player(life.server)];
      const seats = await makeTable(await siti.join(), await budi.join(), arena);
      const { south, north } = seats;
      const choose = { type: 'choose', id: newId(), game: south.table.game, data: { ply: 0, pit: 'c' } };
      const answer = await south.socket.ask(choose);
      assert.equal(answer.durable, true);
      await life.dieAndReturn();

      // Siti saw the answer and not the event; Budi saw neither.
      south.socket = await comeBack(siti, south.table);
      north.socket = await comeBack(budi, north.table);
      const seen = listen(north.socket);
      assert.equal((await follow(south.socket, south.table)).type, 'chosen');
      assert.equal((await south.socket.event('choice')).data.pit, 'c');
      const stub = await follow(north.socket, north.table);
      assert.deepEqual(Object.keys(stub.data).sort(), ['side', 'state']);
      assert.deepEqual(await south.socket.ask(choose), { ...answer, repeated: true });
      assert.ok(!seen.some((frame) => frame.includes('"choice"')));
      const { data } = await play(seats, 'north', 'choose', 'D');
      assert.deepEqual([data.opened.south.chosen, data.opened.north.chosen], ['c', 'D']);
    } finally {
      await life.close();
    }
  });

  it('is played by the computer too', async () => {
    const socket = await (await player()).join();
    const table = await createGame(socket, { ...arena, ranked: false });
    const stub = await follow(socket, table);
    assert.deepEqual([stub.type, stub.data.side], ['chosen', 'north']);
    assert.deepEqual(Object.keys(stub.data).sort(), ['side', 'state']);
    assert.ok(!socket.waiting.some(({ type }) => type === 'choice'));
    assert.equal((await move(socket, table, 'choose', 'c')).type, 'ok');
    const opened = await follow(socket, table);
    assert.equal(opened.data.opened.south.chosen, 'c');
    assert.match(opened.data.opened.north.chosen, /^[A-G]$/);
  });
});

describe('a match of several rounds', () => {
  it('on one screen burns pits, in the pack sunog over three rounds and more', async () => {
    const browser = await player();
    const socket = await browser.join();
    const table = await createGame(socket, {
      opponent: 'same_screen', level: undefined, ranked: false, pack: 'sunog',
    });
    const seats = { both: { socket, table } };
    const burnt = new Set();
    await goOnUntil(seats, (state) => {
      for (const letter of [...state.board.south.burnt, ...state.board.north.burnt]) burnt.add(letter);
      return state.rounds.length >= 3 || over(state);
    });
    assert.ok(table.state.rounds.length >= 3, `${table.state.rounds.length} rounds`);
    assert.ok(burnt.size > 0);
    if (!over(table.state)) {
      assert.equal((await move(socket, table, 'stop')).type, 'ok');
      const ended = await follow(socket, table);
      assert.equal(ended.data.result.termination, 'agreed');
    }
    const { text } = await browser.get(`/api/v1/games/${table.game}/record`);
    assert.ok(text.split(' | ').length >= 3, text);
  });

  it('is stopped once both agree, and goes on where one does not', async () => {
    const seats = await makeTable(await (await player()).join(), await (await player()).join(), threeRounds);
    await goOnUntil(seats, betweenRounds);
    await play(seats, 'north', 'stop');
    assert.equal(seats.south.table.state.stop_offer, 'north');
    assert.equal((await move(seats.north.socket, seats.north.table, 'stop')).error.code, 'not_allowed');
    const started = await play(seats, 'south', 'next_round');
    assert.equal(started.type, 'round_started');
    assert.equal(started.data.state.stop_offer, null);
    assert.equal((await move(seats.north.socket, seats.north.table, 'stop')).error.code, 'wrong_phase');

    await goOnUntil(seats, (state) => betweenRounds(state) || over(state));
    assert.ok(betweenRounds(seats.south.table.state));
    await play(seats, 'south', 'stop');
    const ended = await play(seats, 'north', 'stop');
    assert.equal(ended.data.result.termination, 'agreed');
    assert.deepEqual(seats.north.table.state.status, 'over');
  });

  it('outlives a server that is killed between two rounds', async () => {
    const life = await mortal();
    try {
      const [siti, budi] = [await player(life.server), await player(life.server)];
      const seats = await makeTable(await siti.join(), await budi.join(), threeRounds);
      const { south, north } = seats;
      await goOnUntil(seats, betweenRounds);
      const before = (await siti.get(`/api/v1/games/${south.table.game}`)).json;
      const next = {
        type: 'next_round', id: newId(), game: south.table.game, data: { ply: south.table.state.ply },
      };
      await life.dieAndReturn();
      assert.deepEqual((await siti.get(`/api/v1/games/${south.table.game}`)).json, before);
      south.socket = await comeBack(siti, south.table);
      const answer = await south.socket.ask(next);
      assert.equal(answer.type, 'ok');
      await life.dieAndReturn();

      south.socket = await comeBack(siti, south.table);
      north.socket = await comeBack(budi, north.table);
      for (const { socket, table } of [south, north]) {
        assert.equal((await follow(socket, table)).type, 'round_started');
      }
      assert.deepEqual(await south.socket.ask(next), { ...answer, repeated: true });
      const table = await goOnUntil(seats, over);
      assert.ok(table.state.rounds.length > 1);
    } finally {
      await life.close();
    }
  });
});

describe('what would be', () => {
  it('is shown while it is switched on, and not while points are at stake', async () => {
    const browser = await player();
    const socket = await browser.join();
    const table = await createGame(socket, {
      opponent: 'same_screen', level: undefined, ranked: false, position: '1,0,0,0,0,0,3/40 0,0,0,0,0,9,1/44 s',
    });
    const on = { type: 'preview', game: table.game, data: { on: true } };
    assert.equal((await socket.ask(on)).durable, false);
    const { data } = await socket.event('preview', table.game);
    assert.deepEqual([data.ply, data.pits[0].pit, data.pits[0].captured], [0, 'a', 10]);
    const peaceful = data.pits[0].differs.find(({ pack }) => pack === 'sunog');
    assert.equal(peaceful.ended, 'no_capture');
    const event = await goOn({ both: { socket, table } });
    assert.equal(event.data.capture.taken, data.pits[0].captured - 1);
    assert.equal((await socket.event('preview', table.game)).data.ply, 1);

    await createGame(socket);
    assert.equal((await socket.ask(on)).error.code, 'not_allowed');
  });
});

describe('a position to start from', () => {
  it('is refused with the reason', async () => {
    const socket = await (await player()).join();
    const data = {
      opponent: 'computer', level: 'easy', starts: 'you', pack: 'tradisional', ranked: false,
    };
    const ask = (more) => socket.ask({ type: 'create', data: { ...data, ...more } });
    const unread = await ask({ position: '7,7,x' });
    assert.equal(unread.error.field, 'data.position');
    assert.match(unread.error.message, /line 1, column/);
    const other = await ask({ position: '3,3,3/0 3,3,3/0 s' });
    assert.match(other.error.message, /7 pits/);
    const ranked = await ask({ position: '3,3,3/0 3,3,3/0 s', ranked: true });
    assert.equal(ranked.error.code, 'bad_field');
    const conflict = await ask({ clauses: { rounds: 3, sweep: 'none' } });
    assert.deepEqual([conflict.error.code, conflict.error.field], ['unsupported_ruleset', 'data.clauses.sweep']);
  });
});
