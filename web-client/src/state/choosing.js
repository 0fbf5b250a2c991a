// @ts-check
// Who is to choose a pit on this screen, and among which, by what the server said.

import { sideOfLetter } from './ring.js';

/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Side} Side */

/** Whether this screen plays that side. @param {GameView} view @param {Side} side */
export const isOwn = ({ you }, side) => you === 'both' || you === side;

/**
 * The side whose pits this screen chooses from now. Two at one screen choose one after the other
 * where both are awaited, South first.
 * @param {GameView} view @returns {Side|null}
 */
export const chooser = (view) => view.state.awaits.find((side) => isOwn(view, side)) ?? null;

/**
 * The pits that can be chosen now.
 * @param {{view: GameView|null, pending: string|null}} game @returns {string[]} letters
 */
export function playable({ view, pending }) {
  const side = view && chooser(view);
  if (!view || pending !== null || !side) return [];
  return view.state.legal.filter((letter) => sideOfLetter(letter) === side);
}

/**
 * Own choices that wait for the other player's. Two at one screen are shown none of theirs.
 * @param {GameView} view @returns {string[]} letters
 */
export function hiddenChoices({ you, choice }) {
  const own = you === 'south' || you === 'north' ? choice?.[you] : undefined;
  return own === undefined ? [] : [own];
}

/** Whose choice of an opening is in. @param {GameView} view @param {Side} side */
export const hasChosen = ({ state }, side) => state.opening?.chosen.includes(side) ?? false;
