// The page draws a sowing from the server's lifts, step by step, and then shows the event's board
// whatever the steps led to. Here the steps alone must lead to that board: whole matches at one
// screen under rules in which every kind of step occurs, walked by the page's own modules.

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { openingTimeline } from '../../web-client/src/state/opening_timeline.js';
import { refillTimeline } from '../../web-client/src/state/refill_timeline.js';
import { burntOfBoard } from '../../web-client/src/state/ring.js';
import { applyStep, handsOf, shownBoard } from '../../web-client/src/state/shown.js';
import { timeline } from '../../web-client/src/state/timeline.js';
import { Browser } from './browser.js';
import { createGame, follow } from './play.js';
import { startServer } from './server.js';

let server;
let browser;
let socket;
before(async () => {
  server = await startServer();
  browser = new Browser(server);
  await browser.post('/api/v1/guest');
  socket = await browser.join();
});
after(() => {
  browser.closeSockets();
  return server.close();
});

/** The steps in which the page shows an event, as showing.js picks them. */
function stepsOf(event, shown, clauses) {
  const { state } = event.data;
  const pits = state.board.south.pits.length;
  switch (event.type) {
    case 'sown': {
      const forfeit = clauses.burnt === 'forfeit';
      return timeline(event.data, pits, { holes: burntOfBoard(state.board), forfeit });
    }
    case 'opened':
      return openingTimeline(event.data.opened, pits);
    case 'round_started':
      return refillTimeline(shown.burnt, state.board, clauses.refill_from === 'far');
    default:
      return [];
  }
}

const held = (shown) => handsOf(shown).map(({ side, hole, seeds }) => `${side} ${hole} ${seeds}`);

/** Walks the event's steps and holds what is drawn then against what the event says. */
function walk(event, shown, clauses) {
  const steps = stepsOf(event, shown, clauses);
  const drawn = steps.reduce(applyStep, shown);
  const told = shownBoard(event.data.state.board, event.data.state.opening);
  if (steps.length > 0) {
    const where = `${event.type} at ply ${event.data.state.ply}`;
    // A round that starts afresh takes its seeds from nowhere.
    if (clauses.refill !== 'fresh' || event.type !== 'round_started')
      assert.deepEqual(drawn.seeds, told.seeds, where);
    assert.deepEqual([...drawn.burnt].sort(), [...told.burnt].sort(), where);
    assert.deepEqual(held(drawn), held(told), where);
  }
  return { steps, shown: told };
}

/** What the state asks for next: the first or last pit in turn, so that games differ. */
function nextCommand({ phase, ply, awaits, legal }, pick) {
  if (phase === 'round_over') return { type: 'next_round', data: { ply } };
  const own = legal.filter((pit) => (pit < 'a' ? 'north' : 'south') === awaits[0]);
  const pit = own[pick(own.length)];
  return { type: phase === 'opening' ? 'choose' : 'sow', data: { ply, pit } };
}

/** Plays a whole match at one screen; counts the kinds of steps. */
async function playMatch(pack, clauses, seed) {
  const table = await createGame(socket, {
    ...{ opponent: 'same_screen', level: undefined, starts: undefined },
    ...{ pack, clauses, ranked: false },
  });
  let random = seed;
  const pick = (count) => {
    random = (random * 48271) % 2147483647;
    return random % count;
  };
  const { packs } = (await browser.get('/api/v1/rulesets')).json;
  const all = { ...packs.find(({ id }) => id === pack).clauses, ...clauses };
  const counts = {};
  let shown = shownBoard(table.state.board, table.state.opening);
  while (table.state.status === 'running') {
    if (table.state.phase !== 'over') {
      const answer = await socket.ask({ game: table.game, ...nextCommand(table.state, pick) });
      assert.equal(answer.type, 'ok', JSON.stringify(answer));
    }
    const event = await follow(socket, table);
    const walked = walk(event, shown, all);
    shown = walked.shown;
    for (const { kind } of walked.steps) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return { counts, rounds: table.state.rounds.length };
}

const MATCHES = [
  { pack: 'tradisional', clauses: {}, kinds: ['lift', 'drop', 'capture', 'sweep'] },
  { pack: 'arena', clauses: {}, kinds: ['lift', 'drop', 'capture', 'sweep'] },
  {
    pack: 'arena',
    clauses: { rounds: 6, after_capture: 'again', refill_from: 'far' },
    kinds: ['capture', 'deal'],
  },
  { pack: 'sunog', clauses: {}, kinds: ['deal', 'burn', 'sweep'] },
  { pack: 'sunog', clauses: { pits: 5, burnt_for: 'match', 'capture.side': 'own' }, kinds: ['burn'] },
  {
    pack: 'sunog',
    clauses: { burnt: 'forfeit', refill: 'partial', sweep: 'last_mover', 'capture.own_seed': 'left' },
    kinds: ['deal', 'burn'],
  },
  { pack: 'pertandingan', clauses: {}, kinds: ['deal', 'capture'] },
  { pack: 'mancala', clauses: { rounds: 3, refill: 'even' }, kinds: ['deal'] },
];

describe("the page's steps lead to the server's boards", () => {
  for (const { pack, clauses, kinds } of MATCHES) {
    it(`${pack} ${JSON.stringify(clauses)}`, { timeout: 120_000 }, async () => {
      const seen = {};
      for (let seed = 1; seed <= 2; ++seed) {
        const { counts } = await playMatch(pack, clauses, seed * 7919);
        for (const [kind, count] of Object.entries(counts)) seen[kind] = (seen[kind] ?? 0) + count;
      }
      for (const kind of kinds) assert.ok(seen[kind] > 0, `no ${kind} in ${JSON.stringify(seen)}`);
    });
  }
});
