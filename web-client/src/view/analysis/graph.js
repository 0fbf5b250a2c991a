// @ts-check
// Both stores over the sowings of a game, as a drawing with its summary in words and as a table. The
// lines differ in colour, in dashes and in the mark at their end, which is that of the side's plate.

import { html, svg } from 'lit';
import { sideName } from '../../i18n/names.js';
import { bottomSide } from '../board/geometry.js';
import { decisionAt, layOutGraph, pointsOf } from './graph_geometry.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/analysis_types.js').Analysis} Analysis */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../protocol/types.js').Side} Side */
/** @typedef {import('./graph_geometry.js').Graph} Graph */
/** @typedef {'near'|'far'} Seat */
/** @typedef {import('./graph_geometry.js').Point} Point */

const SIDES = /** @type {const} */ (['south', 'north']);

/**
 * @param {Context} context @param {GameView} view @param {Analysis} result
 * @param {number} at the decision that is looked at
 */
export function graph({ state, t, dispatch }, view, result, at) {
  const drawing = layOutGraph(result, state.media.narrow);
  const seat = (/** @type {Side} */ side) => (side === bottomSide(view.you) ? 'near' : 'far');
  const last = result.stores.at(-1) ?? { ply: 0, south: 0, north: 0 };
  const summary = t('graph_summary', {
    plies: last.ply,
    south: sideName(t, view, 'south'),
    souths: last.south,
    north: sideName(t, view, 'north'),
    norths: last.north,
  });
  const pick = (/** @type {MouseEvent} */ event) => {
    const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const x = ((event.clientX - left) * drawing.width) / width;
    const found = decisionAt(drawing, result.decisions, x);
    dispatch({ type: 'analysis', action: { type: 'look', at: found } });
  };
  return html`
    <figure class="graph">
      <figcaption class="graph-head"><h3>${t('graph_title')}</h3>
        <ul class="graph-names">${SIDES.map((side) => legend(sideName(t, view, side), last[side], seat(side)))}</ul>
      </figcaption>
      <svg class="graph-drawing" viewBox="0 0 ${drawing.width} ${drawing.height}" role="img"
        aria-label=${summary} @click=${pick}>
        ${grid(t, drawing, last.ply)}
        ${turns(t, drawing, result, at)}
        ${SIDES.map((side) => line(drawing.lines[side], seat(side)))}
      </svg>
      ${table(t, view, result)}
    </figure>`;
}

/** @param {string} name @param {number} seeds @param {Seat} seat */
const legend = (name, seeds, seat) => html`
  <li><svg class="graph-sample" viewBox="0 0 40 14" aria-hidden="true" focusable="false">
    <line class="graph-line graph-${seat}" x1="1" x2="30" y1="7" y2="7"></line>
    ${endMark({ x: 33, y: 7 }, seat)}</svg>${name} <b>${seeds}</b></li>`;

/** @param {Context['t']} t @param {Graph} drawing @param {number} plies */
function grid(t, { frame, levels, rounds, height }, plies) {
  return svg`
    ${levels.map(
      ({ y, seeds }) => svg`
        <line class="graph-level" x1=${frame.left} x2=${frame.right} y1=${y} y2=${y}></line>
        <text class="graph-text" x=${frame.left - 6} y=${y + 4} text-anchor="end">${seeds}</text>`,
    )}
    ${rounds.map(
      ({ x }) => svg`<line class="graph-level" x1=${x} x2=${x} y1=${frame.top} y2=${frame.bottom}></line>`,
    )}
    <text class="graph-text" x=${frame.left} y=${height - 12}>0</text>
    <text class="graph-text" x=${(frame.left + frame.right) / 2} y=${height - 12} text-anchor="middle">${t('graph_sowings')}</text>
    <text class="graph-text" x=${frame.right} y=${height - 12} text-anchor="end">${plies}</text>`;
}

/**
 * The turn that is looked at, as a band, and the turning point.
 * @param {Context['t']} t @param {Graph} drawing @param {Analysis} result @param {number} at
 */
function turns(t, { frame, xOf }, { decisions, turning_point: turning }, at) {
  const shown = decisions[at];
  const turned = turning === null ? undefined : decisions[turning];
  const from = shown ? xOf(shown.ply - 1) : 0;
  const to = shown ? xOf(shown.ply - 1 + shown.turn.length) : 0;
  const x = turned ? xOf(turned.ply - 1) : 0;
  const rightward = x < (frame.left + frame.right) / 2;
  return svg`
    ${
      shown
        ? svg`<rect class="graph-shown" x=${from} y=${frame.top} width=${Math.max(3, to - from)}
            height=${frame.bottom - frame.top}></rect>`
        : ''
    }
    ${
      turned
        ? svg`<line class="graph-turning" x1=${x} x2=${x} y1=${frame.top - 12} y2=${frame.bottom}></line>
            <text class="graph-text graph-turning-text" x=${rightward ? x + 6 : x - 6} y=${frame.top - 6}
              text-anchor=${rightward ? 'start' : 'end'}>${t('turning_point')}</text>`
        : ''
    }`;
}

/** @param {Point[][]} stretches @param {Seat} seat */
function line(stretches, seat) {
  const last = stretches.at(-1)?.at(-1);
  return svg`
    ${stretches.map((each) => svg`<polyline class="graph-line graph-${seat}" points=${pointsOf(each)}></polyline>`)}
    ${last ? endMark(last, seat) : ''}`;
}

/** @param {Point} place @param {Seat} seat */
const endMark = ({ x, y }, seat) =>
  seat === 'far'
    ? svg`<circle class="graph-mark graph-far" cx=${x} cy=${y} r="5"></circle>`
    : svg`<path class="graph-mark graph-near" d="M ${x} ${y - 6.5} l 6.5 6.5 l -6.5 6.5 l -6.5 -6.5 Z"></path>`;

/** @param {Context['t']} t @param {GameView} view @param {Analysis} result */
function table(t, view, { stores }) {
  const rounds = new Set(stores.map(({ round }) => round)).size > 1;
  return html`
    <details class="more-tags"><summary>${t('graph_table')}</summary>
      <table class="ledger"><caption>${t('graph_title')}</caption>
        <thead><tr>
          ${rounds ? html`<th scope="col">${t('graph_round')}</th>` : ''}
          <th scope="col">${t('graph_sowing')}</th>
          ${SIDES.map((side) => html`<th scope="col" class="number">${sideName(t, view, side)}</th>`)}
        </tr></thead>
        <tbody>${stores.map(
          (each) => html`<tr>
            ${rounds ? html`<td>${each.round}</td>` : ''}
            <th scope="row">${each.ply}</th>
            <td class="number">${each.south}</td><td class="number">${each.north}</td>
          </tr>`,
        )}</tbody>
      </table>
    </details>`;
}
