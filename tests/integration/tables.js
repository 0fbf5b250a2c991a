// Two people at one table over the socket, and what either of them is sent, frame by frame.

import { createGame, follow } from './play.js';

/** Every frame that a socket gets from now on, as text. */
export function listen(socket) {
  const frames = [];
  socket.ws.on('message', (data) => frames.push(String(data)));
  return frames;
}

/** Watches a game and gives its table as this socket sees it. */
export async function watch(socket, game) {
  await socket.ask({ type: 'watch', game });
  const { version, data } = await socket.event('snapshot', game);
  return { game, version, state: data.view.state, view: data.view };
}

/** A table between two browsers: `south` made it, `north` joined. */
export async function makeTable(south, north, data = {}) {
  const seats = { south: { socket: south }, north: { socket: north } };
  seats.south.table = await createGame(south, {
    opponent: 'people', level: undefined, ranked: false, ...data,
  });
  const { game } = seats.south.table;
  const joined = await north.ask({ type: 'join', game });
  if (joined.type !== 'ok') throw new Error(JSON.stringify(joined));
  await follow(south, seats.south.table);
  seats.north.table = await watch(north, game);
  return seats;
}

/** A command for the ply that the table is at. */
export function move(socket, table, type, pit) {
  const data = pit ? { ply: table.state.ply, pit } : { ply: table.state.ply };
  return socket.ask({ type, game: table.game, data });
}

/** Gives a command and follows the event on every seat. */
export async function play(seats, side, type, pit) {
  const { socket, table } = seats[side];
  const answer = await move(socket, table, type, pit);
  if (answer.type !== 'ok') throw new Error(JSON.stringify(answer));
  const events = [];
  for (const seat of Object.values(seats)) events.push(await follow(seat.socket, seat.table));
  return events[0];
}

const isOf = (side) => (letter) => (letter >= 'a') === (side === 'south');

/** Does what the match waits for: the first pit, or the next round. */
export async function goOn(seats) {
  const { state } = (seats.south ?? seats.both).table;
  const seatOf = (side) => (seats.both ? 'both' : side);
  if (state.phase === 'round_over') return play(seats, seatOf('south'), 'next_round');
  const side = state.awaits[0];
  const type = state.phase === 'opening' ? 'choose' : 'sow';
  return play(seats, seatOf(side), type, state.legal.find(isOf(side)));
}

/** Goes on until `stop(state)`; follows the `ended` event of a match that is over. */
export async function goOnUntil(seats, stop) {
  const { table } = seats.south ?? seats.both;
  while (!stop(table.state)) {
    if (table.state.phase === 'over' && table.state.status === 'running') {
      for (const seat of Object.values(seats)) await follow(seat.socket, seat.table);
    } else {
      await goOn(seats);
    }
  }
  return table;
}
