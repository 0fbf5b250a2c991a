// @ts-check
// What the page does: takes what a person wants and what the server says, and turns both into
// actions of the store. Joins link, API and store; knows no DOM.

import { createPlayback } from './playback.js';
import { canBeRanked } from './state/app.js';
import { playable } from './state/game.js';
import { holeOfLetter, letterOf, pitHole } from './state/ring.js';

/** @typedef {import('./state/app.js').AppState} AppState */
/** @typedef {import('./state/app.js').AppAction} AppAction */
/** @typedef {import('./state/game.js').GameAction} GameAction */
/** @typedef {import('./state/route.js').Route} Route */
/** @typedef {import('./state/timeline.js').Step} Step */
/** @typedef {import('./protocol/types.js').ServerMessage} ServerMessage */
/** @typedef {import('./protocol/types.js').HelloReply} HelloReply */
/** @typedef {import('./protocol/types.js').Level} Level */
/** @typedef {import('./net/link.js').Reply} Reply */
/** @typedef {import('./net/link.js').LinkOptions} LinkOptions */
/** @typedef {ReturnType<typeof import('./net/link.js').createLink>} LinkHandle */
/** @typedef {ReturnType<typeof import('./net/api.js').createApi>} Api */

/**
 * @param {object} parts
 * @param {{get: () => AppState, dispatch: (action: AppAction) => void,
 *   subscribe: (listener: (state: AppState, before: AppState) => void) => () => void}} parts.store
 * @param {Api} parts.api
 * @param {(options: Omit<LinkOptions, 'connect'>) => LinkHandle} parts.link
 * @param {(route: Route) => void} parts.showAddress
 * @param {(step: Step, pits: number) => void} parts.onStep
 */
export function createApp({ store, api, link: makeLink, showAddress, onStep }) {
  const { get, dispatch } = store;
  const onGame = (/** @type {GameAction} */ action) => dispatch({ type: 'game', action });
  const playback = createPlayback({ store, onStep });

  const link = makeLink({
    resume() {
      const { game } = get();
      return game?.view ? [{ game: game.id, version: game.version }] : [];
    },
    onPhase: (phase) => dispatch({ type: 'link', link: phase }),
    onHello: greeted,
    onMessage: received,
    onClose: (code) => code === 4401 && dispatch({ type: 'account', account: null }),
  });

  const stopWatching = store.subscribe((state, before) => {
    if (state.game?.unsure && !before.game?.unsure) watch();
  });

  /** @param {HelloReply} hello */
  function greeted(hello) {
    dispatch({ type: 'account', account: hello.account });
    dispatch({ type: 'running', games: hello.games });
    const { game } = get();
    if (game && !game.view) watch();
    followRanking();
  }

  /** @param {ServerMessage} message */
  function received(message) {
    switch (message.type) {
      case 'snapshot':
      case 'sown':
      case 'taken_back':
      case 'level_changed':
      case 'ended':
        onGame({ type: 'event', event: message });
        return;
      case 'games':
        dispatch({ type: 'running', games: message.data.games });
        return;
      case 'points':
        pointed(message.game, message.data);
        return;
      case 'leaderboard':
        dispatch({ type: 'ranking', page: message.data.board });
        return;
      case 'error':
        if (message.error.code === 'unknown_game') missing(message.game);
        return;
      case 'ok':
      case 'ping':
      case 'pong':
        return;
      default:
        never(message);
    }
  }

  /** @param {string} game @param {import('./protocol/types.js').PointsData} data */
  function pointed(game, data) {
    const { account, game: open } = get();
    if (account) dispatch({ type: 'account', account: { ...account, points: data.total, rank: data.rank } });
    if (open?.id === game) onGame({ type: 'points', data });
  }

  /** @param {string|undefined} id */
  function missing(id) {
    if (id === get().game?.id) onGame({ type: 'missing' });
  }

  /** Asks for the open game as it stands. */
  async function watch() {
    const { game } = get();
    if (!game) return;
    onGame({ type: 'asked' });
    const reply = await link.send({ type: 'watch', game: game.id }, { keep: false });
    if (!reply.ok && reply.code !== 'offline') missing(game.id);
  }

  /** The leaderboard is live while it is looked at. */
  async function followRanking() {
    const live = get().route.page === 'leaderboard';
    const reply = await link.send({ type: 'leaderboard', data: { live } }, { keep: false });
    if (reply.ok && reply.data.board) dispatch({ type: 'ranking', page: reply.data.board });
  }

  /** @param {Route} route */
  function go(route) {
    showAddress(route);
    arrive(route);
  }

  /** @param {Route} route */
  function arrive(route) {
    const before = get();
    dispatch({ type: 'route', route });
    const { game } = get();
    if (before.game && before.game.id !== game?.id) {
      void link.send({ type: 'unwatch', game: before.game.id }, { keep: false });
    }
    if (game && !game.view) void watch();
    if (route.page === 'leaderboard' || before.route.page === 'leaderboard') void followRanking();
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
    if (await ensureAccount()) {
      const { opponent, level, starts, pack, ranked } = get().setup;
      const computer = opponent === 'computer';
      const data = {
        opponent,
        ...(computer ? { level, starts } : {}),
        pack,
        ranked: ranked && canBeRanked(get().setup),
      };
      enter(await link.send({ type: 'create', data }, { keep: true }));
    }
    dispatch({ type: 'starting', on: false });
  }

  /** @param {Reply} reply */
  function enter(reply) {
    if (reply.ok) go({ page: 'game', id: reply.data.game });
    else refused(reply);
  }

  /** @param {Reply} reply */
  function refused(reply) {
    if (!reply.ok) dispatch({ type: 'trouble', code: reply.code });
  }

  /** @param {number} hole */
  async function sow(hole) {
    const { game } = get();
    if (!game?.view) return;
    const pit = letterOf(game.view.pits, hole);
    if (!playable(game).includes(pit)) return;
    const { ply } = game.view.state;
    onGame({ type: 'skip' });
    onGame({ type: 'sowing', pit });
    const reply = await link.send({ type: 'sow', game: game.id, data: { ply, pit } }, { keep: true });
    if (get().game?.id !== game.id) return;
    if (reply.ok) {
      onGame({ type: 'answered' });
      return;
    }
    onGame({ type: 'refused', code: reply.code });
    void watch();
  }

  /** @param {string} type @param {object} [data] */
  async function ask(type, data) {
    const { game } = get();
    if (!game) return null;
    dispatch({ type: 'dialog', dialog: null });
    const command = { type, game: game.id, ...(data ? { data } : {}) };
    const reply = await link.send(command, { keep: true });
    if (!reply.ok) refused(reply);
    return reply;
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

  return {
    start() {
      link.open();
      void api.rulesets().then((answer) => answer.ok && dispatch({ type: 'packs', packs: answer.data.packs }));
      void api.levels().then((answer) => answer.ok && dispatch({ type: 'levels', levels: answer.data.levels }));
      if (get().route.page === 'leaderboard') void this.moreRanking();
    },
    go,
    arrive,
    play,
    sow,
    /** A pit of the side to sow by its number, or any by its letter. @param {string} key */
    sowByKey(key) {
      const view = get().game?.view;
      if (!view?.state.to_sow) return;
      const number = Number(key);
      const hole = Number.isInteger(number)
        ? pitHole(view.pits, view.state.to_sow, number)
        : holeOfLetter(view.pits, view.state.to_sow === 'north' ? key.toUpperCase() : key);
      void sow(hole);
    },
    skip: () => onGame({ type: 'skip' }),
    resign: () => ask('resign'),
    takeBack: () => ask('takeback', { ply: get().game?.view?.state.ply ?? 0 }),
    /** @param {Level} level */
    setLevel: (level) => ask('level', { level }),
    /** @param {Level|null} level */
    async rematch(level) {
      const reply = await ask('rematch', level ? { level } : {});
      if (reply?.ok) enter(reply);
    },
    enterAccount,
    async logOut() {
      const answer = await api.logout();
      if (!answer.ok) dispatch({ type: 'trouble', code: answer.code });
      dispatch({ type: 'account', account: null });
      dispatch({ type: 'running', games: [] });
      link.reopen();
    },
    async moreRanking() {
      const answer = await api.leaderboard(get().ranking.page?.next ?? null);
      if (answer.ok) dispatch({ type: 'ranking_more', page: answer.data });
      else dispatch({ type: 'ranking_failed' });
    },
    reconnect: () => link.reopen(),
    hurry: () => link.hurry(),
    stepTime: () => playback.stepTime(),
    dispose() {
      stopWatching();
      playback.dispose();
      link.dispose();
    },
  };
}

/** @typedef {ReturnType<typeof createApp>} App */

/** @param {never} value @returns {never} */
function never(value) {
  throw new Error(`unknown message ${JSON.stringify(value)}`);
}
