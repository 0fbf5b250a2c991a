// @ts-check
// What the server says of the open game, one event after the other.

import { never } from '../never.js';
import { withLevel, withPlayer, withState } from './game_view.js';
import { begin, isMoving, settle } from './showing.js';

/** @typedef {import('../protocol/types.js').GameEvent} GameEvent */
/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').State} State */
/** @typedef {import('./game.js').GameState} GameState */
/** @typedef {import('./game.js').Happening} Happening */
/** @typedef {import('./game.js').Told} Told */
/** @typedef {import('./ruleset.js').Clauses} Clauses */

/** @typedef {Exclude<GameEvent, {type: 'snapshot'}>} Change */

/**
 * @param {GameState} game @param {GameEvent} event @param {Clauses} clauses
 * @returns {GameState}
 */
export function receive(game, event, clauses) {
  if (event.game !== game.id) return game;
  if (event.type === 'snapshot') return replace(game, event.data.view, event.version);
  if (!game.view || event.version <= game.version) return game;
  if (event.version !== game.version + 1) return { ...game, unsure: true };
  const next = { ...game, version: event.version, pending: null };
  return change(next, game.view, event, clauses);
}

/**
 * @param {GameState} game @param {GameView} old @param {Change} event @param {Clauses} clauses
 * @returns {GameState}
 */
function change(game, old, event, clauses) {
  const view = withState(old, event.data.state);
  switch (event.type) {
    case 'sown': {
      const { state, ...sowing } = event.data;
      const happening = /** @type {const} */ ({ what: 'sown', sowing, state });
      return show(game, { ...view, last: sowing, last_opened: null }, happening, clauses);
    }
    case 'opened': {
      const { opened, state } = event.data;
      const happening = /** @type {const} */ ({ what: 'opened', opened, state });
      const after = { ...view, last: null, last_opened: opened, choice: null };
      return show(game, after, happening, clauses);
    }
    case 'round_started': {
      const happening = { what: /** @type {const} */ ('round_started'), ...event.data };
      return show(game, { ...view, last: null, last_opened: null }, happening, clauses);
    }
    case 'taken_back': {
      const after = { ...view, last: null, last_opened: null, choice: null };
      return settle({ ...game, view: after }, { what: 'taken_back', plies: event.data.plies });
    }
    case 'level_changed': {
      const { level } = event.data;
      return note({ ...game, view: withLevel(view, level) }, { what: 'level', level });
    }
    case 'chosen':
    case 'stop_offered':
      return note({ ...game, view }, { what: event.type, side: event.data.side });
    case 'joined': {
      const { side, player, state } = event.data;
      const after = withState(withPlayer(view, side, player), state);
      return note({ ...game, view: after }, { what: 'joined', side });
    }
    case 'ended': {
      const { result, seed } = event.data;
      return note({ ...game, view: { ...view, result, seed } }, { what: 'ended' });
    }
    default:
      return never(event);
  }
}

/**
 * @param {GameState} game @param {GameView} view @param {Happening} happening @param {Clauses} clauses
 * @returns {GameState}
 */
const show = (game, view, happening, clauses) =>
  begin({ ...game, view, queue: [...game.queue, happening] }, clauses);

/**
 * Tells what moves no seed. While others move, their telling will say how things stand.
 * @param {GameState} game @param {Told} told @returns {GameState}
 */
const note = (game, told) => (isMoving(game) ? game : settle(game, told));

/** @param {GameState} game @param {GameView} view @param {number} version @returns {GameState} */
function replace(game, view, version) {
  if (isMoving(game) && version === game.version) return { ...game, view, pending: null };
  const fresh = { ...game, phase: /** @type {const} */ ('ready'), view, version, pending: null };
  const missed = game.view !== null && version > game.version;
  return settle(fresh, (missed && latestOf(view)) || { what: 'position' });
}

/** @param {GameView} view @returns {Happening|null} */
function latestOf({ last, last_opened: opened, state }) {
  if (last) return { what: 'sown', sowing: last, state };
  return opened ? { what: 'opened', opened, state } : null;
}
