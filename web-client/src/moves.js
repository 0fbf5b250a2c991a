// @ts-check
// What a person does in a game, as commands: sowing, resigning, taking back, another level, a
// rematch. The server decides on each.

import { playable } from './state/game.js';
import { holeOfLetter, letterOf, pitHole } from './state/ring.js';

/** @typedef {import('./state/app.js').AppState} AppState */
/** @typedef {import('./state/app.js').AppAction} AppAction */
/** @typedef {import('./state/game.js').GameAction} GameAction */
/** @typedef {import('./protocol/types.js').Level} Level */
/** @typedef {import('./net/commands.js').Reply} Reply */
/** @typedef {ReturnType<typeof import('./net/link.js').createLink>} LinkHandle */

/**
 * @param {object} parts
 * @param {() => AppState} parts.get
 * @param {(action: AppAction) => void} parts.dispatch
 * @param {LinkHandle['send']} parts.send
 * @param {() => void} parts.watch asks for the open game as it stands
 * @param {(reply: Reply) => void} parts.enter opens the game of a reply
 */
export function createMoves({ get, dispatch, send, watch, enter }) {
  const onGame = (/** @type {GameAction} */ action) => dispatch({ type: 'game', action });

  /** @param {number} hole */
  async function sow(hole) {
    const { game } = get();
    if (!game?.view) return;
    const pit = letterOf(game.view.pits, hole);
    if (!playable(game).includes(pit)) return;
    const { ply } = game.view.state;
    onGame({ type: 'skip' });
    onGame({ type: 'sowing', pit });
    const reply = await send({ type: 'sow', game: game.id, data: { ply, pit } }, { keep: true });
    if (get().game?.id !== game.id) return;
    if (reply.ok) {
      onGame({ type: 'answered', version: reply.data.version });
      return;
    }
    onGame({ type: 'refused', code: reply.code });
    watch();
  }

  /** A pit of the side to sow, by its number or its letter. @param {string} key in lower case */
  function sowByKey(key) {
    const view = get().game?.view;
    if (!view?.state.to_sow) return;
    const number = Number(key);
    const letter = view.state.to_sow === 'north' ? key.toUpperCase() : key;
    const hole = Number.isInteger(number)
      ? pitHole(view.pits, view.state.to_sow, number)
      : holeOfLetter(view.pits, letter);
    void sow(hole);
  }

  /** @param {string} type @param {object} [data] */
  async function ask(type, data) {
    const { game } = get();
    if (!game) return null;
    dispatch({ type: 'dialog', dialog: null });
    const command = { type, game: game.id, ...(data ? { data } : {}) };
    const reply = await send(command, { keep: true });
    if (!reply.ok) dispatch({ type: 'trouble', code: reply.code });
    return reply;
  }

  return {
    sow,
    sowByKey,
    skip: () => onGame({ type: 'skip' }),
    resign: () => ask('resign'),
    takeBack: () => ask('takeback', { ply: get().game?.view?.state.ply ?? 0 }),
    /** @param {Level} level */
    setLevel: (level) => ask('level', { level }),
    /** @param {Level|null} level the same one where null */
    async rematch(level) {
      const reply = await ask('rematch', level ? { level } : {});
      if (reply?.ok) enter(reply);
    },
  };
}
