// @ts-check
// The leaderboard: live while it is looked at, own row and its neighbours always in sight.

import { html } from 'lit';
import { levelName } from '../../i18n/names.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/types.js').BoardRow} BoardRow */

/** @param {Context} context */
export function leaderboardPage(context) {
  const { state, t, app } = context;
  const { page, failed } = state.ranking;
  return html`
    <section class="sheet sheet-wide">
      <div class="title-row">
        <h1>${t('board_title')}</h1>
        ${state.link.phase === 'open' && page ? html`<span class="tag tag-live">${t('board_live')}</span>` : ''}
        ${page && page.total ? html`<span class="quiet">${t('board_total', { n: page.total })}</span>` : ''}
      </div>
      <p class="lead">${t('board_lead')}</p>
      ${page ? body(context, page) : html`<p class="quiet">${t(failed ? 'error_offline' : 'board_loading')}</p>`}
      ${
        page?.next
          ? html`<p><button type="button" class="button" @click=${app.moreRanking}>${t('board_more')}</button></p>`
          : ''
      }
    </section>`;
}

/** @param {Context} context @param {import('../../protocol/types.js').LeaderboardPage} page */
function body(context, page) {
  const { t } = context;
  if (page.rows.length === 0) return html`<p class="empty">${t('board_empty')}</p>`;
  const own = page.you?.name ?? null;
  const inSight = page.rows.some((row) => row.name === own);
  return html`
    ${table(context, page.rows, own, t('board_title'))}
    ${
      own && !inSight
        ? html`<h2>${t('board_around')}</h2>${table(context, page.neighbours, own, t('board_around'))}`
        : ''
    }`;
}

/**
 * @param {Context} context
 * @param {BoardRow[]} rows
 * @param {string|null} own
 * @param {string} caption
 */
function table({ t }, rows, own, caption) {
  return html`
    <table class="ranking">
      <caption class="unseen">${caption}</caption>
      <thead><tr>
        <th scope="col">${t('board_rank')}</th><th scope="col">${t('board_player')}</th>
        <th scope="col" class="number">${t('board_points')}</th>
        <th scope="col" class="wide-only">${t('board_best')}</th>
        <th scope="col" class="wide-only">${t('board_wins')}</th>
      </tr></thead>
      <tbody>${rows.map((row) => rowOf(t, row, row.name === own))}</tbody>
    </table>`;
}

/** @param {Context['t']} t @param {BoardRow} row @param {boolean} own */
function rowOf(t, { rank, name, points, best, wins }, own) {
  const bestText = best
    ? t('board_best_detail', { level: levelName(t, best.level), margin: best.margin })
    : t('board_none');
  return html`
    <tr class=${own ? 'ranking-own' : ''}>
      <td class="ranking-rank">${rank}</td>
      <th scope="row">${name}${own ? html` <span class="tag">${t('board_you')}</span>` : ''}
        <small class="narrow-only">${bestText}</small></th>
      <td class="number">${points}</td>
      <td class="wide-only">${bestText}</td>
      <td class="wide-only">${t('board_wins_detail', { ...wins })}</td>
    </tr>`;
}
