// @ts-check
// Any two readings, compared over a game of one's choice.

import { html } from 'lit';
import { comparisonAt } from '../comparison.js';
import { readingPicker } from '../reading_picker.js';

/** @typedef {import('../context.js').Context} Context */

const FREE = 'free';

/** @param {Context} context */
export function freeComparison(context) {
  const { state, t, app, dispatch } = context;
  const { free } = state.study;
  const change = (/** @type {Partial<typeof free>} */ patch) =>
    dispatch({ type: 'study', action: { type: 'free', patch } });
  return html`
    <section class="rulebook-part" aria-labelledby="free-title">
      <h2 id="free-title">${t('rules_free_title')}</h2>
      <p>${t('rules_free_lead')}</p>
      <form class="free" @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        void app.compare(FREE, { ...free });
      }}>
        <div class="free-readings">
          ${readingPicker(context, {
            legend: t('rules_left'),
            reading: free.left,
            onPick: (left) => change({ left }),
          })}
          ${readingPicker(context, {
            legend: t('rules_right'),
            reading: free.right,
            onPick: (right) => change({ right }),
          })}
        </div>
        <div class="free-go">
          <label class="field"><span>${t('rules_seed')}</span>
            <input type="number" inputmode="numeric" min="0" max="4294967295" step="1" required
              .value=${String(free.seed)} @change=${(/** @type {Event} */ event) => {
                const seed = /** @type {HTMLInputElement} */ (event.target).valueAsNumber;
                if (Number.isInteger(seed)) change({ seed });
              }}>
            <small>${t('rules_seed_hint')}</small></label>
          <button type="submit" class="button button-primary">${t('rules_compare')}</button>
        </div>
      </form>
      ${comparisonAt(context, FREE)}
    </section>`;
}
