// @ts-check
// From what happened to what is drawn: the steps of each happening, and the board at rest. Whatever
// is animated ends in the board that came with the event, and that board is checked against the
// event's hash.

import { never } from '../never.js';
import { hashOf } from './game_view.js';
import { openingTimeline } from './opening_timeline.js';
import { refillTimeline } from './refill_timeline.js';
import { burntOfBoard, holeOfLetter, holeOfPlace, storeOf } from './ring.js';
import { applyStep, shownBoard } from './shown.js';
import { timeline } from './timeline.js';

/** @typedef {import('../protocol/types.js').Capture} Capture */
/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('./game.js').GameState} GameState */
/** @typedef {import('./game.js').Happening} Happening */
/** @typedef {import('./game.js').Told} Told */
/** @typedef {import('./ruleset.js').Clauses} Clauses */
/** @typedef {import('./shown.js').Shown} Shown */
/** @typedef {import('./shown.js').Step} Step */

/** Whether seeds are still moving. @param {GameState} game */
export const isMoving = (game) => game.playing !== null || game.queue.length > 0;

/** @param {Happening} happening @param {Shown} shown before it @param {Clauses} clauses */
function stepsOf(happening, shown, clauses) {
  const { board } = happening.state;
  const pits = board.south.pits.length;
  switch (happening.what) {
    case 'sown': {
      const forfeit = clauses['burnt'] === 'forfeit';
      return timeline(happening.sowing, pits, { holes: burntOfBoard(board), forfeit });
    }
    case 'opened':
      return openingTimeline(happening.opened, pits);
    case 'round_started':
      return refillTimeline(shown.burnt, board, clauses['refill_from'] === 'far');
    default:
      return never(happening);
  }
}

/**
 * Starts showing the next happening unless one is being shown.
 * @param {GameState} game @param {Clauses} clauses @returns {GameState}
 */
export function begin(game, clauses) {
  const [happening, ...queue] = game.queue;
  if (game.playing || !happening || !game.shown) return game;
  const steps = stepsOf(happening, game.shown, clauses);
  return { ...game, queue, playing: { happening, steps, index: 0 } };
}

/** Shows one step more. @param {GameState} game @param {Clauses} clauses @returns {GameState} */
export function tick(game, clauses) {
  const { playing, shown } = game;
  if (!playing || !shown) return game;
  const step = playing.steps[playing.index];
  if (step) {
    const next = { ...playing, index: playing.index + 1 };
    return { ...game, playing: next, shown: applyStep(shown, step) };
  }
  const { happening } = playing;
  if (game.queue.length === 0) return settle(game, happening);
  const { seeds, burnt, hands } = shownBoard(happening.state.board, happening.state.opening);
  const rested = { ...shown, seeds, burnt, hands };
  return begin(tell({ ...game, playing: null, shown: rested }, happening), clauses);
}

/** Shows all that is on its way at once. @param {GameState} game @returns {GameState} */
export function skip(game) {
  const latest = game.queue[game.queue.length - 1] ?? game.playing?.happening;
  return latest ? settle(game, latest) : game;
}

/**
 * Shows what the server said last, at rest, and checks it against the hash.
 * @param {GameState} game @param {Told} told @returns {GameState}
 */
export function settle(game, told) {
  const { view, version } = game;
  if (!view) return game;
  const shown = { ...shownBoard(view.state.board, view.state.opening), ...marks(game.shown, told) };
  const calm = tell({ ...game, shown, playing: null, queue: [] }, told);
  const wrong = hashOf(view, version, shown) !== view.state.hash;
  return { ...calm, unsure: wrong && version !== game.doubted };
}

/** @param {GameState} game @param {Told} told @returns {GameState} */
export function tell(game, told) {
  return { ...game, told: { ...told, seq: game.told.seq + 1 } };
}

/**
 * Where seeds came to rest and what was captured; what moves no seed leaves the marks as they are.
 * @param {Shown|null} before @param {Told} told
 * @returns {Partial<Pick<Shown, 'captured'|'gains'|'last'>>}
 */
function marks(before, told) {
  switch (told.what) {
    case 'sown': {
      const { side, last, capture } = told.sowing;
      return marked(told.state.board.south.pits.length, [{ side, last, capture }]);
    }
    case 'opened': {
      const { south, north } = told.opened;
      return marked(told.state.board.south.pits.length, [
        { ...south, side: 'south' },
        { ...north, side: 'north' },
      ]);
    }
    case 'position':
    case 'taken_back':
    case 'round_started':
      return {};
    default:
      return before ? { captured: before.captured, gains: before.gains, last: before.last } : {};
  }
}

/**
 * @param {number} pits
 * @param {{side: Side, last: {side: Side, pit: string}|null, capture: Capture|null}[]} sowings
 */
function marked(pits, sowings) {
  /** @type {Pick<Shown, 'captured'|'gains'|'last'>} */
  const result = { captured: [], gains: [], last: { south: null, north: null } };
  for (const { side, last, capture } of sowings) {
    if (last) result.last = { ...result.last, [side]: holeOfPlace(pits, last) };
    if (!capture) continue;
    const store = storeOf(pits, side);
    const holes = [capture.pit, capture.opposite].map((letter) => holeOfLetter(pits, letter));
    result.captured.push(...holes, store);
    result.gains.push({ hole: store, seeds: capture.own + capture.taken });
  }
  return result;
}
