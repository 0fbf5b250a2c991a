// @ts-check
// The hash that every game state carries: FNV-1a 64 over the canonical text of docs/protocol.md.
// The page computes it from what it shows; a difference means that it shows something wrong.

/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').SideBoard} SideBoard */
/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').Result} Result */

const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * @param {string} text
 * @returns {string} 16 lower-case hex digits
 */
export function fnv1a64(text) {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}

/**
 * The position's text form (rules.md §6).
 * @param {Board} board
 * @param {string} mover `s`, `n` or `-`, followed by `+` where the turn has passed the own store
 */
export function positionText(board, mover) {
  const half = (/** @type {SideBoard} */ side) => `${side.pits.join(',')}/${side.store}`;
  return `${half(board.south)} ${half(board.north)} ${mover}`;
}

/**
 * @param {object} shown
 * @param {string} shown.game
 * @param {number} shown.version
 * @param {string} shown.position
 * @param {number} shown.ply
 * @param {Side|null} shown.toSow
 * @param {Result|null} shown.result nothing while the game runs
 */
export function stateHash({ game, version, position, ply, toSow, result }) {
  const outcome = result
    ? `${result.winner} ${result.termination} ${result.stores.south}-${result.stores.north}`
    : '*';
  const lines = ['congkak.v1', game, version, position, ply, toSow ?? '-', '-', outcome];
  return fnv1a64(lines.join('\n'));
}
