// @ts-check
// Rounds in words: how one ended, how the next begins, who wants to stop.

import { ownFirst, sideName } from './names.js';
import { whoseTurn } from './turn.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Round} Round */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('../protocol/types.js').State} State */

/** Who won a round, without its score. @param {Translate} t @param {GameView} view @param {Round} round @param {number} number */
export function roundVerdict(t, view, { winner }, number) {
  if (winner === 'draw') return t('round_draw', { round: number });
  if (winner === view.you) return t('round_you', { round: number });
  return t('round_they', { round: number, name: sideName(t, view, winner) });
}

/** The round that has just ended. @param {Translate} t @param {GameView} view @param {State} state */
export function roundOver(t, view, { rounds }) {
  const last = rounds[rounds.length - 1];
  if (!last) return '';
  const score = t('result_score', ownFirst(view, last.stores));
  return `${roundVerdict(t, view, last, rounds.length)}, ${score}.`;
}

/** @param {Translate} t @param {GameView} view @param {State} state @param {number} round */
export function roundStarted(t, view, state, round) {
  const burnt = (/** @type {Side} */ side) => {
    const n = state.board[side].burnt.length;
    return n > 0 ? t('round_burnt', { name: sideName(t, view, side), n }) : '';
  };
  const turn = whoseTurn(t, { ...view, state }, true);
  return [t('round_starts', { round }), burnt('south'), burnt('north'), turn]
    .filter(Boolean)
    .join(' ');
}

/** @param {Translate} t @param {GameView} view @param {Side} side */
export const stopOffered = (t, view, side) =>
  t(view.you === side ? 'stop_you' : 'stop_they', { name: sideName(t, view, side) });
