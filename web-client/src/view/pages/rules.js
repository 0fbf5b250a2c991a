// @ts-check
// The rules in short, and the packs that can be chosen.

import { html } from 'lit';
import { localeOf } from '../../state/app.js';
import { pageLink } from '../link.js';

/** @param {import('../context.js').Context} context */
export function rulesPage(context) {
  const { state, t } = context;
  const locale = localeOf(state);
  return html`
    <article class="sheet prose">
      <h1>${t('rules_title')}</h1>
      <h2>${t('rules_board_title')}</h2>
      <p>${t('rules_board')}</p>
      <h2>${t('rules_sow_title')}</h2>
      <p>${t('rules_sow')}</p>
      <h2>${t('rules_last_title')}</h2>
      <ul class="rule-list">
        <li>${t('rules_last_store')}</li>
        <li>${t('rules_last_relay')}</li>
        <li>${t('rules_last_capture')}</li>
        <li>${t('rules_last_mati')}</li>
      </ul>
      <h2>${t('rules_end_title')}</h2>
      <p>${t('rules_end')}</p>
      <h2>${t('rules_points_title')}</h2>
      <p>${t('rules_points')}</p>
      <h2>${t('rules_keys_title')}</h2>
      <p>${t('hint_keys')}</p>
      ${
        state.packs.length
          ? html`<h2>${t('rules_packs_title')}</h2>
              <p>${t('rules_packs')}</p>
              <dl class="packs">
                ${state.packs.map(
                  (pack) => html`<div><dt>${pack.name[locale]}
                      ${pack.playable ? '' : html`<span class="tag">${t('pack_unplayable')}</span>`}</dt>
                    <dd>${pack.about[locale]}</dd></div>`,
                )}
              </dl>`
          : ''
      }
      <p>${pageLink(context, { page: 'play' }, t('back_to_play'), 'button button-primary')}</p>
    </article>`;
}
