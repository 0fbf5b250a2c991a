// @ts-check
// One game as the page knows it: what the server said last (view), and what is drawn (shown),
// which may still be busy telling an earlier sowing.

import { never } from '../never.js';
import { receive } from './game_events.js';
import { withChoice } from './game_view.js';
import { withoutStaleHint } from './hint.js';
import { isMoving, skip, tell, tick } from './showing.js';

/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').GameEvent} GameEvent */
/** @typedef {import('../protocol/types.js').Sowing} Sowing */
/** @typedef {import('../protocol/types.js').Opened} Opened */
/** @typedef {import('../protocol/types.js').State} State */
/** @typedef {import('../protocol/types.js').Level} Level */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('../protocol/types.js').Preview} Preview */
/** @typedef {import('../protocol/types.js').Hint} Hint */
/** @typedef {import('../protocol/types.js').PointsData} PointsData */
/** @typedef {import('./ruleset.js').Clauses} Clauses */
/** @typedef {import('./shown.js').Shown} Shown */
/** @typedef {import('./shown.js').Step} Step */

/**
 * What moves seeds, with the state after it.
 * @typedef {{what: 'sown', sowing: Sowing, state: State}
 *   | {what: 'opened', opened: Opened, state: State}
 *   | {what: 'round_started', round: number, starter: Side, state: State}} Happening
 */

/**
 * What the status line tells; the view puts it into words.
 * @typedef {Happening | {what: 'position'} | {what: 'taken_back', plies: number}
 *   | {what: 'level', level: Level} | {what: 'chosen'|'stop_offered'|'joined', side: Side}
 *   | {what: 'ended'} | {what: 'refused', code: string}} Told
 */

/**
 * @typedef {object} GameState
 * @property {string} id
 * @property {'loading'|'ready'|'missing'} phase
 * @property {GameView|null} view as of `version`
 * @property {number} version
 * @property {Shown|null} shown
 * @property {{happening: Happening, steps: Step[], index: number}|null} playing what is being shown
 * @property {Happening[]} queue to be shown after it
 * @property {{seq: number} & Told} told seq rises with every telling
 * @property {string|null} pending the pit of a sowing or choice whose event has not come yet
 * @property {Preview|null} preview where sowings would end, for the ply that it names
 * @property {Hint|null} hint
 * @property {boolean} hinting a hint was asked for
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
 *   | {type: 'choice', ply: number, side: Side, pit: string}
 *   | {type: 'preview', preview: Preview}
 *   | {type: 'preview_on', on: boolean}
 *   | {type: 'hinting'}
 *   | {type: 'hint', hint: Hint|null}
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
    preview: null,
    hint: null,
    hinting: false,
    points: null,
    doubted: null,
    unsure: false,
  };
}

/**
 * @param {GameState} game
 * @param {GameAction} action
 * @param {Clauses} [clauses] of the game's rules
 * @returns {GameState}
 */
export function reduceGame(game, action, clauses = {}) {
  const { view } = game;
  switch (action.type) {
    case 'open':
      return game.id === action.id ? game : openGame(action.id);
    case 'event':
      return withoutStaleHint(game, receive(game, action.event, clauses));
    case 'missing':
      return { ...game, phase: 'missing' };
    case 'tick':
      return tick(game, clauses);
    case 'skip':
      return isMoving(game) ? skip(game) : game;
    case 'sowing':
      return { ...game, pending: action.pit };
    case 'answered':
      // Until the event of that version is here, what the page shows as legal is what it was.
      return action.version > game.version ? game : { ...game, pending: null };
    case 'refused':
      return tell({ ...game, pending: null }, { what: 'refused', code: action.code });
    case 'asked':
      return { ...game, unsure: false, doubted: game.version };
    case 'choice':
      if (!view || view.state.ply !== action.ply) return game;
      return { ...game, view: withChoice(view, action.side, action.pit) };
    case 'preview':
      return { ...game, preview: action.preview };
    case 'preview_on':
      return view ? { ...game, view: { ...view, preview: action.on } } : game;
    case 'hinting':
      return { ...game, hint: null, hinting: true };
    case 'hint':
      return { ...game, hint: action.hint, hinting: false };
    case 'points':
      return { ...game, points: action.data };
    default:
      return never(action);
  }
}
