// @ts-check
// What the server says, turned into actions of the store.

import { never } from './never.js';

/** @typedef {import('./state/app.js').AppState} AppState */
/** @typedef {import('./state/app.js').AppAction} AppAction */
/** @typedef {import('./state/game.js').GameAction} GameAction */
/** @typedef {import('./protocol/types.js').ServerMessage} ServerMessage */
/** @typedef {import('./protocol/types.js').PointsData} PointsData */

/** Whether a game that was asked for will not come, however often one asks. @param {string} code */
export const isGone = (code) => code === 'unknown_game' || code === 'not_your_game';

/**
 * @param {object} parts
 * @param {() => AppState} parts.get
 * @param {(action: AppAction) => void} parts.dispatch
 * @param {() => void} parts.watchLater the open game is not being watched, and may be soon
 * @returns {(message: ServerMessage) => void}
 */
export function createReceiver({ get, dispatch, watchLater }) {
  const onGame = (/** @type {GameAction} */ action) => dispatch({ type: 'game', action });

  /** @param {string} game @param {PointsData} data */
  function pointed(game, data) {
    const { account, game: open } = get();
    const { total: points, rank } = data;
    if (account) dispatch({ type: 'account', account: { ...account, points, rank } });
    if (open?.id === game) onGame({ type: 'points', data });
  }

  /** @param {string} code why hello could not take the open game up again */
  function notResumed(code) {
    if (isGone(code)) onGame({ type: 'missing' });
    else watchLater();
  }

  return (message) => {
    switch (message.type) {
      case 'snapshot':
      case 'sown':
      case 'taken_back':
      case 'level_changed':
      case 'ended':
      case 'chosen':
      case 'opened':
      case 'round_started':
      case 'stop_offered':
      case 'joined':
        onGame({ type: 'event', event: message });
        return;
      case 'choice':
        if (message.game === get().game?.id) onGame({ type: 'choice', ...message.data });
        return;
      case 'preview':
        if (message.game === get().game?.id) onGame({ type: 'preview', preview: message.data });
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
        if (message.game === get().game?.id) notResumed(message.error.code);
        return;
      case 'ok':
      case 'ping':
      case 'pong':
        return;
      default:
        never(message);
    }
  };
}
