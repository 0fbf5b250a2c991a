// @ts-check
// The rules of all packs: side by side, each by itself with where others part from it, and any two
// readings compared.

import { html } from 'lit';
import { comparisonAt } from '../comparison.js';
import { pageLink } from '../link.js';
import { readingPicker } from '../reading_picker.js';
import { packSection } from './rules_pack.js';
import { packTable } from './rules_table.js';

/** @typedef {import('../context.js').Context} Context */

const FREE = 'free';

const PARTS = /** @type {const} */ ([
  ['table-title', 'rules_table_title'],
  ['pack-title', 'rules_pack_title'],
  ['free-title', 'rules_free_title'],
]);

/** @param {Context} context */
export function rulesPage(context) {
  const { state, t } = context;
  return html`
    <article class="rulebook">
      <header class="sheet-head">
        <h1>${t('rules_title')}</h1>
        <p class="lead">${t('rules_lead')}</p>
        <p>${pageLink(context, { page: 'how_to_play' }, t('rules_to_learn'))}</p>
        <ul class="row">${PARTS.map(([id, title]) => html`<li><a class="button" href="#${id}">${t(title)}</a></li>`)}</ul>
      </header>
      ${
        state.packs.length > 0
          ? html`${packTable(context)}${packSection(context)}${freeComparison(context)}`
          : html`<p class="waiting" role="status">${t('working')}</p>`
      }
    </article>`;
}

/** @param {Context} context */
function freeComparison(context) {
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
