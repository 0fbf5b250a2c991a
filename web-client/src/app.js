// @ts-check
// What the page does: takes what a person wants and what the server says, and turns both into
// actions of the store. Joins link, API and store; knows no DOM.

import { createAnalysis } from './analysis.js';
import { createInvites } from './invites.js';
import { createMoves } from './moves.js';
import { createPlayback } from './playback.js';
import { createReceiver, isGone } from './receive.js';
import { creation } from './state/setup.js';
import { createStudy } from './study.js';

/** @typedef {import('./state/app.js').AppState} AppState */
/** @typedef {import('./state/app.js').AppAction} AppAction */
/** @typedef {import('./state/route.js').Route} Route */
/** @typedef {import('./state/shown.js').Step} Step */
/** @typedef {import('./protocol/types.js').HelloReply} HelloReply */
/** @typedef {import('./net/commands.js').Reply} Reply */
/** @typedef {import('./net/link.js').LinkOptions} LinkOptions */
/** @typedef {import('./moves.js').LinkHandle} LinkHandle */
/** @typedef {ReturnType<typeof import('./net/api.js').createApi>} Api */

const WATCH_AGAIN_MS = 2000;

/**
 * @typedef {object} Store
 * @property {() => AppState} get
 * @property {(action: AppAction) => void} dispatch
 * @property {(listener: (state: AppState, before: AppState) => void) => () => void} subscribe
 */

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Api} parts.api
 * @param {(options: Omit<LinkOptions, 'connect'>) => LinkHandle} parts.link
 * @param {(route: Route) => void} parts.showAddress
 * @param {(step: Step, pits: number) => void} parts.onStep
 * @param {import('./invites.js').Sharing} parts.sharing
 * @param {(run: () => void, ms: number) => () => void} [parts.later] returns what calls it off
 */
export function createApp(parts) {
  const { store, api, link: makeLink, showAddress, onStep, sharing, later = onTimer } = parts;
  const { get, dispatch } = store;
  const playback = createPlayback({ store, onStep });
  const link = makeLink({
    resume() {
      const { game } = get();
      return game?.view ? [{ game: game.id, version: game.version }] : [];
    },
    onPhase: (phase) => dispatch({ type: 'link', link: phase }),
    onHello: greeted,
    onMessage: createReceiver({ get, dispatch, watchLater }),
    onClose: (code) => code === 4401 && dispatch({ type: 'account', account: null }),
  });
  const { send } = link;
  const moves = createMoves({ get, dispatch, send, watch, enter });
  const invites = createInvites({ get, dispatch, send, watch, ensureAccount, sharing });
  const { arrived, ...study } = createStudy({
    get,
    dispatch,
    api,
    send,
    ensureAccount,
    enter,
    go,
    copyText: sharing.copy,
  });
  const { leftFor, ...analysis } = createAnalysis({ get, dispatch, api, ensureAccount, later });
  let notLater = () => {};
  const stopWatching = store.subscribe((state, before) => {
    if (state.game?.unsure && !before.game?.unsure) void watch();
  });

  /** @param {HelloReply} hello */
  function greeted(hello) {
    dispatch({ type: 'account', account: hello.account });
    dispatch({ type: 'running', games: hello.games });
    const { game } = get();
    if (game && !game.view) void watch();
    if (game?.view?.preview) void previewAgain(game.id);
    if (get().route.page === 'leaderboard') void followRanking();
  }

  /** Asks for the open game as it stands. */
  async function watch() {
    const { game } = get();
    if (!game) return;
    dispatch({ type: 'game', action: { type: 'asked' } });
    const reply = await link.send({ type: 'watch', game: game.id }, { keep: false });
    if (reply.ok || reply.code === 'offline' || get().game?.id !== game.id) return;
    if (isGone(reply.code)) dispatch({ type: 'game', action: { type: 'missing' } });
    else watchLater();
  }

  /** The server could not give the open game just now: asks again in a while. */
  function watchLater() {
    notLater();
    notLater = later(() => void watch(), WATCH_AGAIN_MS);
  }

  /** The server knows a socket's previews only as long as it lives. @param {string} game */
  const previewAgain = (game) =>
    send({ type: 'preview', game, data: { on: true } }, { keep: false });

  /** The leaderboard is live while it is looked at. */
  async function followRanking() {
    const live = get().route.page === 'leaderboard';
    const reply = await link.send({ type: 'leaderboard', data: { live } }, { keep: false });
    if (reply.ok && reply.data.board) dispatch({ type: 'ranking', page: reply.data.board });
  }

  /** @param {Route} route @param {{watched: boolean}} [how] */
  function go(route, how) {
    showAddress(route);
    arrive(route, how);
  }

  /**
   * @param {Route} route
   * @param {object} [how]
   * @param {boolean} [how.watched] a snapshot of the route's game is on its way already
   */
  function arrive(route, { watched = false } = {}) {
    const before = get();
    dispatch({ type: 'route', route });
    const { game } = get();
    if (before.game && before.game.id !== game?.id) {
      void link.send({ type: 'unwatch', game: before.game.id }, { keep: false });
    }
    if (game && !game.view && !watched) void watch();
    if (route.page === 'leaderboard' || before.route.page === 'leaderboard') void followRanking();
    leftFor(route);
    arrived(route);
  }

  /** @param {Reply} reply */
  function enter(reply) {
    if (reply.ok) go({ page: 'game', id: reply.data.game }, { watched: true });
    else dispatch({ type: 'trouble', code: reply.code });
  }

  /** Makes a guest where nobody is signed in, so that one click starts a game. */
  async function ensureAccount() {
    if (get().account) return true;
    const answer = await api.guest();
    if (!answer.ok) {
      dispatch({ type: 'trouble', code: answer.code });
      return false;
    }
    dispatch({ type: 'account', account: answer.data });
    link.reopen();
    return true;
  }

  async function play() {
    if (get().starting) return;
    dispatch({ type: 'starting', on: true });
    dispatch({ type: 'trouble', code: null });
    dispatch({ type: 'refusal', refusal: null });
    if (await ensureAccount()) {
      const data = creation(get().setup);
      const reply = await send({ type: 'create', data }, { keep: true });
      const refusal = refusalOf(reply);
      if (refusal) dispatch({ type: 'refusal', refusal });
      else enter(reply);
    }
    dispatch({ type: 'starting', on: false });
  }

  /** @param {'signup'|'login'} mode @param {string} name @param {string} password */
  async function enterAccount(mode, name, password) {
    dispatch({ type: 'form', patch: { busy: true, error: null } });
    const answer = await api[mode](name, password);
    dispatch({ type: 'form', patch: { busy: false, error: answer.ok ? null : answer } });
    if (!answer.ok) return false;
    dispatch({ type: 'account', account: answer.data });
    link.reopen();
    return true;
  }

  async function logOut() {
    const answer = await api.logout();
    if (!answer.ok) dispatch({ type: 'trouble', code: answer.code });
    dispatch({ type: 'account', account: null });
    dispatch({ type: 'running', games: [] });
    link.reopen();
  }

  async function moreRanking() {
    const answer = await api.leaderboard(get().ranking.page?.next ?? null);
    if (answer.ok) dispatch({ type: 'ranking_more', page: answer.data });
    else dispatch({ type: 'ranking_failed' });
  }

  async function start() {
    link.open();
    const [packs, levels] = await Promise.all([api.rulesets(), api.levels()]);
    if (packs.ok) dispatch({ type: 'packs', ...packs.data });
    if (levels.ok) dispatch({ type: 'levels', levels: levels.data.levels });
  }

  return {
    start,
    go,
    arrive,
    play,
    ...moves,
    ...invites,
    ...study,
    ...analysis,
    enterAccount,
    logOut,
    moreRanking,
    reconnect: link.reopen,
    hurry: link.hurry,
    stepTime: playback.stepTime,
    dispose() {
      analysis.stopAnalysis();
      stopWatching();
      notLater();
      playback.dispose();
      link.dispose();
    },
  };
}

/** A refusal that names a clause or the position. @param {Reply} reply */
function refusalOf(reply) {
  const error = reply.ok ? undefined : reply.reply?.error;
  const field = /^data\.(clauses\.|position)/.test(error?.field ?? '') ? error?.field : undefined;
  return error && field ? { code: error.code, field, message: error.message } : null;
}

/** @param {() => void} run @param {number} ms */
function onTimer(run, ms) {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** @typedef {ReturnType<typeof createApp>} App */
