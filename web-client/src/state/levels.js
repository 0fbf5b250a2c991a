// @ts-check
// The computer's levels in the order in which they are offered.

/** @typedef {import('../protocol/types.js').Level} Level */

/** Those that can be played for points. @type {readonly Level[]} */
export const RANKED_LEVELS = ['easy', 'normal', 'expert'];

/** `perfect` plays without error, and for practice only. @type {readonly Level[]} */
export const LEVELS = [...RANKED_LEVELS, 'perfect'];

/** Levels that a game of that kind can be played at. @param {boolean} ranked */
export const levelsOf = (ranked) => (ranked ? RANKED_LEVELS : LEVELS);
