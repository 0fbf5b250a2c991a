// @ts-check
// The three guided sowings: a position each, and the pit that shows its one idea. The first ends in
// the store, the second is a relay that ends in an empty pit of the other side, the third captures.

import { holeOfLetter } from './ring.js';

/** @typedef {import('./game.js').GameState} GameState */

export const LESSON_PACK = 'tradisional';

/** @type {readonly {position: string, pit: string}[]} */
export const LESSONS = [
  { position: '2,0,5,4,0,1,0/35 3,0,6,2,0,5,1/34 s', pit: 'd' },
  { position: '0,2,0,4,0,0,1/38 0,4,0,6,0,3,2/38 s', pit: 'b' },
  { position: '1,3,0,2,0,4,0/30 2,0,9,1,0,4,3/39 s', pit: 'b' },
];

/** Whether its one sowing is made. @param {GameState|null} game */
export const isShown = (game) => (game?.view?.state.ply ?? 0) > 0;

/** The hole that is to be sown next, or nothing. @param {GameState|null} game @param {number} at */
export function lessonHole(game, at) {
  const lesson = LESSONS[at];
  return lesson && game?.view && !isShown(game) ? holeOfLetter(game.view.pits, lesson.pit) : null;
}
