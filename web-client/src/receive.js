// @ts-check
// What the server says, turned into actions of the store.

/** @typedef {import('./state/app.js').AppState} AppState */
/** @typedef {import('./state/app.js').AppAction} AppAction */
/** @typedef {import('./state/game.js').GameAction} GameAction */
/** @typedef {import('./protocol/types.js').ServerMessage} ServerMessage */
/** @typedef {import('./protocol/types.js').PointsData} PointsData */

/**
 * @param {object} store
 * @param {() => AppState} store.get
 * @param {(action: AppAction) => void} store.dispatch
 * @returns {(message: ServerMessage) => void}
 */
export function createReceiver({ get, dispatch }) {
  const onGame = (/** @type {GameAction} */ action) => dispatch({ type: 'game', action });

  /** @param {string} game @param {PointsData} data */
  function pointed(game, data) {
    const { account, game: open } = get();
    const { total: points, rank } = data;
    if (account) dispatch({ type: 'account', account: { ...account, points, rank } });
    if (open?.id === game) onGame({ type: 'points', data });
  }

  return (message) => {
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
      case 'error': {
        const here = message.game === get().game?.id;
        if (here && message.error.code === 'unknown_game') onGame({ type: 'missing' });
        return;
      }
      case 'ok':
      case 'ping':
      case 'pong':
        return;
      default:
        never(message);
    }
  };
}

/** @param {never} value @returns {never} */
function never(value) {
  throw new Error(`unknown message ${JSON.stringify(value)}`);
}
