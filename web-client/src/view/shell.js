// @ts-check
// The frame round every page: head with the ways through, notices, and the page itself.

import { html } from 'lit';
import { errorText } from '../i18n/index.js';
import { never } from '../never.js';
import { accountPage } from './pages/account.js';
import { gamePage } from './pages/game.js';
import { howToPlayPage } from './pages/how_to_play.js';
import { leaderboardPage } from './pages/leaderboard.js';
import { lostPage } from './pages/lost.js';
import { playPage } from './pages/play.js';
import { recordsPage } from './pages/records.js';
import { rulesPage } from './pages/rules.js';
import { icon } from './icons.js';
import { pageLink } from './link.js';
import { settings } from './settings.js';

/** @typedef {import('./context.js').Context} Context */

/** @param {Context} context */
export function shell(context) {
  const { state, t, dispatch } = context;
  return html`
    <a class="skip-link" href="#main">${t('skip_to_content')}</a>
    <header class="head">
      ${pageLink(context, { page: 'play' }, html`${icon('mark')}<span>${t('app_name')}</span>`, 'brand')}
      ${navigation(context)}
      <div class="head-end">
        ${pageLink(context, { page: 'account' }, who(context), 'who')}
        <button type="button" class="icon-button" aria-label=${t('settings')} title=${t('settings')}
          @click=${() => dispatch({ type: 'dialog', dialog: 'settings' })}>${icon('settings')}</button>
      </div>
    </header>
    ${linkBanner(context)}
    ${
      state.trouble
        ? html`<div class="banner banner-trouble" role="alert">
            <span>${errorText(t, state.trouble)}</span>
            <button type="button" class="button button-quiet"
              @click=${() => dispatch({ type: 'trouble', code: null })}>${t('dismiss')}</button>
          </div>`
        : ''
    }
    <main id="main" class="main main-${state.route.page}" tabindex="-1">${page(context)}</main>
    ${state.dialog === 'settings' ? settings(context) : ''}`;
}

/**
 * The ways through the page; where they don't fit into the head, behind a button.
 * @param {Context} context
 */
function navigation(context) {
  const { state, t, dispatch } = context;
  const open = state.dialog === 'menu';
  return html`
    <button type="button" class="icon-button menu-button" aria-label=${t('nav_menu')} title=${t('nav_menu')}
      aria-expanded=${open ? 'true' : 'false'} aria-controls="nav"
      @click=${() => dispatch({ type: 'dialog', dialog: open ? null : 'menu' })}>${icon('menu')}</button>
    <nav class="nav ${open ? 'nav-open' : ''}" id="nav" aria-label=${t('nav_label')}>
      ${pageLink(context, { page: 'play' }, t('nav_play'))}
      ${pageLink(context, { page: 'leaderboard' }, t('nav_leaderboard'))}
      ${pageLink(context, { page: 'rules' }, t('nav_rules'))}
      ${pageLink(context, { page: 'how_to_play' }, t('nav_learn'))}
      ${pageLink(context, { page: 'records' }, t('nav_records'))}
    </nav>`;
}

/** @param {Context} context */
function who({ state, t }) {
  const { account } = state;
  if (!account || account.guest) return html`${icon('person')}<span>${t('nav_signup')}</span>`;
  return html`${icon('person')}<span class="who-name">${account.name}</span>
    <span class="who-points">${t('points_n', { n: account.points })}</span>`;
}

/** @param {Context} context */
function linkBanner({ state, t, app }) {
  const { link } = state;
  switch (link.phase) {
    case 'connecting':
    case 'open':
      return html`<div class="banner-place" role="status"></div>`;
    case 'waiting':
      return html`<div class="banner-place" role="status"><div class="banner">
        <span class="banner-pulse" aria-hidden="true"></span><span>${t('link_lost')}</span></div></div>`;
    case 'stopped':
      return html`<div class="banner-place" role="status"><div class="banner">
        <span>${t(link.why === 'reload' ? 'link_reload' : 'link_refused')}</span>
        ${
          link.why === 'reload'
            ? html`<a class="button button-quiet" href="">${t('link_reload_do')}</a>`
            : html`<button type="button" class="button button-quiet" @click=${app.reconnect}>
                ${t('link_retry')}</button>`
        }</div></div>`;
    default:
      return never(link);
  }
}

/** @param {Context} context */
function page(context) {
  const { route } = context.state;
  switch (route.page) {
    case 'play':
      return playPage(context);
    case 'game':
      return gamePage(context);
    case 'leaderboard':
      return leaderboardPage(context);
    case 'rules':
      return rulesPage(context);
    case 'how_to_play':
      return howToPlayPage(context);
    case 'records':
      return recordsPage(context);
    case 'account':
      return accountPage(context);
    case 'lost':
      return lostPage(context);
    default:
      return never(route);
  }
}
