// @ts-check
// The board on the page: the wood, the seeds, the printed counts, and over them one button a pit.
// The drawing is for the eye alone; buttons and stores carry the words for everybody else.

import { html } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { styles } from '../style.js';
import { isStore, letterOf, pitNumber, sideOf } from '../../state/ring.js';
import { bottomSide } from './geometry.js';
import { count, lid, ring } from './marks.js';
import { SEED_SHAPES, hand, seeds } from './seeds.js';
import { wood } from './wood.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Hole} Hole */
/** @typedef {import('../../state/shown.js').Shown} Shown */
/** @typedef {import('../../protocol/types.js').Side} Side */
/** @typedef {import('../../i18n/index.js').Translate} Translate */

/** The drawing's frame: a little more than the board, for its shadow. */
const ABOVE = 4;
const FRAME = 30;
const NOWHERE = { x: 0, y: 0, rx: 0, ry: 0, labelX: 0, labelY: 0 };

/** @typedef {{hole: number, store: number, gained: number}} Foretold where its last seed would fall */

/**
 * @typedef {object} BoardProps
 * @property {Translate} t
 * @property {Geometry} geometry
 * @property {Shown} shown
 * @property {ReadonlySet<number>} legal holes that can be sown now
 * @property {Side|'both'|null} you
 * @property {(side: Side) => string} nameOf
 * @property {number|null} cursor the pit that Tab leads to
 * @property {number|null} pressed a pit whose sowing is on its way
 * @property {ReadonlySet<number>} [chosen] own choices that the other player doesn't see yet
 * @property {Foretold|null} [foretold] where a sowing would end
 * @property {number|null} [hinted] the pit that a hint names
 * @property {number} stepMs
 * @property {boolean} moving
 * @property {((hole: number) => void)|null} onPit nothing where the board is only looked at
 * @property {(hole: number|null, touch: boolean) => void} [onLook] a pit is pointed at, or none
 * @property {() => void} onTap
 */

/** What the style sheet needs to know to fit a board into the screen. @param {Geometry} geometry */
export function boardSize({ width, height, holes }) {
  return styles({
    '--board-ratio': `${width / (height + FRAME)}`,
    '--board-length': `${height + FRAME}`,
    '--pit-count': `${holes.length / 2 - 1}`,
  });
}

/**
 * A board that is looked at only: nothing moves and no pit can be sown.
 * @param {{t: Translate, geometry: Geometry, shown: Shown}} props
 */
export function boardAtRest(props) {
  return board({
    ...props,
    legal: new Set(),
    you: null,
    nameOf: () => '',
    cursor: null,
    pressed: null,
    stepMs: 0,
    moving: false,
    onPit: null,
    onTap: () => {},
  });
}

/** @param {BoardProps} props */
export function board(props) {
  const { geometry, shown, stepMs, moving, onTap, t, you } = props;
  const { width, height, upright } = geometry;
  const frame = `0 ${-ABOVE} ${width} ${height + FRAME}`;
  return html`
    <div class="board ${upright ? 'board-upright' : ''} ${moving ? 'board-moving' : ''}"
      role="group" aria-label=${t('board_label')} ${styles({ '--step': `${Math.round(stepMs)}ms` })} @click=${onTap}>
      ${guard([geometry], () => wood(geometry))}
      <svg class="life" viewBox=${frame} aria-hidden="true" focusable="false">
        <defs>${SEED_SHAPES}</defs>
        ${shown.burnt.map((index) => lid(geometry.holes[index] ?? NOWHERE))}
        ${geometry.holes.map((hole, index) => ring(props, hole, index))}
        ${seeds(geometry, shown)}
        ${geometry.holes.map((hole, index) => count(props, hole, index))}
        ${hand(geometry, shown, 'south', stepMs, bottomSide(you) === 'south')}
        ${hand(geometry, shown, 'north', stepMs, bottomSide(you) === 'north')}
      </svg>
      ${props.onPit ? controls(props) : ''}
    </div>`;
}

/** @param {BoardProps} props */
function controls(props) {
  const { geometry } = props;
  const pits = geometry.holes.length / 2 - 1;
  const order = geometry.holes.map((_, index) => index);
  return order.map((index) =>
    isStore(pits, index) ? storeMark(props, index) : pitButton(props, index),
  );
}

/** @param {BoardProps} props @param {number} index */
function pitButton(props, index) {
  const { geometry, legal, cursor, onPit, onLook } = props;
  const pits = geometry.holes.length / 2 - 1;
  return html`<button type="button" class="pit" data-hole=${index} data-pit=${letterOf(pits, index)}
    aria-label=${pitLabel(props, index)} aria-disabled=${legal.has(index) ? 'false' : 'true'}
    tabindex=${cursor === index ? 0 : -1} ${styles(box(geometry, index))}
    @pointerenter=${(/** @type {PointerEvent} */ { pointerType }) => pointerType === 'mouse' && onLook?.(index, false)}
    @pointerleave=${(/** @type {PointerEvent} */ { pointerType }) => pointerType === 'mouse' && onLook?.(null, false)}
    @pointerdown=${(/** @type {PointerEvent} */ { pointerType }) => pointerType === 'touch' && onLook?.(index, true)}
    @click=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      onPit?.(index);
    }}></button>`;
}

/** @param {BoardProps} props @param {number} index */
function pitLabel({ t, geometry, shown, legal, chosen, hinted, you, nameOf }, index) {
  const pits = geometry.holes.length / 2 - 1;
  const side = sideOf(pits, index);
  const burnt = shown.burnt.includes(index);
  const key = you === side ? (burnt ? 'pit_burnt' : 'pit_label') : burnt ? 'pit_burnt_of_other' : 'pit_of_other';
  const seedCount = t('seeds_n', { n: shown.seeds[index] ?? 0 });
  const label = t(key, { pit: pitNumber(pits, index), seeds: seedCount, name: nameOf(side) });
  if (chosen?.has(index)) return `${label}, ${t('open_chosen_label')}`;
  const can = legal.has(index) ? `${label}, ${t('pit_can')}` : label;
  return hinted === index ? `${can}, ${t('hint_pit')}` : can;
}

/** @param {BoardProps} props @param {number} index */
function storeMark({ t, geometry, shown, you, nameOf }, index) {
  const side = sideOf(geometry.holes.length / 2 - 1, index);
  const seedCount = t('seeds_n', { n: shown.seeds[index] ?? 0 });
  const label =
    you === side
      ? t('store_own', { seeds: seedCount })
      : t('store_label', { name: nameOf(side), seeds: seedCount });
  return html`<div class="store-mark" role="img" aria-label=${label} ${styles(box(geometry, index))}></div>`;
}

/**
 * The place of a hole and its count, in per cent of the board.
 * @param {Geometry} geometry
 * @param {number} index
 */
function box({ holes, width, height }, index) {
  const { x, y, rx, ry, labelX, labelY } = holes[index] ?? NOWHERE;
  const left = Math.min(x - rx - 5, labelX - 24);
  const right = Math.max(x + rx + 5, labelX + 24);
  const top = Math.min(y - ry - 5, labelY - 18);
  const bottom = Math.max(y + ry + 5, labelY + 18);
  const across = (/** @type {number} */ part) => `${((100 * part) / width).toFixed(3)}%`;
  const down = (/** @type {number} */ part) => `${((100 * part) / (height + FRAME)).toFixed(3)}%`;
  return {
    left: across(left),
    width: across(right - left),
    top: down(top + ABOVE),
    height: down(bottom - top),
  };
}
