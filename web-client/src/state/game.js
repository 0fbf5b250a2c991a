// @ts-check
// One game as the page knows it: what the server said last (view), and what is drawn (shown),
// which may still be busy telling an earlier sowing. Whatever is animated ends in the board that
// came with the event, and that board is checked against the event's hash.

import { never } from '../never.js';
import { hashOf, isSeatToSow, withLevel, withState } from './game_view.js';
import { applyStep, shownBoard, timeline } from './timeline.js';

/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').GameEvent} GameEvent */
/** @typedef {import('../protocol/types.js').Sown} Sown */
/** @typedef {import('../protocol/types.js').State} State */
/** @typedef {import('../protocol/types.js').Level} Level */
/** @typedef {import('../protocol/types.js').PointsData} PointsData */
/** @typedef {import('./timeline.js').Shown} Shown */
/** @typedef {import('./timeline.js').Step} Step */

/**
 * What the status line tells; the view puts it into words.
 * @typedef {{what: 'position'} | {what: 'sown', sown: Sown} | {what: 'taken_back', plies: number}
 *   | {what: 'level', level: Level} | {what: 'ended'} | {what: 'refused', code: string}} Told
 */

/**
 * @typedef {object} GameState
 * @property {string} id
 * @property {'loading'|'ready'|'missing'} phase
 * @property {GameView|null} view as of `version`
 * @property {number} version
 * @property {Shown|null} shown
 * @property {{sown: Sown, steps: Step[], index: number}|null} playing the sowing being shown
 * @property {Sown[]} queue sowings to show after it
 * @property {{seq: number} & Told} told seq rises with every telling
 * @property {string|null} pending the pit of a sowing whose event has not come yet
 * @property {PointsData|null} points
 * @property {number|null} doubted the version at which a snapshot was asked for last
 * @property {boolean} unsure an event is missing, or the hash differs: a snapshot is needed
 */

/**
 * @typedef {{type: 'open', id: string}
 *   | {type: 'event', event: GameEvent}
 *   | {type: 'missing'}
 *   | {type: 'tick'}
 *   | {type: 'skip'}
 *   | {type: 'sowing', pit: string}
 *   | {type: 'answered', version: number}
 *   | {type: 'refused', code: string}
 *   | {type: 'asked'}
 *   | {type: 'points', data: PointsData}} GameAction
 */

/** @param {string} id @returns {GameState} */
export function openGame(id) {
  return {
    id,
    phase: 'loading',
    view: null,
    version: 0,
    shown: null,
    playing: null,
    queue: [],
    told: { seq: 0, what: 'position' },
    pending: null,
    points: null,
    doubted: null,
    unsure: false,
  };
}

/** Whether seeds are still moving. @param {GameState} game */
export const isMoving = (game) => game.playing !== null || game.queue.length > 0;

/** The pits that can be sown now, by what the server said. @param {GameState} game */
export function playable(game) {
  const { view } = game;
  if (!view || game.pending !== null || !isSeatToSow(view)) return [];
  return view.state.legal;
}

/**
 * @param {GameState} game
 * @param {GameAction} action
 * @returns {GameState}
 */
export function reduceGame(game, action) {
  switch (action.type) {
    case 'open':
      return game.id === action.id ? game : openGame(action.id);
    case 'event':
      return receive(game, action.event);
    case 'missing':
      return { ...game, phase: 'missing' };
    case 'tick':
      return tick(game);
    case 'skip':
      return isMoving(game) ? settle(game, lastSown(game)) : game;
    case 'sowing':
      return { ...game, pending: action.pit };
    case 'answered':
      // Until the event of that version is here, what the page shows as legal is what it was.
      return action.version > game.version ? game : { ...game, pending: null };
    case 'refused':
      return tell({ ...game, pending: null }, { what: 'refused', code: action.code });
    case 'asked':
      return { ...game, unsure: false, doubted: game.version };
    case 'points':
      return { ...game, points: action.data };
    default:
      return never(action);
  }
}

/** @param {GameState} game @param {GameEvent} event @returns {GameState} */
function receive(game, event) {
  if (event.game !== game.id) return game;
  if (event.type === 'snapshot') return replace(game, event.data.view, event.version);
  if (!game.view || event.version <= game.version) return game;
  if (event.version !== game.version + 1) return { ...game, unsure: true };
  const next = { ...game, version: event.version, pending: null };
  switch (event.type) {
    case 'sown': {
      const { state, ...sowing } = event.data;
      const view = withState({ ...game.view, last: sowing }, state);
      return begin({ ...next, view, queue: [...game.queue, event.data] });
    }
    case 'taken_back': {
      const view = withState({ ...game.view, last: null }, event.data.state);
      return settle({ ...next, view }, { what: 'taken_back', plies: event.data.plies });
    }
    case 'level_changed':
      return settle(
        { ...next, view: withLevel(withState(game.view, event.data.state), event.data.level) },
        { what: 'level', level: event.data.level },
      );
    case 'ended': {
      const { result, seed, state } = event.data;
      const ended = { ...next, view: withState({ ...game.view, result, seed }, state) };
      return isMoving(ended) ? ended : settle(ended, { what: 'ended' });
    }
    case 'chosen':
    case 'opened':
    case 'round_started':
    case 'stop_offered':
    case 'joined':
      // Not drawn yet: a snapshot follows.
      return { ...game, unsure: true };
    default:
      return never(event);
  }
}

/** @param {GameState} game @param {GameView} view @param {number} version @returns {GameState} */
function replace(game, view, version) {
  if (isMoving(game) && version === game.version) return { ...game, view, pending: null };
  const fresh = { ...game, phase: /** @type {const} */ ('ready'), view, version, pending: null };
  const told = view.last && version > game.version && game.view ? sownOf(view) : null;
  return settle(fresh, told ?? { what: 'position' });
}

/** @param {GameView} view @returns {Told|null} */
function sownOf(view) {
  return view.last ? { what: 'sown', sown: { ...view.last, state: view.state } } : null;
}

/**
 * Starts showing the next sowing unless one is being shown.
 * @param {GameState} game
 * @returns {GameState}
 */
function begin(game) {
  const [sown, ...queue] = game.queue;
  if (game.playing || !sown || !game.view) return game;
  return { ...game, queue, playing: { sown, steps: timeline(sown, game.view.pits), index: 0 } };
}

/** Shows one step more. @param {GameState} game @returns {GameState} */
function tick(game) {
  const { playing, shown, view } = game;
  if (!playing || !shown || !view) return game;
  const step = playing.steps[playing.index];
  if (step) {
    const next = { ...playing, index: playing.index + 1 };
    return { ...game, playing: next, shown: applyStep(shown, step) };
  }
  /** @type {Told} */
  const told = { what: 'sown', sown: playing.sown };
  if (game.queue.length === 0) return settle(game, told);
  const rested = { ...shown, ...pick(shownBoard(playing.sown.state.board)) };
  return begin(tell({ ...game, playing: null, shown: rested }, told));
}

/** The seeds alone: marks of the latest sowing stay. @param {Shown} shown */
const pick = ({ seeds }) => ({ seeds, hand: null });

/** @param {GameState} game @returns {Told} */
function lastSown(game) {
  const sown = game.queue[game.queue.length - 1] ?? game.playing?.sown;
  return sown ? { what: 'sown', sown } : { what: 'position' };
}

/**
 * Shows what the server said last, at rest, and checks it against the hash.
 * @param {GameState} game @param {Told} told @returns {GameState}
 */
function settle(game, told) {
  const { view, version } = game;
  if (!view) return game;
  const shown = { ...shownBoard(view.state.board), ...marks(game, view, told) };
  const calm = tell({ ...game, shown, playing: null, queue: [] }, told);
  const wrong = hashOf(view, version, shown) !== view.state.hash;
  return { ...calm, unsure: wrong && version !== game.doubted };
}

/** @param {GameState} game @param {GameView} view @param {Told} told @returns {Partial<Shown>} */
function marks(game, view, told) {
  if (told.what !== 'sown') return {};
  const { sown } = told;
  let shown = game.shown ?? shownBoard(view.state.board);
  for (const step of timeline(sown, view.pits).slice(-3)) shown = applyStep(shown, step);
  const { capture } = sown;
  const taken = capture ? capture.own + capture.taken : 0;
  return { captured: capture ? shown.captured : [], taken, last: shown.last };
}

/** @param {GameState} game @param {Told} told @returns {GameState} */
function tell(game, told) {
  return { ...game, told: { ...told, seq: game.told.seq + 1 } };
}
