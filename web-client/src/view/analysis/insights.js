// @ts-check
// What an analysis comes to, in words: the turning point, and the longest chain that each side
// missed. Each leads to its turn.

import { html } from 'lit';
import { pitsText } from '../../i18n/decision_text.js';
import { sideName } from '../../i18n/names.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/analysis_types.js').Analysis} Analysis */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../protocol/types.js').Side} Side */

/** @param {Context} context @param {GameView} view @param {Analysis} result */
export function insights(context, view, result) {
  const { t } = context;
  const { turning_point: turning } = result;
  return html`
    <div class="insights">
      <p class="insight">${turning === null ? t('turning_none') : turningPoint(context, view, result, turning)}</p>
      <h3>${t('missed_title')}</h3>
      <p class="insight">${missed(context, view, result, 'south')}</p>
      <p class="insight">${missed(context, view, result, 'north')}</p>
    </div>`;
}

/** @param {Context} context @param {GameView} view @param {Analysis} result @param {number} at */
function turningPoint(context, view, { decisions }, at) {
  const { t } = context;
  const turn = decisions[at];
  if (!turn) return t('turning_none');
  const { side, made, haul } = turn;
  const text = t('turning_text', { turn: at + 1, name: sideName(t, view, side), made, haul });
  return html`<span>${text}</span> ${toTurn(context, at)}`;
}

/** @param {Context} context @param {GameView} view @param {Analysis} result @param {Side} side */
function missed(context, view, result, side) {
  const { t } = context;
  const name = sideName(t, view, side);
  const chain = result.missed[side];
  if (!chain) return t('missed_none', { name });
  const seeds = t('seeds_n', { n: chain.seeds });
  const text = t('missed_text', { name, seeds, pits: pitsText(t, view.pits, chain.line) });
  return html`<span>${text}</span> ${toTurn(context, chain.decision)}`;
}

/** @param {Context} context @param {number} at */
const toTurn = ({ t, dispatch }, at) => html`<button type="button" class="button button-quiet"
  @click=${() => dispatch({ type: 'analysis', action: { type: 'look', at } })}>${t('decision_turn', { turn: at + 1 })}</button>`;
