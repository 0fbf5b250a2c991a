// @ts-check
// What a person does in a game, as commands: sowing, resigning, taking back, another level, a
// rematch. The server decides on each.

import { chooser, playable } from './state/choosing.js';
import { foretold } from './state/foretold.js';
import { canHint, hasHints } from './state/hint.js';
import { holeOfLetter, letterOf, pitHole } from './state/ring.js';
import { isMoving } from './state/showing.js';

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

  /** Sows a pit, or chooses it in an opening. @param {number} hole */
  async function sow(hole) {
    const { game } = get();
    if (!game?.view) return;
    const pit = letterOf(game.view.pits, hole);
    if (!playable(game).includes(pit)) return;
    const { ply, phase } = game.view.state;
    onGame({ type: 'skip' });
    onGame({ type: 'sowing', pit });
    const type = phase === 'opening' ? 'choose' : 'sow';
    const reply = await send({ type, game: game.id, data: { ply, pit } }, { keep: true });
    if (get().game?.id !== game.id) return;
    if (reply.ok) {
      onGame({ type: 'answered', version: reply.data.version });
      return;
    }
    onGame({ type: 'refused', code: reply.code });
    watch();
  }

  /**
   * A pit was clicked or tapped. It sows, but for the first tap of a finger where that shows the
   * preview; asked of the state as it is now, since a tap is faster than the next drawing.
   * @param {number} hole
   */
  function pick(hole) {
    const { game, look } = get();
    if (game && isMoving(game)) onGame({ type: 'skip' });
    else if (game && look?.hole === hole && look.untried && foretold(game, look))
      dispatch({ type: 'look', hole, touch: true });
    else void sow(hole);
  }

  /** A pit of the side that is to choose, by its number or its letter. @param {string} key in lower case */
  function sowByKey(key) {
    const view = get().game?.view;
    const side = view && chooser(view);
    if (!view || !side) return;
    const number = Number(key);
    const letter = side === 'north' ? key.toUpperCase() : key;
    const hole = Number.isInteger(number)
      ? pitHole(view.pits, side, number)
      : holeOfLetter(view.pits, letter);
    void sow(hole);
  }

  /** Asks for the best turn from here; where there are none, says so. */
  async function hint() {
    const { game } = get();
    if (!game?.view || game.hinting) return;
    const { ranked, can } = game.view;
    if (!hasHints(game.view) && can.sow)
      onGame({ type: 'refused', code: ranked ? 'no_help' : 'not_allowed' });
    if (!canHint(game)) return;
    const asked = game.view.state;
    onGame({ type: 'hinting' });
    const data = { ply: asked.ply };
    const reply = await send({ type: 'hint', game: game.id, data }, { keep: false });
    const now = get().game;
    if (now?.id !== game.id || now.view?.state.position !== asked.position) return;
    onGame({ type: 'hint', hint: reply.ok ? reply.data : null });
    if (!reply.ok) onGame({ type: 'refused', code: reply.code });
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

  const ply = () => get().game?.view?.state.ply ?? 0;

  return {
    pick,
    sow,
    sowByKey,
    hint,
    skip: () => onGame({ type: 'skip' }),
    resign: () => ask('resign'),
    takeBack: () => ask('takeback', { ply: ply() }),
    nextRound: () => ask('next_round', { ply: ply() }),
    /** Ends the match between two rounds; against a person, offers to. */
    stop: () => ask('stop', { ply: ply() }),
    /** Where sowings would end is shown from now on, or no longer. @param {boolean} on */
    async setPreview(on) {
      const reply = await ask('preview', { on });
      if (reply?.ok) onGame({ type: 'preview_on', on });
    },
    /** @param {Level} level */
    setLevel: (level) => ask('level', { level }),
    /** @param {Level|null} level the same one where null */
    async rematch(level) {
      const reply = await ask('rematch', level ? { level } : {});
      if (reply?.ok) enter(reply);
    },
  };
}
