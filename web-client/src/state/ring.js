// @ts-check
// Holes of a board as indices on the ring that seeds travel: South's pits 1..n are 0..n-1, South's
// store is n, North's pits are n+1..2n, North's store is 2n+1. For drawing only: what may be sown
// and what a sowing does comes from the server.

/** @typedef {import('../protocol/types.js').Board} Board */
/** @typedef {import('../protocol/types.js').Side} Side */

/** @param {Side} side @returns {Side} */
export const otherSide = (side) => (side === 'south' ? 'north' : 'south');

/** @param {number} pits */
export const holeCount = (pits) => 2 * pits + 2;

/** @param {number} pits @param {Side} side */
export const storeOf = (pits, side) => (side === 'south' ? pits : 2 * pits + 1);

/** @param {number} pits @param {number} hole */
export const isStore = (pits, hole) => hole === pits || hole === 2 * pits + 1;

/** @param {number} pits @param {number} hole @returns {Side} */
export const sideOf = (pits, hole) => (hole <= pits ? 'south' : 'north');

/** Number of the pit on its side, from 1. @param {number} pits @param {number} hole */
export const pitNumber = (pits, hole) => (hole < pits ? hole + 1 : hole - pits);

/** @param {number} pits @param {Side} side @param {number} number from 1 */
export const pitHole = (pits, side, number) => (side === 'south' ? number - 1 : pits + number);

/** @param {number} pits @param {number} hole */
export function letterOf(pits, hole) {
  const first = sideOf(pits, hole) === 'south' ? 'a' : 'A';
  return String.fromCharCode(first.charCodeAt(0) + pitNumber(pits, hole) - 1);
}

/** @param {string} letter @returns {Side} */
export const sideOfLetter = (letter) => (letter < 'a' ? 'north' : 'south');

/** @param {number} pits @param {string} letter `a`..`k`, `A`..`K` */
export function holeOfLetter(pits, letter) {
  const code = letter.charCodeAt(0);
  return code >= 97 ? code - 97 : pits + 1 + code - 65;
}

/** @param {number} pits @param {{side: Side, pit: string}} place */
export function holeOfPlace(pits, { side, pit }) {
  return pit === 'store' ? storeOf(pits, side) : holeOfLetter(pits, pit);
}

/** @param {number} pits @param {number} hole @returns {{side: Side, pit: string}} */
export const placeOfHole = (pits, hole) => ({
  side: sideOf(pits, hole),
  pit: isStore(pits, hole) ? 'store' : letterOf(pits, hole),
});

/** Seeds by hole. @param {Board} board @returns {number[]} */
export function seedsOfBoard({ south, north }) {
  return [...south.pits, south.store, ...north.pits, north.store];
}

/** Burnt pits by hole. @param {Board} board @returns {number[]} */
export function burntOfBoard({ south, north }) {
  return [...south.burnt, ...north.burnt].map((letter) => holeOfLetter(south.pits.length, letter));
}

/** @param {readonly number[]} seeds @param {readonly number[]} burnt @returns {Board} */
export function boardOfSeeds(seeds, burnt) {
  const half = seeds.length / 2;
  const side = (/** @type {number} */ from) => ({
    pits: seeds.slice(from, from + half - 1),
    store: seeds[from + half - 1] ?? 0,
    burnt: burnt
      .filter((hole) => hole >= from && hole < from + half)
      .map((hole) => letterOf(half - 1, hole)),
  });
  return { south: side(0), north: side(half) };
}
