// @ts-check
// An address that leads nowhere.

import { html } from 'lit';
import { pageLink } from '../link.js';

/** @param {import('../context.js').Context} context */
export function lostPage(context) {
  const { t } = context;
  return html`<section class="sheet">
    <h1>${t('lost_title')}</h1>
    <p>${t('lost_text')}</p>
    <p>${pageLink(context, { page: 'play' }, t('back_to_play'), 'button button-primary')}</p>
  </section>`;
}
