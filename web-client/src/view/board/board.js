// @ts-check
// The board on the page: the wood, the seeds, the printed counts, and over them one button a pit.
// The drawing is for the eye alone; buttons and stores carry the words for everybody else.

import { html, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { styles } from '../style.js';
import { isStore, letterOf, pitNumber, sideOf } from '../../state/ring.js';
import { SEED_SHAPES, hand, seeds } from './seeds.js';
import { wood } from './wood.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Hole} Hole */
/** @typedef {import('../../state/timeline.js').Shown} Shown */
/** @typedef {import('../../protocol/types.js').Side} Side */
/** @typedef {import('../../i18n/index.js').Translate} Translate */

/** The drawing's frame: a little more than the board, for its shadow. */
const ABOVE = 4;
const FRAME = 30;

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
 * @property {number} stepMs
 * @property {boolean} moving
 * @property {((hole: number) => void)|null} onPit nothing where the board is only looked at
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

/** @param {BoardProps} props */
export function board(props) {
  const { geometry, shown, stepMs, moving, onTap, t } = props;
  const { width, height, upright } = geometry;
  const frame = `0 ${-ABOVE} ${width} ${height + FRAME}`;
  return html`
    <div class="board ${upright ? 'board-upright' : ''} ${moving ? 'board-moving' : ''}"
      role="group" aria-label=${t('board_label')} ${styles({ '--step': `${Math.round(stepMs)}ms` })} @click=${onTap}>
      ${guard([geometry], () => wood(geometry))}
      <svg class="life" viewBox=${frame} aria-hidden="true" focusable="false">
        <defs>${SEED_SHAPES}</defs>
        ${geometry.holes.map((hole, index) => ring(props, hole, index))}
        ${seeds(geometry, shown)}
        ${geometry.holes.map((hole, index) => count(props, hole, index))}
        ${hand(geometry, shown, stepMs)}
      </svg>
      ${props.onPit ? controls(props) : ''}
    </div>`;
}

/**
 * What can be sown, what was captured, where the last seed lies.
 * @param {BoardProps} props
 * @param {Hole} hole
 * @param {number} index
 */
function ring({ shown, legal, pressed }, { x, y, rx, ry }, index) {
  const captured = shown.captured.includes(index);
  if (captured)
    return svg`<ellipse class="ring ring-captured" cx=${x} cy=${y} rx=${rx + 1} ry=${ry + 1}></ellipse>`;
  if (pressed === index)
    return svg`<ellipse class="ring ring-pressed" cx=${x} cy=${y} rx=${rx} ry=${ry}></ellipse>`;
  if (legal.has(index))
    return svg`<ellipse class="ring ring-legal" cx=${x} cy=${y} rx=${rx} ry=${ry}></ellipse>`;
  if (shown.last === index && !shown.hand)
    return svg`<ellipse class="ring ring-last" cx=${x} cy=${y} rx=${rx} ry=${ry}></ellipse>`;
  return svg``;
}

/** @param {BoardProps} props @param {Hole} hole @param {number} index */
function count({ shown, legal, geometry }, { labelX, labelY }, index) {
  const pits = geometry.holes.length / 2 - 1;
  const store = isStore(pits, index);
  const number = shown.seeds[index] ?? 0;
  const halfHeight = store ? 19 : 15.5;
  const halfWidth = halfHeight + (number > 9 ? 7 : 0) + (number > 99 ? 8 : 0);
  const kind = legal.has(index) ? 'count-legal' : number === 0 && !store ? 'count-none' : '';
  const gain = shown.taken > 0 && shown.captured[2] === index ? shown.taken : 0;
  return svg`
    <g class="count ${kind} ${store ? 'count-store' : ''}" transform="translate(${labelX} ${labelY}) scale(${geometry.print})">
      <rect x=${-halfWidth} y=${-halfHeight} width=${2 * halfWidth} height=${2 * halfHeight}
        rx=${halfHeight}></rect>
      <text y=${store ? 9 : 7.5}>${number}</text>
    </g>
    ${gain ? gained(geometry, index, gain) : ''}`;
}

/** @param {Geometry} geometry @param {number} index @param {number} gain */
function gained({ holes, print }, index, gain) {
  const { x, y } = holes[index] ?? { x: 0, y: 0 };
  const half = gain > 9 ? 36 : 28;
  return svg`<g class="gain" transform="translate(${x} ${y}) scale(${print})">
    <rect x=${-half} y="-23" width=${2 * half} height="46" rx="23"></rect><text y="11">+${gain}</text></g>`;
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
  const { t, geometry, shown, legal, cursor, onPit, you, nameOf } = props;
  const pits = geometry.holes.length / 2 - 1;
  const side = sideOf(pits, index);
  const can = legal.has(index);
  const of = you === side ? 'pit_label' : 'pit_of_other';
  const seedCount = t('seeds_n', { n: shown.seeds[index] ?? 0 });
  const label = t(of, { pit: pitNumber(pits, index), seeds: seedCount, name: nameOf(side) });
  return html`<button type="button" class="pit" data-hole=${index} data-pit=${letterOf(pits, index)}
    aria-label=${can ? `${label}, ${t('pit_can')}` : label} aria-disabled=${can ? 'false' : 'true'}
    tabindex=${cursor === index ? 0 : -1} ${styles(box(geometry, index))}
    @click=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      onPit?.(index);
    }}></button>`;
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
  const { x, y, rx, ry, labelX, labelY } = holes[index] ?? {
    x: 0,
    y: 0,
    rx: 0,
    ry: 0,
    labelX: 0,
    labelY: 0,
  };
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
