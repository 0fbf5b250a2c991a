// @ts-check
// Where the seeds of a hole lie: the first ones side by side on its floor, later ones heaped on
// them. A seed keeps its place while others come, so that only the new one moves. Places look
// random and are not: the same hole always fills in the same way.

/** @typedef {{x: number, y: number, angle: number, kind: number}} Place x, y within -1..1 */

/** More seeds than that are not told apart in a heap; the printed count says how many there are. */
export const MOST_IN_PIT = 32;
export const MOST_IN_STORE = 64;

/** A number in [0, 1) from two integers. @param {number} a @param {number} b */
function noise(a, b) {
  let h = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

/** @type {readonly {count: number, radius: number}[]} rings of each layer, the floor first */
const PIT_RINGS = [
  { count: 1, radius: 0 },
  { count: 6, radius: 0.58 },
  { count: 8, radius: 0.84 },
  { count: 3, radius: 0.3 },
  { count: 7, radius: 0.62 },
  { count: 1, radius: 0 },
  { count: 6, radius: 0.42 },
];

/**
 * @param {number} hole its index, which decides how it fills
 * @param {number} count
 * @returns {Place[]}
 */
export function heap(hole, count) {
  /** @type {Place[]} */
  const places = [];
  PIT_RINGS.forEach(({ count: size, radius }, ring) => {
    const turn = noise(hole, ring + 100) * Math.PI * 2;
    const step = size % 3 === 0 ? 1 : 3;
    for (let index = 0; index < size && places.length < count; ++index) {
      const angle = turn + ((index * step) / size) * Math.PI * 2;
      places.push(place(hole, places.length, radius, angle));
    }
  });
  return places;
}

/**
 * A store is long: its seeds lie in a sunflower's spiral, again from the floor upwards.
 * @param {number} hole @param {number} count @returns {Place[]}
 */
export function longHeap(hole, count) {
  /** @type {Place[]} */
  const places = [];
  const layer = 34;
  for (let index = 0; index < Math.min(count, MOST_IN_STORE); ++index) {
    const inLayer = index % layer;
    const shrink = index < layer ? 0.86 : 0.62;
    const radius = Math.sqrt((inLayer + 0.5) / layer) * shrink;
    places.push(place(hole, index, radius, inLayer * 2.39996 + hole));
  }
  return places;
}

/**
 * @param {number} hole
 * @param {number} index
 * @param {number} radius
 * @param {number} angle
 * @returns {Place}
 */
function place(hole, index, radius, angle) {
  const jitter = 0.09;
  return {
    x: Math.cos(angle) * radius + (noise(hole, index * 3 + 7) - 0.5) * jitter,
    y: Math.sin(angle) * radius + (noise(hole, index * 3 + 8) - 0.5) * jitter,
    angle: Math.round(noise(hole, index * 3 + 9) * 360),
    kind: Math.floor(noise(hole, index * 5 + 2) * 3),
  };
}
