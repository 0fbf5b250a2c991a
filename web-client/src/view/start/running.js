// @ts-check
// The running games of whoever is here.

import { html } from 'lit';
import { playerName } from '../../i18n/names.js';
import { localeOf } from '../../state/app.js';
import { packOf } from '../../state/ruleset.js';
import { pageLink } from '../link.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/types.js').Summary} Summary */

/** @param {Context} context */
export function running(context) {
  const { state, t } = context;
  return html`
    <section class="running" aria-labelledby="running-title">
      <h2 id="running-title">${t('running_title')}</h2>
      <ul>${state.running.map((game) => html`<li>${runningGame(context, game)}</li>`)}</ul>
    </section>`;
}

/** @param {Context} context @param {Summary} game */
function runningGame(context, game) {
  const { state, t } = context;
  const pack = packOf(state.packs, game.pack)?.name[localeOf(state)] ?? game.pack;
  return pageLink(
    context,
    { page: 'game', id: game.game },
    html`<span class="running-name">${title(t, game)}</span>
      <span class="quiet">${pack}, ${t('running_sowings', { n: game.ply })}</span>
      <span class="running-turn">${t(game.your_turn ? 'running_turn' : 'running_wait')}</span>`,
    'running-game',
  );
}

/** @param {Context['t']} t @param {Summary} game */
function title(t, { opponent }) {
  if (!opponent) return t('same_screen');
  return opponent.kind === 'open' ? t('people_title') : t('against', { name: playerName(t, opponent) });
}
