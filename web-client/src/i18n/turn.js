// @ts-check
// Who is to sow or to choose now, in words.

import { hasChosen, isOwn } from '../state/choosing.js';
import { hasBothPlayers } from '../state/game_view.js';
import { otherSide } from '../state/ring.js';
import { sideName } from './names.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Side} Side */

/** @param {Translate} t @param {GameView} view @param {boolean} first the first turn of a round */
export function whoseTurn(t, view, first) {
  if (!hasBothPlayers(view)) return t(view.you ? 'people_waiting' : 'people_free');
  if (view.state.phase === 'opening') return choosing(t, view);
  const side = view.state.to_sow;
  if (side === null) return '';
  if (view.you === side) return t(first ? 'tell_you_first' : 'tell_you_to_sow');
  const name = sideName(t, view, side);
  return t(first ? 'tell_they_first' : 'tell_they_to_sow', { name });
}

/** Whose hidden choice is in, and who is still to make one. @param {Translate} t @param {GameView} view */
function choosing(t, view) {
  const lines = view.state.opening?.chosen.map((side) => chosen(t, view, side)) ?? [];
  const [side] = view.state.awaits;
  if (!side) return lines.join(' ');
  const mine = view.state.awaits.find((each) => isOwn(view, each));
  return [...lines, mine ? askFor(t, view, mine) : waiting(t, view)].join(' ');
}

/** @param {Translate} t @param {GameView} view @param {Side} side */
function chosen(t, view, side) {
  if (view.you === side) return t('open_you_have');
  return t('open_they_have', { name: sideName(t, view, side) });
}

/** @param {Translate} t @param {GameView} view @param {Side} side of this screen */
function askFor(t, view, side) {
  const other = otherSide(side);
  const isHidden = hasChosen(view, other) || view.state.awaits.includes(other);
  const names = { name: sideName(t, view, side), other: sideName(t, view, other) };
  if (view.you === 'both') return t(isHidden ? 'open_screen_hidden' : 'open_screen', names);
  return t(isHidden ? 'open_you_hidden' : 'open_you', names);
}

/** @param {Translate} t @param {GameView} view */
function waiting(t, view) {
  const [one, two] = view.state.awaits.map((side) => sideName(t, view, side));
  if (two !== undefined) return t('open_wait_both');
  return t('open_wait', { name: one ?? '' });
}
