// @ts-check
// The analysis of a finished game as JSDoc types; docs/protocol.md specifies it. Nothing here runs.

/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').Side} Side */

/** @typedef {{ply: number, round: number, south: number, north: number}} Stores after that ply */

/**
 * A turn with what it made and what it could have made.
 * @typedef {object} Decision
 * @property {number} ply of its first sowing
 * @property {number} round
 * @property {Side} side
 * @property {string[]} turn letters of the pits that were sown
 * @property {number} made seeds that they brought home
 * @property {string[]} best letters of the turn that brings the most
 * @property {number} haul seeds that it brings home
 * @property {boolean} sure whether it is proven that no turn brings more
 * @property {number} lost haul less what was made
 * @property {string} position before the turn
 * @property {Board} board before the turn
 * @property {Board[]} turn_boards after each sowing of `turn`
 * @property {Board[]} best_boards after each sowing of `best`
 */

/**
 * A longer sowing than the side made: its turn, the line up to it, and the seeds that drop in it.
 * @typedef {{decision: number, line: string[], seeds: number}} Missed
 */

/**
 * @typedef {object} Analysis
 * @property {'ready'} state
 * @property {string} game
 * @property {string} pack
 * @property {number} total seeds on the board
 * @property {Stores[]} stores
 * @property {Decision[]} decisions
 * @property {number|null} turning_point a decision
 * @property {{south: Missed|null, north: Missed|null}} missed
 * @property {number} budget sowings that were searched for a turn at most
 */

/** @typedef {{state: 'running', done: number, of: number}} Analysing */

export {};
