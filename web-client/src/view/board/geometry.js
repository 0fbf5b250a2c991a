// @ts-check
// Where the holes of a board lie, in units of the drawing. Lying down, the own side is the lower
// row and the own store is at the end that the rules say. Standing up (narrow screens), the same
// board is turned until the own store is at the bottom: turned, not mirrored, so that seeds still
// travel the way the rules say.

import { holeCount, isStore, pitNumber, sideOf } from '../../state/ring.js';

/** @typedef {import('../../protocol/types.js').Side} Side */

/**
 * @typedef {object} Hole
 * @property {number} x centre
 * @property {number} y
 * @property {number} rx half its width
 * @property {number} ry half its height
 * @property {number} labelX where its count is printed
 * @property {number} labelY
 */

/**
 * @typedef {object} Geometry
 * @property {number} width
 * @property {number} height
 * @property {number} length along the board, whichever way it lies
 * @property {number} breadth
 * @property {number} ends length of either end, store and prow
 * @property {boolean} upright
 * @property {number} print size of the printed counts: larger where the drawing is smaller
 * @property {Hole[]} holes by ring index
 */

const PITCH = 100;
const STORE = { along: 56, across: 84 };

/**
 * Lying: rows 152 apart. Standing: wider, shorter and with larger counts, for a phone in a hand.
 */
const LYING = {
  breadth: 376,
  rows: 152,
  along: 42,
  across: 45,
  label: 63,
  store: 1,
  storeLabel: 14,
  prow: 72,
  end: 140,
};
const STANDING = {
  breadth: 668,
  rows: 266,
  along: 41,
  across: 82,
  label: 125,
  store: 1.5,
  storeLabel: 44,
  prow: 46,
  end: 124,
};
/** A board of seven pits; longer ones are drawn smaller on the same screen. */
const USUAL_LENGTH = 1124;

/**
 * @param {object} board
 * @param {number} board.pits
 * @param {Side} board.bottom the side that is drawn nearest
 * @param {'left'|'right'} board.storeSide where that side's store is
 * @param {boolean} board.upright
 * @returns {Geometry}
 */
export function layOut({ pits, bottom, storeSide, upright }) {
  const form = upright ? STANDING : LYING;
  const length = 2 * (form.prow + form.end) + pits * PITCH;
  const middle = form.breadth / 2;
  /** @type {Hole[]} */
  const holes = [];
  for (let index = 0; index < holeCount(pits); ++index) {
    const near = sideOf(pits, index) === bottom;
    const ahead = near === (storeSide === 'right');
    const across = near ? 1 : -1;
    const hole = isStore(pits, index)
      ? store(length, middle, across, form)
      : pit(pitNumber(pits, index), middle, across, form);
    holes.push(ahead ? hole : { ...hole, x: length - hole.x, labelX: length - hole.labelX });
  }
  const { breadth } = form;
  const print = upright ? 1.42 : Math.max(1, length / USUAL_LENGTH);
  const whole = { length, breadth, upright, print, ends: form.prow + form.end };
  if (!upright) return { ...whole, width: length, height: breadth, holes };
  const turned = holes.map((hole) => turn(hole, storeSide, length, breadth));
  return { ...whole, width: breadth, height: length, holes: turned };
}

/** @param {number} length @param {number} y @param {number} across @param {typeof LYING} form */
function store(length, y, across, form) {
  const x = length - form.prow - form.end / 2;
  const ry = STORE.across * form.store;
  return { x, y, rx: STORE.along, ry, labelX: x, labelY: y + across * (ry + form.storeLabel) };
}

/**
 * @param {number} number from 1
 * @param {number} middle
 * @param {number} across 1 towards the viewer
 * @param {typeof LYING} form
 */
function pit(number, middle, across, form) {
  const x = form.prow + form.end + (number - 0.5) * PITCH;
  const y = middle + (across * form.rows) / 2;
  return { x, y, rx: form.along, ry: form.across, labelX: x, labelY: y + across * form.label };
}

/**
 * @param {Hole} hole
 * @param {'left'|'right'} storeSide
 * @param {number} length
 * @param {number} breadth
 */
function turn(hole, storeSide, length, breadth) {
  const { x, y, rx, ry, labelX, labelY } = hole;
  return storeSide === 'right'
    ? { x: breadth - y, y: x, rx: ry, ry: rx, labelX: breadth - labelY, labelY: labelX }
    : { x: y, y: length - x, rx: ry, ry: rx, labelX: labelY, labelY: length - labelX };
}

/**
 * The hole next to one in the direction of an arrow key, stores left out.
 * @param {Geometry} geometry @param {number} from @param {number} dx @param {number} dy
 * @returns {number}
 */
export function neighbour({ holes }, from, dx, dy) {
  const pits = holes.length / 2 - 1;
  const here = holes[from];
  let best = from;
  let shortest = Infinity;
  holes.forEach((hole, index) => {
    if (!here || index === from || isStore(pits, index)) return;
    const along = (hole.x - here.x) * dx + (hole.y - here.y) * dy;
    const aside = Math.abs((hole.x - here.x) * dy) + Math.abs((hole.y - here.y) * dx);
    const distance = along + 3 * aside;
    if (along > 1 && aside < along && distance < shortest) {
      best = index;
      shortest = distance;
    }
  });
  return best;
}

/** The side that a viewer sees nearest. @param {Side|'both'|null} you @returns {Side} */
export const bottomSide = (you) => (you === 'north' ? 'north' : 'south');
