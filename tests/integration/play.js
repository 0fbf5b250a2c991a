// Playing over the socket, for tests: what a page does with commands and events.

/** Nine sowings after which the player who starts has more than half of the seeds (rules.md §7). */
const winning = 'abggacadg';

/** Creates a game against the computer and waits for its snapshot. */
export async function createGame(socket, data = {}) {
  const answer = await socket.ask({
    type: 'create',
    data: { opponent: 'computer', level: 'easy', starts: 'you', pack: 'tradisional', ranked: true, ...data },
  });
  if (answer.type !== 'ok') throw new Error(JSON.stringify(answer));
  const { game } = answer.data;
  const snapshot = await socket.event('snapshot', game);
  return { game, version: snapshot.version, state: snapshot.data.view.state, view: snapshot.data.view };
}

/** Takes the game's next event and brings `table` up to date; versions have no gap. */
export async function follow(socket, table) {
  const event = await socket.take(
    (frame) => frame.game === table.game && frame.version === table.version + 1,
    `version ${table.version + 1}`,
  );
  table.version = event.version;
  table.state = event.data.state;
  if (event.type === 'ended') table.ended = event;
  return event;
}

/** Sows and waits for the answer and the event. */
export async function sow(socket, table, pit, side = 'south') {
  const command = { type: 'sow', game: table.game, data: { ply: table.state.ply, pit } };
  const [answer, event] = await Promise.all([socket.ask(command), follow(socket, table)]);
  if (answer.type !== 'ok') throw new Error(JSON.stringify(answer));
  if (event.data.side !== side) throw new Error(`sown by ${event.data.side}`);
  return { answer, event };
}

/** Lets the computer sow until `side` is to sow or the game is over. */
export async function waitForTurn(socket, table, side = 'south') {
  while (table.state.status === 'running' && table.state.to_sow !== side) {
    await follow(socket, table);
  }
}

/**
 * Plays South to the end, or until `stop(table)`; wins if it starts. Gives the `ended` event, or
 * nothing where it was stopped.
 */
export async function playSouth(socket, table, stop = () => false) {
  let own = table.state.ply;
  for (;;) {
    await waitForTurn(socket, table);
    if (table.state.status === 'over') return table.ended;
    if (stop(table)) return undefined;
    const planned = winning[own];
    const { legal, ply } = table.state;
    const pit = ply === own && legal.includes(planned) ? planned : legal.at(-1);
    own = ply + 1;
    await sow(socket, table, pit);
  }
}
