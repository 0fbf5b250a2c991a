// @ts-check
// A match of several rounds as the page tells it: how many there are, what decides, and how it
// stands. The server decides; this only adds up what the server said.

/** @typedef {import('../protocol/types.js').State} State */
/** @typedef {import('../protocol/types.js').MatchBy} MatchBy */
/** @typedef {import('./ruleset.js').Clauses} Clauses */

const MOST_ROUNDS = 20;

/**
 * @typedef {object} Match
 * @property {number} limit the most rounds that can be played
 * @property {boolean} untilBurnt it goes on until a side is burnt, within that limit
 * @property {MatchBy} by
 * @property {{south: number, north: number}} score what `by` compares, were the match to stop here
 */

/** @param {Clauses} clauses @param {State} state @returns {Match|null} nothing where one round is all */
export function matchOf(clauses, state) {
  const { rounds } = clauses;
  const untilBurnt = rounds === 'until_burnt';
  const limit = untilBurnt ? MOST_ROUNDS : typeof rounds === 'number' ? rounds : 1;
  if (limit === 1) return null;
  const by = matchBy(clauses['match_by']);
  return { limit, untilBurnt, by, score: scoreBy(by, state) };
}

/** @param {unknown} value @returns {MatchBy} */
const matchBy = (value) => (value === 'rounds_won' || value === 'seeds_total' ? value : 'seeds');

/** @param {MatchBy} by @param {State} state */
function scoreBy(by, { board, rounds }) {
  const sum = (/** @type {'south'|'north'} */ side) => {
    if (by === 'rounds_won') return rounds.filter(({ winner }) => winner === side).length;
    if (by === 'seeds_total') return rounds.reduce((all, { stores }) => all + stores[side], 0);
    return board[side].store;
  };
  return { south: sum('south'), north: sum('north') };
}
