// @ts-check
// Where the two stores' graph is drawn, in units of the drawing: plies from left to right, seeds
// upwards. Narrow screens get a drawing of their own size, so that its text stays legible.

/** @typedef {import('../../protocol/analysis_types.js').Analysis} Analysis */
/** @typedef {import('../../protocol/analysis_types.js').Stores} Stores */
/** @typedef {import('../../protocol/types.js').Side} Side */
/** @typedef {{x: number, y: number}} Point */

/**
 * @typedef {object} Graph
 * @property {number} width
 * @property {number} height
 * @property {{left: number, right: number, top: number, bottom: number}} frame
 * @property {Record<Side, Point[][]>} lines a stretch a round
 * @property {{y: number, seeds: number}[]} levels lines across
 * @property {{x: number, round: number}[]} rounds where each round after the first begins
 * @property {(ply: number) => number} xOf
 */

const WIDE = { width: 760, height: 280, left: 40, right: 14, top: 26, bottom: 34 };
const NARROW = { width: 340, height: 240, left: 32, right: 10, top: 26, bottom: 34 };

/**
 * @param {Pick<Analysis, 'stores'|'total'>} analysis @param {boolean} narrow
 * @returns {Graph}
 */
export function layOutGraph({ stores, total }, narrow) {
  const form = narrow ? NARROW : WIDE;
  const { width, height, left, top } = form;
  const frame = { left, top, right: width - form.right, bottom: height - form.bottom };
  const last = Math.max(1, stores.at(-1)?.ply ?? 1);
  const most = Math.max(1, total, ...stores.flatMap(({ south, north }) => [south, north]));
  const xOf = (/** @type {number} */ ply) =>
    rounded(frame.left + ((frame.right - frame.left) * Math.min(ply, last)) / last);
  const yOf = (/** @type {number} */ seeds) =>
    rounded(frame.bottom - ((frame.bottom - frame.top) * seeds) / most);
  const line = (/** @type {Side} */ side) =>
    byRound(stores).map((each) => each.map((at) => ({ x: xOf(at.ply), y: yOf(at[side]) })));
  return {
    width,
    height,
    frame,
    lines: { south: line('south'), north: line('north') },
    levels: [0, total / 2, total].map((seeds) => ({ y: yOf(seeds), seeds })),
    rounds: byRound(stores)
      .slice(1)
      .map(([first]) => ({ x: xOf(first?.ply ?? 0), round: first?.round ?? 0 })),
    xOf,
  };
}

/** The points of a line for `polyline`. @param {readonly Point[]} line */
export const pointsOf = (line) => line.map(({ x, y }) => `${x},${y}`).join(' ');

/**
 * The decision whose turn a place of the drawing is in.
 * @param {Pick<Graph, 'xOf'>} graph @param {readonly {ply: number}[]} decisions @param {number} x
 */
export function decisionAt({ xOf }, decisions, x) {
  let found = 0;
  decisions.forEach(({ ply }, index) => {
    if (xOf(ply - 1) <= x) found = index;
  });
  return found;
}

/** @param {readonly Stores[]} stores @returns {Stores[][]} */
function byRound(stores) {
  /** @type {Stores[][]} */
  const rounds = [];
  for (const each of stores) {
    const current = rounds.at(-1);
    if (current && current[0]?.round === each.round) current.push(each);
    else rounds.push([each]);
  }
  return rounds;
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 10) / 10;
