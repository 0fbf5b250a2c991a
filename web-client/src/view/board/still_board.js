// @ts-check
// A board that is looked at: no pit can be sown, holes can be marked, and what lies on it is read
// out as a sentence. Lies down at every width, so that two of them can be held against each other.

import { html, svg } from 'lit';
import { isStore } from '../../state/ring.js';
import { shownBoard } from '../../state/shown.js';
import { boardAtRest, boardSize } from './board.js';
import { layOut } from './geometry.js';

/** @typedef {import('../../i18n/index.js').Translate} Translate */
/** @typedef {import('../../protocol/study_types.js').Standing} Standing */
/** @typedef {import('../../protocol/types.js').Side} Side */

/** The drawing is small here: its numbers are printed that much larger. */
const PRINT = { wide: 1.45, narrow: 2.05 };

/**
 * @param {object} props
 * @param {Translate} props.t
 * @param {Standing} props.standing
 * @param {'left'|'right'} props.storeSide where South's store is drawn
 * @param {boolean} props.narrow
 * @param {Side} [props.bottom] the side that is drawn nearest
 * @param {(side: Side) => string} [props.nameOf]
 * @param {ReadonlySet<number>} [props.marked] holes of ring.js that are pointed out
 */
export function stillBoard(props) {
  const { t, standing, storeSide, narrow, bottom = 'south', marked = new Set() } = props;
  const pits = standing.board.south.pits.length;
  const lying = layOut({ pits, bottom, storeSide, upright: false });
  const geometry = { ...lying, print: lying.print * (narrow ? PRINT.narrow : PRINT.wide) };
  return html`
    <div class="still" ${boardSize(geometry)}>
      ${boardAtRest({ t, geometry, shown: shownBoard(standing.board) })}
      ${marks(geometry, marked)}
      <p class="unseen">${boardText(t, standing, props.nameOf)}</p>
    </div>`;
}

/** @param {import('./geometry.js').Geometry} geometry @param {ReadonlySet<number>} marked */
function marks({ width, height, holes }, marked) {
  if (marked.size === 0) return '';
  return html`<svg class="still-marks" viewBox="0 -4 ${width} ${height + 30}" aria-hidden="true"
    focusable="false">${holes.map((hole, index) => (marked.has(index) ? mark(hole, isStore(holes.length / 2 - 1, index)) : svg``))}</svg>`;
}

/** Within a store, clear of its count. @param {import('./geometry.js').Hole} hole @param {boolean} store */
const mark = ({ x, y, rx, ry }, store) =>
  svg`<ellipse cx=${x} cy=${y} rx=${store ? rx - 9 : rx + 2} ry=${store ? ry - 26 : ry + 2}></ellipse>`;

/**
 * What lies where, for those who hear the page.
 * @param {Translate} t @param {Standing} standing @param {(side: Side) => string} [nameOf]
 */
export function boardText(t, standing, nameOf = playerOf(t)) {
  const { south, north } = standing.board;
  const side = (/** @type {string} */ name, /** @type {typeof south} */ half) =>
    t('compare_board', { name, seeds: half.pits.join(', '), store: half.store });
  const mover = moverText(t, standing, nameOf);
  return [side(nameOf('south'), south), side(nameOf('north'), north), mover].join(' ');
}

/** @param {Translate} t @returns {(side: Side) => string} */
const playerOf = (t) => (side) => t(side === 'south' ? 'player_1' : 'player_2');

/**
 * Who is to sow or to choose, if anybody is.
 * @param {Translate} t @param {Standing} standing @param {(side: Side) => string} [nameOf]
 */
export function moverText(t, { position, to_sow: toSow }, nameOf = playerOf(t)) {
  if (position.endsWith('*')) return t('compare_both_choose');
  if (!toSow) return '';
  return t('tell_they_to_sow', { name: nameOf(toSow) });
}
