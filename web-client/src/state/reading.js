// @ts-check
// A reading of the rules: a pack and the clauses that are set otherwise, and how an address names it.

/** @typedef {import('../protocol/study_types.js').Reading} Reading */
/** @typedef {import('../protocol/types.js').Pack} Pack */

/** `tradisional+capture.lap=turn`. @param {Reading} reading */
export const readingText = ({ pack, clauses }) =>
  [pack, ...Object.entries(clauses).map(([name, value]) => `${name}=${value}`)].join('+');

/**
 * With one clause set; a value that is the pack's own is no difference and goes.
 * @param {Reading} reading @param {Pack|undefined} pack @param {string} name @param {unknown} value
 * @returns {Reading}
 */
export function withClause(reading, pack, name, value) {
  const { [name]: _, ...others } = reading.clauses;
  const own = pack && String(pack.clauses[name]) === String(value);
  return { ...reading, clauses: own ? others : { ...others, [name]: value } };
}

/** @param {Reading} reading @param {string} name @returns {Reading} */
export function withoutClause(reading, name) {
  const { [name]: _, ...clauses } = reading.clauses;
  return { ...reading, clauses };
}

/**
 * Both readings of a disagreement on a clause.
 * @param {string} pack @param {import('../protocol/study_types.js').Disagreement} disagreement
 * @returns {{left: Reading, right: Reading}}
 */
export function readingsOf(pack, { clause, other, with: shared = {} }) {
  return {
    left: { pack, clauses: shared },
    right: { pack, clauses: { ...shared, [clause]: other } },
  };
}
