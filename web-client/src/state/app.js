// @ts-check
// Everything the page shows, as one value, and how it changes. No DOM, no network, no clock.

import { never } from '../never.js';
import { NO_ANALYSIS, reduceAnalysis } from './analysis.js';
import { lookAt } from './foretold.js';
import { openGame, reduceGame } from './game.js';
import { DEFAULTS } from './prefs.js';
import { clausesOf } from './ruleset.js';
import { FIRST_SETUP, withClause, withPatch } from './setup.js';
import { openStudy, reduceStudy } from './study.js';

/** @typedef {import('../protocol/types.js').Account} Account */
/** @typedef {import('../protocol/types.js').Summary} Summary */
/** @typedef {import('../protocol/types.js').Pack} Pack */
/** @typedef {import('../protocol/types.js').ClauseInfo} ClauseInfo */
/** @typedef {import('../protocol/types.js').LevelInfo} LevelInfo */
/** @typedef {import('../protocol/types.js').LeaderboardPage} LeaderboardPage */
/** @typedef {import('./analysis.js').Analysis} Analysis */
/** @typedef {import('./analysis.js').AnalysisAction} AnalysisAction */
/** @typedef {import('./game.js').GameState} GameState */
/** @typedef {import('./game.js').GameAction} GameAction */
/** @typedef {import('./foretold.js').Look} Look */
/** @typedef {import('./prefs.js').Prefs} Prefs */
/** @typedef {import('./prefs.js').Locale} Locale */
/** @typedef {import('./route.js').Route} Route */
/** @typedef {import('./setup.js').Setup} Setup */
/** @typedef {import('./study.js').Study} Study */
/** @typedef {import('./study.js').StudyAction} StudyAction */

/**
 * The connection. `waiting`: dropped, comes back by itself. `stopped`: only a person can help.
 * @typedef {{phase: 'connecting'|'open'} | {phase: 'waiting', attempt: number}
 *   | {phase: 'stopped', why: 'reload'|'refused'}} Link
 */

/** @typedef {{page: LeaderboardPage|null, failed: boolean}} Ranking */
/** @typedef {{busy: boolean, mode: 'signup'|'login', error: {code: string, field: string|null}|null}} Form */
/** @typedef {{code: string, field: string, message: string}} Refusal */
/** @typedef {'resign'|'settings'|'level'|'menu'|null} Dialog */

/**
 * @typedef {object} AppState
 * @property {Route} route
 * @property {Prefs} prefs
 * @property {Locale} systemLocale
 * @property {{lessMotion: boolean, narrow: boolean, canShare: boolean}} media
 * @property {Account|null} account
 * @property {boolean} accountKnown whether the server has said who this is
 * @property {Link} link
 * @property {Summary[]} running
 * @property {Pack[]} packs
 * @property {ClauseInfo[]} clauses what a ruleset can be made of
 * @property {LevelInfo[]} levels
 * @property {Setup} setup
 * @property {boolean} starting a new game was asked for
 * @property {Refusal|null} refusal why it was refused, where a field of it is to blame
 * @property {GameState|null} game
 * @property {Ranking} ranking
 * @property {Form} form
 * @property {Study} study
 * @property {Analysis} analysis
 * @property {Dialog} dialog
 * @property {number|null} cursor the pit that the keyboard is at
 * @property {Look} look
 * @property {'done'|'failed'|null} copied the link to the game was copied
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
 *   | {type: 'clause', name: string, value: unknown}
 *   | {type: 'refusal', refusal: Refusal|null}
 *   | {type: 'starting', on: boolean}
 *   | {type: 'ranking', page: LeaderboardPage}
 *   | {type: 'ranking_more', page: LeaderboardPage}
 *   | {type: 'ranking_failed'}
 *   | {type: 'form', patch: Partial<Form>}
 *   | {type: 'dialog', dialog: Dialog}
 *   | {type: 'cursor', hole: number}
 *   | {type: 'look', hole: number|null, touch: boolean}
 *   | {type: 'copied', copied: AppState['copied']}
 *   | {type: 'trouble', code: string|null}
 *   | {type: 'study', action: StudyAction}
 *   | {type: 'analysis', action: AnalysisAction}
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
    media: { lessMotion: false, narrow: false, canShare: false, ...media },
    account: null,
    accountKnown: false,
    link: { phase: 'connecting' },
    running: [],
    packs: [],
    clauses: [],
    levels: [],
    setup: FIRST_SETUP,
    starting: false,
    refusal: null,
    game: route.page === 'game' ? openGame(route.id) : null,
    ranking: { page: null, failed: false },
    form: { busy: false, mode: 'signup', error: null },
    study: openStudy(),
    analysis: NO_ANALYSIS,
    dialog: null,
    cursor: null,
    look: null,
    copied: null,
    trouble: null,
  };
}

/** The language in use. @param {AppState} state @returns {Locale} */
export const localeOf = (state) => state.prefs.locale ?? state.systemLocale;

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
      return { ...state, setup: withPatch(state.setup, action.patch), refusal: null };
    case 'clause': {
      const setup = withClause(state.setup, state.packs, action.name, action.value);
      return { ...state, setup, refusal: null };
    }
    case 'refusal':
      return { ...state, refusal: action.refusal };
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
    case 'look':
      return { ...state, look: lookAt(state.look, action.hole, action.touch) };
    case 'copied':
      return { ...state, copied: action.copied };
    case 'trouble':
      return { ...state, trouble: action.code };
    case 'study':
      return { ...state, study: reduceStudy(state.study, action.action) };
    case 'analysis':
      return { ...state, analysis: reduceAnalysis(state.analysis, action.action) };
    case 'open_game':
      return { ...state, game: openGame(action.id), cursor: null };
    case 'game':
      return state.game ? { ...state, game: play(state.packs, state.game, action.action) } : state;
    default:
      return never(action);
  }
}

/** @param {Pack[]} packs @param {GameState} game @param {GameAction} action */
function play(packs, game, action) {
  const clauses = game.view ? clausesOf(packs, game.view.ruleset) : {};
  return reduceGame(game, action, clauses);
}

/** @param {AppState} state @param {Route} route @returns {AppState} */
function enter(state, route) {
  const game =
    route.page === 'game' ? (state.game?.id === route.id ? state.game : openGame(route.id)) : null;
  const form = { ...state.form, error: null };
  const calm = { dialog: null, cursor: null, look: null, copied: null, trouble: null };
  return { ...state, route, game, form, ...calm, refusal: null };
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
