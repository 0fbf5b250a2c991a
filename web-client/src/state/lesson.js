// @ts-check
// The three guided sowings from the first position of the traditional game: the pits in order. One
// ends in the store, one is a relay that ends there, one captures. Which pit comes next follows from
// the server's ply.

import { holeOfLetter } from './ring.js';

/** @typedef {import('./game.js').GameState} GameState */

export const LESSON_PACK = 'tradisional';
export const LESSON_PITS = /** @type {const} */ (['a', 'c', 'a']);

/** Sowings made, 0..3; more where the game went on. @param {GameState|null} game */
export const lessonStep = (game) => Math.min(game?.view?.state.ply ?? 0, LESSON_PITS.length);

/** The hole that is to be sown next, or nothing. @param {GameState|null} game */
export function lessonHole(game) {
  const letter = LESSON_PITS[lessonStep(game)];
  return letter && game?.view ? holeOfLetter(game.view.pits, letter) : null;
}
