// @ts-check
// The rules of a game as far as the page draws and tells by them: its pack, changed by its own
// clauses.

/** @typedef {import('../protocol/types.js').Pack} Pack */
/** @typedef {Record<string, unknown>} Clauses by name, `capture.lap` */

/** @param {readonly Pack[]} packs @param {string} id */
export const packOf = (packs, id) => packs.find((pack) => pack.id === id);

/**
 * Every clause with its value; only the game's own ones where the pack isn't known (yet).
 * @param {readonly Pack[]} packs
 * @param {{pack: string, clauses: Clauses}} ruleset
 * @returns {Clauses}
 */
export function clausesOf(packs, { pack, clauses }) {
  const { pits } = clauses;
  return { ...packOf(packs, pack)?.clauses, ...(pits ? { seeds: pits } : {}), ...clauses };
}

/** Where South's store is drawn. @param {readonly Pack[]} packs @param {string} pack */
export const storeSideOf = (packs, pack) => packOf(packs, pack)?.store_side ?? 'right';
