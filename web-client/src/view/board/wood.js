// @ts-check
// The carved board itself: a boat of dark wood with its grain, an inlaid line, and its hollows.
// It depends on the geometry alone, so it is drawn once and left alone while seeds move. Several boards
// can stand on one page and share the ids of their definitions: nothing here may depend on one that a
// closed part of the page could hide, as a clip path does.

import { svg } from 'lit';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Hole} Hole */

/**
 * The outline of the boat, lying, `inset` within its edge: slender at both prows, full amidships.
 * @param {Geometry} geometry @param {number} inset
 */
function outline({ length, breadth, ends }, inset) {
  const middle = breadth / 2;
  const half = middle - 8 - inset;
  const prow = 6 + inset * 1.7;
  const tip = Math.max(8, 30 - inset * 0.9);
  const shoulder = half * 0.93;
  const along = (/** @type {number} */ part) => prow + part * (ends - 16 - prow);
  /** A quarter from the prow's point to amidships: ends and handles of cubic curves. */
  const quarter = [
    [prow, 0],
    [prow, tip * 0.8],
    [along(0.01), tip],
    [along(0.07), tip + 4],
    [along(0.19), tip + 12],
    [along(0.2), shoulder * 0.46],
    [along(0.3), shoulder * 0.68],
    [along(0.44), shoulder * 0.97],
    [along(0.78), shoulder],
    [along(1.1), shoulder * 1.025],
    [along(1.9), half * 0.99],
    [length * 0.42, half],
    [length / 2, half],
  ];
  const at = (/** @type {boolean} */ right, /** @type {boolean} */ low) =>
    quarter.map(([x = 0, y = 0]) => `${right ? length - x : x} ${low ? middle + y : middle - y}`);
  const out = (/** @type {string[]} */ points) => `C ${points.slice(1).join(' ')}`;
  const back = (/** @type {string[]} */ points) => `C ${points.slice(0, -1).reverse().join(' ')}`;
  const lower = at(true, true);
  return `M ${prow} ${middle} ${out(at(false, false))} ${back(at(true, false))} ${out(lower)} ${back(at(false, true))} Z`;
}

/** @param {Geometry} geometry */
export function wood(geometry) {
  const { width, height, breadth, upright, holes } = geometry;
  const pose = upright ? `rotate(90) translate(0 ${-breadth})` : '';
  const body = outline(geometry, 0);
  return svg`
    <svg class="wood" viewBox="0 -4 ${width} ${height + 30}" aria-hidden="true" focusable="false">
      <defs>${definitions(upright)}</defs>
      <g class="wood-shadow" transform="translate(0 20)"><path d=${body} transform=${pose}></path></g>
      <g class="wood-side" transform="translate(0 11)"><path d=${body} transform=${pose}></path></g>
      <path class="wood-face" d=${body} transform=${pose}></path>
      <g class="wood-grain" filter="url(#grain)"><path d=${body} transform=${pose}></path></g>
      <path class="wood-light" d=${body} transform=${pose}></path>
      <path class="wood-edge" d=${body} transform=${pose}></path>
      <path class="wood-inlay-shade" d=${outline(geometry, 11)} transform=${pose}></path>
      <path class="wood-inlay" d=${outline(geometry, 12)} transform=${pose}></path>
      <g transform=${pose}>${carving(geometry)}</g>
      ${holes.map(hollow)}
    </svg>`;
}

/** @param {boolean} upright */
function definitions(upright) {
  return svg`
    <linearGradient id="face" x1="0" y1="0" x2=${upright ? 1 : 0} y2=${upright ? 0.15 : 1}>
      <stop class="face-1" offset="0"></stop><stop class="face-2" offset="0.5"></stop>
      <stop class="face-3" offset="1"></stop>
    </linearGradient>
    <linearGradient id="light" x1="0" y1=${upright ? 0.4 : 0} x2=${upright ? 1 : 0} y2=${upright ? 0 : 1}>
      <stop offset="0" stop-color="#fff" stop-opacity="0.2"></stop>
      <stop offset="0.3" stop-color="#fff" stop-opacity="0"></stop>
      <stop offset="1" stop-color="#000" stop-opacity="0.22"></stop>
    </linearGradient>
    <radialGradient id="hollow" cx="0.5" cy="0.62" r="0.62">
      <stop class="hollow-1" offset="0"></stop><stop class="hollow-2" offset="0.62"></stop>
      <stop class="hollow-3" offset="1"></stop>
    </radialGradient>
    <linearGradient id="lip" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#000" stop-opacity="0.55"></stop>
      <stop offset="0.5" stop-color="#000" stop-opacity="0.12"></stop>
      <stop offset="1" stop-color="#ffe9c7" stop-opacity="0.55"></stop>
    </linearGradient>
    <linearGradient id="overhang" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#0c0500" stop-opacity="0.72"></stop>
      <stop offset="0.34" stop-color="#0c0500" stop-opacity="0.2"></stop>
      <stop offset="0.6" stop-color="#0c0500" stop-opacity="0"></stop>
    </linearGradient>
    <filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=${upright ? '0.075 0.0028' : '0.0028 0.075'}
        numOctaves="4" seed="11"></feTurbulence>
      <feColorMatrix values="0 0 0 0 0.13  0 0 0 0 0.06  0 0 0 0 0.02  0 1.9 0 0 -0.72"></feColorMatrix>
      <feComposite operator="in" in2="SourceAlpha"></feComposite>
    </filter>`;
}

/** Leaves carved into the two ends, and a stem between the rows. @param {Geometry} geometry */
function carving({ length, breadth, ends }) {
  const middle = breadth / 2;
  const leaf = 'M 0 0 C 7 -12 18 -12 26 0 C 18 12 7 12 0 0 Z';
  const end = svg`
    <path d=${leaf}></path>
    <path d=${leaf} transform="translate(4 -8) rotate(-52) scale(0.72)"></path>
    <path d=${leaf} transform="translate(4 8) rotate(52) scale(0.72)"></path>`;
  const from = ends + 36;
  const beads = Array.from({ length: 5 }, (_, index) => from + ((length - 2 * from) * index) / 4);
  return svg`
    <g class="carving">
      <g transform="translate(${ends * 0.15} ${middle})">${end}</g>
      <g transform="translate(${length - ends * 0.15} ${middle}) rotate(180)">${end}</g>
      <line x1=${from} x2=${length - from} y1=${middle} y2=${middle}></line>
      ${beads.slice(1, -1).map((x) => svg`<path d="M ${x - 13} ${middle} q 13 -9 26 0 q -13 9 -26 0 Z"></path>`)}
    </g>`;
}

/** @param {Hole} hole */
function hollow({ x, y, rx, ry }) {
  return svg`
    <g class="hollow">
      <ellipse class="hollow-lip" cx=${x} cy=${y} rx=${rx + 3.5} ry=${ry + 3.5}></ellipse>
      <ellipse class="hollow-floor" cx=${x} cy=${y} rx=${rx} ry=${ry}></ellipse>
      <ellipse class="hollow-shade" cx=${x} cy=${y} rx=${rx} ry=${ry}></ellipse>
    </g>`;
}
