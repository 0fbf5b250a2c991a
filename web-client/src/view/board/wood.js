// @ts-check
// The carved board itself: a boat of dark wood with its grain, an inlaid line, and its hollows.
// It depends on the geometry alone, so it is drawn once and left alone while seeds move.

import { svg } from 'lit';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Hole} Hole */

/**
 * The outline of the boat, lying, `inset` within its edge.
 * @param {number} length @param {number} breadth @param {number} inset
 */
function outline(length, breadth, inset) {
  const middle = breadth / 2;
  const half = middle - 8 - inset;
  const end = 6 + inset * 1.25;
  const tip = half * 0.3;
  const shoulder = half * 0.94;
  const left = `C ${end} ${middle - tip} ${end + 34} ${middle - shoulder} ${length * 0.16} ${middle - shoulder}`;
  const top = `C ${length * 0.3} ${middle - half} ${length * 0.7} ${middle - half} ${length * 0.84} ${middle - shoulder}`;
  const right = `C ${length - end - 34} ${middle - shoulder} ${length - end} ${middle - tip} ${length - end} ${middle}`;
  const rightBack = `C ${length - end} ${middle + tip} ${length - end - 34} ${middle + shoulder} ${length * 0.84} ${middle + shoulder}`;
  const bottom = `C ${length * 0.7} ${middle + half} ${length * 0.3} ${middle + half} ${length * 0.16} ${middle + shoulder}`;
  const leftBack = `C ${end + 34} ${middle + shoulder} ${end} ${middle + tip} ${end} ${middle}`;
  return `M ${end} ${middle} ${left} ${top} ${right} ${rightBack} ${bottom} ${leftBack} Z`;
}

/** @param {Geometry} geometry */
export function wood(geometry) {
  const { width, height, length, breadth, upright, holes } = geometry;
  const pose = upright ? `rotate(90) translate(0 ${-breadth})` : '';
  const body = outline(length, breadth, 0);
  return svg`
    <svg class="wood" viewBox="0 -4 ${width} ${height + 30}" aria-hidden="true" focusable="false">
      <defs>${definitions(upright)}</defs>
      <g class="wood-shadow" transform="translate(0 20)"><path d=${body} transform=${pose}></path></g>
      <g class="wood-side" transform="translate(0 11)"><path d=${body} transform=${pose}></path></g>
      <path class="wood-face" d=${body} transform=${pose}></path>
      <clipPath id="boat"><path d=${body} transform=${pose}></path></clipPath>
      <g clip-path="url(#boat)">
        <rect class="wood-grain" width=${width} height=${height} filter="url(#grain)"></rect>
        <rect class="wood-light" width=${width} height=${height}></rect>
      </g>
      <path class="wood-edge" d=${body} transform=${pose}></path>
      <path class="wood-inlay-shade" d=${outline(length, breadth, 11)} transform=${pose}></path>
      <path class="wood-inlay" d=${outline(length, breadth, 12)} transform=${pose}></path>
      <g transform=${pose}>${carving(length, breadth)}</g>
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
    <linearGradient id="light" x1="0" y1="0" x2=${upright ? 0.4 : 0} y2="1">
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
    <filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=${upright ? '0.11 0.0035' : '0.0035 0.11'}
        numOctaves="4" seed="11"></feTurbulence>
      <feColorMatrix values="0 0 0 0 0.13  0 0 0 0 0.06  0 0 0 0 0.02  0 1.9 0 0 -0.72"></feColorMatrix>
    </filter>`;
}

/** Leaves carved into the two ends, and a stem between the rows. @param {number} length @param {number} breadth */
function carving(length, breadth) {
  const middle = breadth / 2;
  const leaf = 'M 0 0 C 7 -12 18 -12 26 0 C 18 12 7 12 0 0 Z';
  const end = svg`
    <path d=${leaf}></path>
    <path d=${leaf} transform="translate(4 -8) rotate(-52) scale(0.72)"></path>
    <path d=${leaf} transform="translate(4 8) rotate(52) scale(0.72)"></path>`;
  const from = length * 0.19;
  const beads = Array.from({ length: 5 }, (_, index) => from + ((length - 2 * from) * index) / 4);
  return svg`
    <g class="carving">
      <g transform="translate(19 ${middle})">${end}</g>
      <g transform="translate(${length - 19} ${middle}) rotate(180)">${end}</g>
      <line x1=${from} x2=${length - from} y1=${middle} y2=${middle}></line>
      ${beads.slice(1, -1).map((x) => svg`<path d="M ${x - 13} ${middle} q 13 -9 26 0 q -13 9 -26 0 Z"></path>`)}
    </g>`;
}

/** @param {Hole} hole */
function hollow({ x, y, rx, ry }) {
  return svg`
    <g class="hollow">
      <ellipse class="hollow-lip" cx=${x} cy=${y} rx=${rx + 3} ry=${ry + 3}></ellipse>
      <ellipse class="hollow-floor" cx=${x} cy=${y} rx=${rx} ry=${ry}></ellipse>
      <path class="hollow-shade" d="M ${x - rx} ${y} A ${rx} ${ry} 0 0 1 ${x + rx} ${y}
        A ${rx} ${ry * 0.72} 0 0 0 ${x - rx} ${y} Z"></path>
    </g>`;
}
