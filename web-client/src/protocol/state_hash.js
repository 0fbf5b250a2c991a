// @ts-check
// The hash that every game state carries: FNV-1a 64 over the canonical text of docs/protocol.md.
// The page computes it from what it shows; a difference means that it shows something wrong.

/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').SideBoard} SideBoard */
/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').CarriedHand} CarriedHand */
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
 * @param {string} mover `s`, `n`, `-` or `*`, the first two followed by `+` where the turn has
 *   passed the own store
 */
export function positionText(board, mover) {
  const half = (/** @type {SideBoard} */ { pits, store, burnt }, /** @type {number} */ first) => {
    const isBurnt = (/** @type {number} */ pit) => burnt.includes(String.fromCharCode(first + pit));
    return `${pits.map((seeds, pit) => (isBurnt(pit) ? 'x' : seeds)).join(',')}/${store}`;
  };
  return `${half(board.south, 97)} ${half(board.north, 65)} ${mover}`;
}

/** @param {{south: number, north: number}} pair */
const pairText = ({ south, north }) => `${south}-${north}`;

/** @param {CarriedHand|null} hand */
const handText = (hand) => (hand ? `${hand.pit} ${hand.seeds}` : '-');

/** @param {Result} result */
const outcomeText = ({ winner, termination, stores, by, score }) =>
  `${winner} ${termination} ${pairText(stores)} ${by} ${pairText(score)}`;

/** Words with a space between, `-` where there is none. @param {string[]} words */
const line = (words) => words.join(' ') || '-';

/**
 * @param {object} shown
 * @param {string} shown.game
 * @param {number} shown.version
 * @param {Omit<State, 'board'|'legal'|'status'|'clocks'|'hash'>} shown.state
 * @param {Result|null} shown.result nothing while the game runs
 */
export function stateHash({ game, version, state, result }) {
  const { rounds, opening } = state;
  const lines = [
    'congkak.v1',
    game,
    version,
    state.position,
    `${state.round} ${state.phase}`,
    line(rounds.map((r) => `${r.starter} ${r.winner} ${pairText(r.stores)}`)),
    state.ply,
    state.to_sow ?? '-',
    line(state.awaits),
    line(opening?.chosen ?? []),
    opening ? `${handText(opening.hands.south)} ${handText(opening.hands.north)}` : '-',
    state.stop_offer ?? '-',
    '-',
    result ? outcomeText(result) : '*',
  ];
  return fnv1a64(lines.join('\n'));
}
