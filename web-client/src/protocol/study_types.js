// @ts-check
// What is looked at rather than played, as JSDoc types: packs with all that they tell, comparisons
// of two readings, records step by step. Nothing here runs.

/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').Sowing} Sowing */
/** @typedef {import('./types.js').Texts} Texts */

/** @typedef {'game'|'pit'|'store'|'seed'|'sowing'|'turn'|'capture'} Word */
/** @typedef {'certain'|'likely'|'doubtful'} Certainty */
/** @typedef {{title: Texts, used_for: Texts, certainty: Certainty}} Source */

/**
 * A question on which the sources part.
 * @typedef {object} Disagreement
 * @property {string} clause or `direction`
 * @property {string} used
 * @property {string} other
 * @property {Texts} note
 * @property {string} [game] a line of letters, the last of which shows it
 * @property {number} [seed] from which the comparison of the two readings parts
 * @property {Record<string, unknown>} [with] what both readings say besides
 */

/**
 * A pack with what it tells besides its clauses.
 * @typedef {object} Lore
 * @property {Texts} region
 * @property {string[]} region_names
 * @property {Record<Word, Texts>} glossary
 * @property {Source[]} sources
 * @property {Disagreement[]} disagreements
 * @property {Texts[]} open_readings
 */

/** @typedef {{pack: string, clauses: Record<string, unknown>}} Reading clauses that differ from the pack */
/** @typedef {{position: string, board: Board, to_sow: Side|null}} Standing */

/**
 * A board after one move: a letter, the choices of an opening, or `|` for a new round.
 * @typedef {Standing & {ply: number, round: number, move: string, sowing: Sowing|null,
 *   opened: object|null}} PlayStep
 */

/** @typedef {{what: 'direction'|'store_side', left: string, right: string}} DrawnDifference */

/**
 * @typedef {object} Ending
 * @property {Side|'draw'|null} winner
 * @property {string} score
 * @property {{south: number, north: number}} stores
 * @property {number} rounds
 * @property {number} plies
 * @property {boolean} finished
 */

/**
 * @typedef {object} Comparison
 * @property {number} seed
 * @property {Reading} left
 * @property {Reading} right
 * @property {DrawnDifference[]} drawn
 * @property {{what: 'start'|'board'|'to_sow'|'legal'|'end', ply: number, round: number,
 *   move: string|null, left: PlayStep, right: PlayStep}|null} parts
 * @property {{left: Standing, right: Standing}} start
 * @property {PlayStep[]} common up to, not including, the step in which they part
 * @property {{left: Ending, right: Ending}} ends
 */

/**
 * @typedef {object} Replay
 * @property {string} pack
 * @property {Record<string, unknown>} clauses
 * @property {Record<string, string>} tags
 * @property {Standing} start
 * @property {PlayStep[]} steps
 * @property {{winner: Side|'draw'|null, termination: string, score: {south: number, north: number}}|null} result
 */

export {};
