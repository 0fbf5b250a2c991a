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
 * @property {boolean} upright
 * @property {Hole[]} holes by ring index
 */

const PITCH = 100;
const PROW = 46;
const STORE = { length: 148, along: 60, across: 92 };

/** Lying: rows 150 apart. Standing: wider, since a phone has the room. */
const LYING = { breadth: 372, rows: 152, along: 42, across: 45, label: 62 };
const STANDING = { breadth: 520, rows: 214, along: 41, across: 66, label: 92 };

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
  const length = 2 * (PROW + STORE.length) + pits * PITCH;
  const middle = form.breadth / 2;
  /** @type {Hole[]} */
  const holes = [];
  for (let index = 0; index < holeCount(pits); ++index) {
    const near = sideOf(pits, index) === bottom;
    const ahead = near === (storeSide === 'right');
    const across = near ? 1 : -1;
    const hole = isStore(pits, index)
      ? store(length, middle, across, upright)
      : pit(pitNumber(pits, index), middle, across, form);
    holes.push(ahead ? hole : { ...hole, x: length - hole.x, labelX: length - hole.labelX });
  }
  if (!upright) return { width: length, height: form.breadth, length, breadth: form.breadth, upright, holes };
  const turned = holes.map((hole) => turn(hole, storeSide, length, form.breadth));
  return { width: form.breadth, height: length, length, breadth: form.breadth, upright, holes: turned };
}

/** @param {number} length @param {number} y @param {number} across @param {boolean} upright */
function store(length, y, across, upright) {
  const x = length - PROW - STORE.length / 2;
  const ry = STORE.across * (upright ? 1.25 : 1);
  return { x, y, rx: STORE.along, ry, labelX: x, labelY: y + across * (ry + 10) };
}

/**
 * @param {number} number from 1
 * @param {number} middle
 * @param {number} across 1 towards the viewer
 * @param {typeof LYING} form
 */
function pit(number, middle, across, form) {
  const x = PROW + STORE.length + (number - 0.5) * PITCH;
  const y = middle + (across * form.rows) / 2;
  return { x, y, rx: form.along, ry: form.across, labelX: x, labelY: y + across * form.label };
}

/** @param {Hole} hole @param {'left'|'right'} storeSide @param {number} length @param {number} breadth */
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
