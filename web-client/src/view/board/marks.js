// @ts-check
// What is drawn over the holes: rings, printed counts, what was captured, and burnt pits.

import { svg } from 'lit';
import { isStore } from '../../state/ring.js';
import { restsAt } from '../../state/shown.js';

/** @typedef {import('./board.js').BoardProps} BoardProps */
/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Hole} Hole */

/**
 * What can be sown, what was chosen or captured, where the last seed lies or would lie.
 * @param {BoardProps} props
 * @param {Hole} hole
 * @param {number} index
 */
export function ring(props, { x, y, rx, ry }, index) {
  const kind = ringKind(props, index);
  if (!kind) return svg``;
  const more = kind === 'captured' ? 1 : 0;
  return svg`<ellipse class="ring ring-${kind}" cx=${x} cy=${y} rx=${rx + more} ry=${ry + more}></ellipse>
    ${
      props.foretold?.hole === index
        ? svg`<ellipse class="ring ring-foretold" cx=${x} cy=${y} rx=${rx - 7} ry=${ry - 7}></ellipse>`
        : ''
    }
    ${props.hinted === index ? hintMark(props.geometry, { x, y, rx, ry }) : ''}`;
}

/**
 * The pit that a hint names: a second ring within, and an arrow that points into it.
 * @param {Geometry} geometry @param {Pick<Hole, 'x'|'y'|'rx'|'ry'>} hole
 */
const hintMark = ({ print }, { x, y, rx, ry }) => svg`
  <ellipse class="ring ring-hint" cx=${x} cy=${y} rx=${rx - 8} ry=${ry - 8}></ellipse>
  <path class="hint-arrow" transform="translate(${x} ${y - ry - 4}) scale(${print})"
    d="M 0 10 L -15 -12 L -5 -12 L -5 -28 L 5 -28 L 5 -12 L 15 -12 Z"></path>`;

/** @param {BoardProps} props @param {number} index */
function ringKind({ shown, legal, pressed, chosen, foretold }, index) {
  if (shown.captured.includes(index)) return 'captured';
  if (pressed === index) return 'pressed';
  if (chosen?.has(index)) return 'chosen';
  if (legal.has(index)) return 'legal';
  if (restsAt(shown, index)) return 'last';
  return foretold?.hole === index ? 'quiet' : null;
}

/** @param {BoardProps} props @param {Hole} hole @param {number} index */
export function count({ shown, legal, geometry, foretold }, { labelX, labelY }, index) {
  const store = isStore(geometry.holes.length / 2 - 1, index);
  const burnt = shown.burnt.includes(index);
  const number = shown.seeds[index] ?? 0;
  const halfHeight = store ? 19 : 15.5;
  const halfWidth = halfHeight + (number > 9 ? 7 : 0) + (number > 99 ? 8 : 0);
  const kind = legal.has(index) ? 'count-legal' : number === 0 && !store ? 'count-none' : '';
  const gain = shown.gains.find(({ hole }) => hole === index)?.seeds ?? 0;
  const told = foretold?.store === index ? foretold.gained : 0;
  return svg`
    <g class="count ${kind} ${store ? 'count-store' : ''}" transform="translate(${labelX} ${labelY}) scale(${geometry.print})">
      <rect x=${-halfWidth} y=${-halfHeight} width=${2 * halfWidth} height=${2 * halfHeight}
        rx=${halfHeight}></rect>
      <text y=${store ? 9 : 7.5}>${burnt ? '×' : number}</text>
    </g>
    ${gain ? gained(geometry, index, gain, '') : ''}
    ${told && !gain ? gained(geometry, index, told, 'gain-foretold') : ''}`;
}

/** @param {Geometry} geometry @param {number} index @param {number} gain @param {string} kind */
function gained({ holes, print }, index, gain, kind) {
  const { x, y } = holes[index] ?? { x: 0, y: 0 };
  const half = gain > 9 ? 36 : 28;
  return svg`<g class="gain ${kind}" transform="translate(${x} ${y}) scale(${print})">
    <rect x=${-half} y="-23" width=${2 * half} height="46" rx="23"></rect><text y="11">+${gain}</text></g>`;
}

/**
 * A pit that is out of play: a charred lid over the hollow, with two cuts across.
 * @param {Hole} hole
 */
export function lid({ x, y, rx, ry }) {
  const [across, down] = [rx * 0.5, ry * 0.5];
  return svg`<g class="burnt">
    <ellipse class="burnt-lid" cx=${x} cy=${y} rx=${rx + 1} ry=${ry + 1}></ellipse>
    <path class="burnt-cut" d="M ${x - across} ${y - down} L ${x + across} ${y + down}
      M ${x + across} ${y - down} L ${x - across} ${y + down}"></path></g>`;
}
