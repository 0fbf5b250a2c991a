// @ts-check
// A match of several rounds: which round it is, how it stands, what decides.

import { html } from 'lit';
import { ownFirst, sideName } from '../../i18n/names.js';
import { matchOf } from '../../state/match.js';
import { clausesOf } from '../../state/ruleset.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../state/match.js').Match} Match */

/** @param {Context} context @param {GameView} view */
export const matchIn = ({ state }, view) =>
  matchOf(clausesOf(state.packs, view.ruleset), view.state);

/** The round and the score, in one line. @param {Context} context @param {GameView} view */
export function matchLine(context, view) {
  const { t } = context;
  const match = matchIn(context, view);
  if (!match) return '';
  return html`<p class="match-line">
    <span>${roundText(t, match, view.state.round)}</span>
    ${match.by === 'seeds' ? '' : html`<span>${t('match_score', ownFirst(view, match.score))}</span>`}
  </p>`;
}

/** @param {Context['t']} t @param {Match} match @param {number} round */
export const roundText = (t, { limit, untilBurnt }, round) =>
  untilBurnt ? t('round_n', { round }) : t('round_of', { round, all: limit });

/** What decides the match. @param {Context['t']} t @param {Match} match */
export const whatDecides = (t, { by, limit, untilBurnt }) =>
  [t(`match_by_${by}`), untilBurnt ? t('match_until_burnt', { all: limit }) : '']
    .filter(Boolean)
    .join(' ');

/** The rounds that are over. @param {Context['t']} t @param {GameView} view */
export function roundList(t, view) {
  const { rounds } = view.state;
  if (rounds.length < 2) return '';
  return html`<section class="round-list" tabindex="0" aria-label=${t('match_rounds')}>
    <ol>${rounds.map(
      ({ winner, stores }, index) => html`<li><span>${t('round_n', { round: index + 1 })}</span>
        <span class="quiet">${winner === 'draw' ? t('result_draw') : sideName(t, view, winner)}</span>
        <b>${t('result_score', ownFirst(view, stores))}</b></li>`,
    )}</ol></section>`;
}
