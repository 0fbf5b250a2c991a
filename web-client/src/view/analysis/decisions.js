// @ts-check
// Every turn of an analysed game, one of which is looked at: native radio buttons, so that the
// keyboard walks them with the arrow keys.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { sideName } from '../../i18n/names.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/analysis_types.js').Analysis} Analysis */
/** @typedef {import('../../protocol/analysis_types.js').Decision} Decision */
/** @typedef {import('../../protocol/types.js').GameView} GameView */

/**
 * @param {Context} context @param {GameView} view @param {Analysis} result
 * @param {number} at the decision that is looked at
 */
export function decisions({ t, dispatch }, view, result, at) {
  const look = (/** @type {number} */ index) =>
    dispatch({ type: 'analysis', action: { type: 'look', at: index } });
  return html`
    <fieldset class="decisions">
      <legend class="unseen">${t('decisions_title')}</legend>
      ${result.decisions.map(
        (decision, index) => html`
          <label class="decision-row">
            <input type="radio" name="decision" value=${index} .checked=${live(index === at)}
              @change=${() => look(index)}>
            <span class="decision-face">${face(t, view, result, decision, index)}</span>
          </label>`,
      )}
    </fieldset>`;
}

/**
 * @param {Context['t']} t @param {GameView} view @param {Analysis} result
 * @param {Decision} decision @param {number} index
 */
function face(t, view, { turning_point: turning }, { side, made, haul, lost }, index) {
  return html`
    <b>${t('decision_turn', { turn: index + 1 })}</b>
    <span class="decision-name">${sideName(t, view, side)}</span>
    <span class="decision-made">${t('decision_made', { made, haul: Math.max(made, haul) })}</span>
    <span class=${lost > 0 ? 'decision-lost' : 'quiet'}>${
      lost > 0 ? t('decision_lost', { n: lost }) : t('decision_fine')
    }</span>
    ${turning === index ? html`<span class="tag">${t('turning_point')}</span>` : ''}`;
}
