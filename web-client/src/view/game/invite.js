// @ts-check
// A game with an open seat: its address to hand out, or the seat to take.

import { html } from 'lit';
import { playerName } from '../../i18n/names.js';
import { localeOf } from '../../state/app.js';
import { isInvited } from '../../state/game_view.js';
import { packOf } from '../../state/ruleset.js';
import { icon } from '../icons.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/types.js').GameView} GameView */

/** @param {Context} context @param {GameView} view */
export function invite(context, view) {
  if (view.you !== null) return waiting(context);
  return isInvited(view) ? offered(context, view) : '';
}

/** @param {Context} context */
function waiting({ state, t, app }) {
  const copied = { done: 'people_copied', failed: 'people_copy_self' };
  return html`
    <section class="result invite" aria-labelledby="invite-title">
      <h2 id="invite-title">${t('people_title')}</h2>
      <label class="field">
        <span>${t('people_link')}</span>
        <input readonly .value=${app.gameLink()} @focus=${select}>
        <small>${t('people_link_hint')}</small>
      </label>
      <div class="row">
        <button type="button" class="button button-primary" @click=${app.copyLink}>${icon('copy')}${t('people_copy')}</button>
        ${
          state.media.canShare
            ? html`<button type="button" class="button" @click=${app.shareLink}>${icon('share')}${t('people_share')}</button>`
            : ''
        }
        <span role="status">${state.copied ? t(/** @type {'people_copied'|'people_copy_self'} */ (copied[state.copied])) : ''}</span>
      </div>
    </section>`;
}

/** @param {Event} event */
const select = (event) => /** @type {HTMLInputElement} */ (event.target).select();

/** @param {Context} context @param {GameView} view */
function offered({ state, t, app }, view) {
  const host = view.players.south.kind === 'open' ? view.players.north : view.players.south;
  const pack = packOf(state.packs, view.ruleset.pack)?.name[localeOf(state)] ?? t('app_name');
  return html`
    <section class="result invite" aria-labelledby="invite-title">
      <h2 id="invite-title">${t('people_offered', { name: playerName(t, host), pack })}</h2>
      <div class="row">
        <button type="button" class="button button-primary button-large" ?disabled=${state.starting}
          @click=${app.join}>${t('people_join')}</button>
      </div>
      ${state.account ? '' : html`<p class="quiet">${t('people_join_hint')}</p>`}
    </section>`;
}
