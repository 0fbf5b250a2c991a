// @ts-check
// The preview: where the sowing of the pit that is looked at would end, as the server said.

import { playable } from './choosing.js';
import { letterOf } from './ring.js';
import { isMoving } from './showing.js';

/** @typedef {import('../protocol/types.js').PitPreview} PitPreview */
/** @typedef {import('../protocol/types.js').SowingPreview} SowingPreview */
/** @typedef {import('./game.js').GameState} GameState */

/**
 * The pit that is pointed at or has the focus. `untried`: a finger has touched it for the first
 * time, which shows the preview and sows nothing yet.
 * @typedef {{hole: number, untried: boolean}|null} Look
 */

/** Whether previews are shown for what can be sown now. @param {GameState} game */
export const canForetell = (game) =>
  game.view !== null &&
  game.view.preview &&
  game.preview?.ply === game.view.state.ply &&
  !isMoving(game) &&
  playable(game).length > 0;

/** @param {GameState} game @param {Look} look @returns {PitPreview|null} */
export function foretold(game, look) {
  if (!look || !game.view || !canForetell(game)) return null;
  const letter = letterOf(game.view.pits, look.hole);
  return game.preview?.pits.find(({ pit }) => pit === letter) ?? null;
}

/**
 * Other packs by what they would make of the sowing, those that agree together.
 * @param {PitPreview} preview @returns {{packs: string[], sowing: SowingPreview}[]}
 */
export function otherReadings({ differs }) {
  /** @type {Map<string, {packs: string[], sowing: SowingPreview}>} */
  const readings = new Map();
  for (const { pack, ...sowing } of differs) {
    const key = JSON.stringify([sowing.last, sowing.ended, sowing.gained, sowing.again]);
    const known = readings.get(key);
    if (known) known.packs.push(pack);
    else readings.set(key, { packs: [pack], sowing });
  }
  return [...readings.values()];
}

/**
 * @param {Look} look @param {number|null} hole nothing is looked at any more
 * @param {boolean} touch by a finger @returns {Look}
 */
export function lookAt(look, hole, touch) {
  if (hole === null) return null;
  if (look?.hole === hole) return touch && look.untried ? { hole, untried: false } : look;
  return { hole, untried: touch };
}
