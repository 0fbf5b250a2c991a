// @ts-check
// Everything the page shows, as one value, and how it changes. No DOM, no network, no clock.

import { never } from '../never.js';
import { openGame, reduceGame } from './game.js';
import { DEFAULTS } from './prefs.js';
import { openStudy, reduceStudy } from './study.js';

/** @typedef {import('../protocol/types.js').Account} Account */
/** @typedef {import('../protocol/types.js').Summary} Summary */
/** @typedef {import('../protocol/types.js').Pack} Pack */
/** @typedef {import('../protocol/types.js').ClauseInfo} ClauseInfo */
/** @typedef {import('../protocol/types.js').Level} Level */
/** @typedef {import('../protocol/types.js').LevelInfo} LevelInfo */
/** @typedef {import('../protocol/types.js').LeaderboardPage} LeaderboardPage */
/** @typedef {import('../protocol/types.js').Starts} Starts */
/** @typedef {import('./game.js').GameState} GameState */
/** @typedef {import('./game.js').GameAction} GameAction */
/** @typedef {import('./prefs.js').Prefs} Prefs */
/** @typedef {import('./prefs.js').Locale} Locale */
/** @typedef {import('./route.js').Route} Route */
/** @typedef {import('./study.js').Study} Study */
/** @typedef {import('./study.js').StudyAction} StudyAction */

/**
 * What a new game shall be.
 * @typedef {object} Setup
 * @property {'computer'|'same_screen'} opponent
 * @property {Level} level
 * @property {Starts} starts
 * @property {string} pack
 * @property {boolean} ranked
 */

/**
 * The connection. `waiting`: dropped, comes back by itself. `stopped`: only a person can help.
 * @typedef {{phase: 'connecting'|'open'} | {phase: 'waiting', attempt: number}
 *   | {phase: 'stopped', why: 'reload'|'refused'}} Link
 */

/** @typedef {{page: LeaderboardPage|null, failed: boolean}} Ranking */
/** @typedef {{busy: boolean, mode: 'signup'|'login', error: {code: string, field: string|null}|null}} Form */
/** @typedef {'resign'|'settings'|'level'|'menu'|null} Dialog */

/**
 * @typedef {object} AppState
 * @property {Route} route
 * @property {Prefs} prefs
 * @property {Locale} systemLocale
 * @property {{lessMotion: boolean, narrow: boolean}} media
 * @property {Account|null} account
 * @property {boolean} accountKnown whether the server has said who this is
 * @property {Link} link
 * @property {Summary[]} running
 * @property {Pack[]} packs
 * @property {ClauseInfo[]} clauses all that a ruleset is made of
 * @property {LevelInfo[]} levels
 * @property {Setup} setup
 * @property {boolean} starting a new game was asked for
 * @property {GameState|null} game
 * @property {Ranking} ranking
 * @property {Form} form
 * @property {Study} study
 * @property {Dialog} dialog
 * @property {number|null} cursor the pit that the keyboard is at
 * @property {string|null} trouble an error code to tell, in a notice that can be dismissed
 */

/**
 * @typedef {{type: 'route', route: Route}
 *   | {type: 'prefs', patch: Partial<Prefs>}
 *   | {type: 'media', patch: Partial<AppState['media']>}
 *   | {type: 'account', account: Account|null}
 *   | {type: 'link', link: Link}
 *   | {type: 'running', games: Summary[]}
 *   | {type: 'packs', packs: Pack[], clauses: ClauseInfo[]}
 *   | {type: 'levels', levels: LevelInfo[]}
 *   | {type: 'setup', patch: Partial<Setup>}
 *   | {type: 'starting', on: boolean}
 *   | {type: 'ranking', page: LeaderboardPage}
 *   | {type: 'ranking_more', page: LeaderboardPage}
 *   | {type: 'ranking_failed'}
 *   | {type: 'form', patch: Partial<Form>}
 *   | {type: 'dialog', dialog: Dialog}
 *   | {type: 'cursor', hole: number}
 *   | {type: 'trouble', code: string|null}
 *   | {type: 'study', action: StudyAction}
 *   | {type: 'open_game', id: string}
 *   | {type: 'game', action: GameAction}} AppAction
 */

/**
 * @param {object} start
 * @param {Route} start.route
 * @param {Prefs} [start.prefs]
 * @param {Locale} [start.systemLocale]
 * @param {Partial<AppState['media']>} [start.media]
 * @returns {AppState}
 */
export function initialState({ route, prefs = DEFAULTS, systemLocale = 'en', media = {} }) {
  return {
    route,
    prefs,
    systemLocale,
    media: { lessMotion: false, narrow: false, ...media },
    account: null,
    accountKnown: false,
    link: { phase: 'connecting' },
    running: [],
    packs: [],
    clauses: [],
    levels: [],
    setup: {
      opponent: 'computer',
      level: 'easy',
      starts: 'you',
      pack: 'tradisional',
      ranked: true,
    },
    starting: false,
    game: route.page === 'game' ? openGame(route.id) : null,
    ranking: { page: null, failed: false },
    form: { busy: false, mode: 'signup', error: null },
    study: openStudy(),
    dialog: null,
    cursor: null,
    trouble: null,
  };
}

/** The language in use. @param {AppState} state @returns {Locale} */
export const localeOf = (state) => state.prefs.locale ?? state.systemLocale;

/** Points are given for this kind of game only. @param {Setup} setup */
export const canBeRanked = ({ opponent, pack }) =>
  opponent === 'computer' && pack === 'tradisional';

/**
 * @param {AppState} state
 * @param {AppAction} action
 * @returns {AppState}
 */
export function reduce(state, action) {
  switch (action.type) {
    case 'route':
      return enter(state, action.route);
    case 'prefs':
      return { ...state, prefs: { ...state.prefs, ...action.patch } };
    case 'media':
      return { ...state, media: { ...state.media, ...action.patch } };
    case 'account':
      return { ...state, account: action.account, accountKnown: true };
    case 'link':
      return { ...state, link: action.link };
    case 'running':
      return { ...state, running: action.games };
    case 'packs':
      return { ...state, packs: action.packs, clauses: action.clauses };
    case 'levels':
      return { ...state, levels: action.levels };
    case 'setup':
      return { ...state, setup: { ...state.setup, ...action.patch } };
    case 'starting':
      return { ...state, starting: action.on };
    case 'ranking':
      return { ...state, ranking: { page: merge(state.ranking.page, action.page), failed: false } };
    case 'ranking_more':
      return {
        ...state,
        ranking: { page: append(state.ranking.page, action.page), failed: false },
      };
    case 'ranking_failed':
      return { ...state, ranking: { ...state.ranking, failed: true } };
    case 'form':
      return { ...state, form: { ...state.form, ...action.patch } };
    case 'dialog':
      return { ...state, dialog: action.dialog };
    case 'cursor':
      return { ...state, cursor: action.hole };
    case 'trouble':
      return { ...state, trouble: action.code };
    case 'study':
      return { ...state, study: reduceStudy(state.study, action.action) };
    case 'open_game':
      return { ...state, game: openGame(action.id), cursor: null };
    case 'game':
      return state.game ? { ...state, game: reduceGame(state.game, action.action) } : state;
    default:
      return never(action);
  }
}

/** @param {AppState} state @param {Route} route @returns {AppState} */
function enter(state, route) {
  const game =
    route.page === 'game' ? (state.game?.id === route.id ? state.game : openGame(route.id)) : null;
  const form = { ...state.form, error: null };
  return { ...state, route, game, form, dialog: null, cursor: null, trouble: null };
}

/**
 * A live page holds the first rows only: rows that were loaded beyond them stay until asked again.
 * @param {LeaderboardPage|null} old @param {LeaderboardPage} fresh @returns {LeaderboardPage}
 */
function merge(old, fresh) {
  if (!old || old.rows.length <= fresh.rows.length) return fresh;
  const names = new Set(fresh.rows.map((row) => row.name));
  const rest = old.rows.slice(fresh.rows.length).filter((row) => !names.has(row.name));
  return { ...fresh, rows: [...fresh.rows, ...rest], next: old.next };
}

/** @param {LeaderboardPage|null} old @param {LeaderboardPage} more @returns {LeaderboardPage} */
function append(old, more) {
  if (!old) return more;
  const names = new Set(old.rows.map((row) => row.name));
  return { ...more, rows: [...old.rows, ...more.rows.filter((row) => !names.has(row.name))] };
}
