// @ts-check
// The rules of all packs: side by side, each by itself with where others part from it, and any two
// readings compared.

import { html } from 'lit';
import { pageLink } from '../link.js';
import { freeComparison } from './rules_free.js';
import { packSection } from './rules_pack.js';
import { packTable } from './rules_table.js';

/** @typedef {import('../context.js').Context} Context */

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
