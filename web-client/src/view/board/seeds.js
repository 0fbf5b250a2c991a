// @ts-check
// The seeds: cowries, which gave the game its Malay name. Drawn where they lie, and the hand that
// carries them from hole to hole.

import { svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { styles } from '../style.js';
import { isStore } from '../../state/ring.js';
import { MOST_IN_PIT, heap, longHeap } from './heap.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').Hole} Hole */
/** @typedef {import('./heap.js').Place} Place */
/** @typedef {import('../../protocol/types.js').Side} Side */
/** @typedef {import('../../state/shown.js').Shown} Shown */

/** The shapes that <use> repeats. */
export const SEED_SHAPES = svg`
  <radialGradient id="cowrie-fill" cx="0.38" cy="0.3" r="0.85">
    <stop class="cowrie-1" offset="0"></stop><stop class="cowrie-2" offset="0.55"></stop>
    <stop class="cowrie-3" offset="1"></stop>
  </radialGradient>
  ${[0, 1, 2].map(
    (kind) => svg`
    <g id="cowrie-${kind}">
      <ellipse class="cowrie-shadow" cx="1.4" cy="2.4" rx="9.4" ry=${11.8 - kind * 0.6}></ellipse>
      <ellipse class="cowrie" rx=${8.6 - kind * 0.3} ry=${11.4 - kind * 0.6}></ellipse>
      ${
        kind === 2
          ? svg`<ellipse class="cowrie-back" rx="4.6" ry="6.6" cx="-0.6" cy="-0.8"></ellipse>
            <path class="cowrie-gleam" d="M -3.6 -5.2 q 1.6 -2.4 4 -2.8"></path>`
          : svg`<path class="cowrie-slit" d="M 0.4 -8.2 q ${kind ? -1.8 : 1.8} 8 -0.4 16.2"></path>
            <path class="cowrie-teeth" d="M -2.6 -4.6 h 2 M -2.9 -1.6 h 2.4 M -2.9 1.4 h 2.4 M -2.6 4.4 h 2
              M 1.4 -4.6 h 1.8 M 1.6 -1.6 h 2 M 1.6 1.4 h 2 M 1.4 4.4 h 1.8"></path>`
      }
    </g>`,
  )}`;

/**
 * @param {Geometry} geometry
 * @param {Shown} shown
 */
export function seeds(geometry, shown) {
  return geometry.holes.map((hole, index) => {
    const pits = geometry.holes.length / 2 - 1;
    const count = shown.seeds[index] ?? 0;
    const long = isStore(pits, index);
    const places = long ? longHeap(index, count) : heap(index, Math.min(count, MOST_IN_PIT));
    const fresh = shown.fresh === index ? places.length - 1 : -1;
    return svg`<g class="seeds">${repeat(
      places,
      (_, seed) => seed,
      (place, seed) => cowrie(hole, place, seed === fresh, geometry.upright ? 1.12 : 1),
    )}</g>`;
  });
}

/** @param {Hole} hole @param {Place} place @param {boolean} fresh @param {number} size */
function cowrie({ x, y, rx, ry }, place, fresh, size) {
  const across = x + place.x * (rx - 12);
  const down = y + place.y * (ry - 12);
  return svg`<g class=${fresh ? 'seed seed-fresh' : 'seed'}>
    <use href="#cowrie-${place.kind}" transform="translate(${across.toFixed(1)} ${down.toFixed(1)})
      rotate(${place.angle}) scale(${size})"></use></g>`;
}

const IN_HAND = 11;

/**
 * The hand of a side: seeds held above a hole. It moves in the time of one step, or of two where
 * two hands move in turn.
 * @param {Geometry} geometry @param {Shown} shown @param {Side} side @param {number} stepMs
 * @param {boolean} near whether it is the hand of the side nearest to the viewer
 */
export function hand(geometry, { hands }, side, stepMs, near) {
  const held = hands[side];
  const hole = held && geometry.holes[held.hole];
  if (!held || !hole) return svg``;
  const both = hands.south !== null && hands.north !== null;
  const places = heap(50, Math.min(held.seeds, IN_HAND));
  const style = {
    transform: `translate(${hole.x}px, ${hole.y - 20}px)`,
    'transition-duration': `${Math.round(both ? 2 * stepMs : stepMs)}ms`,
  };
  // Where it covers no pit's count.
  const beside = geometry.upright ? '0 -44' : '48 -4';
  return svg`<g class="hand" ${styles(style)}>
    <g class="hand-seeds">${places.map(
      ({ x, y, angle, kind }) => svg`<use href="#cowrie-${kind}" transform="translate(${(x * 26).toFixed(1)}
        ${(y * 21).toFixed(1)}) rotate(${angle}) scale(1.3)"></use>`,
    )}</g>
    ${
      held.seeds > 0
        ? svg`<g class="count hand-count" transform="translate(${beside}) scale(${geometry.print})">
            <rect x="-20" y="-15" width="40" height="30" rx=${both && near ? 5 : 15}></rect>
            <text y="7.5">${held.seeds}</text></g>`
        : ''
    }
  </g>`;
}
