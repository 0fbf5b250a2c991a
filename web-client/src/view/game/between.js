// @ts-check
// Between two rounds: how the last one ended, how the match stands, and whether it goes on.

import { html } from 'lit';
import { ownFirst, sideName } from '../../i18n/names.js';
import { roundVerdict, stopOffered } from '../../i18n/round_story.js';
import { icon } from '../icons.js';
import { matchIn, roundList, roundText, whatDecides } from './match.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../state/match.js').Match} Match */

/** @param {Context} context @param {GameView} view */
export function between(context, view) {
  const { t } = context;
  const { rounds, round, stop_offer: offer } = view.state;
  const last = rounds[rounds.length - 1];
  const match = matchIn(context, view);
  if (!last || !match) return '';
  const { mine, theirs } = ownFirst(view, last.stores);
  return html`
    <section class="result between" aria-labelledby="between-title">
      <div class="result-head">
        <h2 id="between-title">${roundVerdict(t, view, last, rounds.length)}</h2>
        <p class="result-score"><b>${mine}</b><span>:</span><b>${theirs}</b></p>
      </div>
      ${roundList(t, view)}
      <p class="quiet">${roundText(t, match, round)}. ${whatDecides(t, match)}</p>
      ${offer ? html`<p class="offer">${stopOffered(t, view, offer)}</p>` : ''}
      ${view.can.next_round ? choices(context, view, match) : ''}
    </section>`;
}

/** @param {Context} context @param {GameView} view @param {Match} match */
function choices({ t, app }, view, match) {
  const { stop_offer: offer } = view.state;
  const alone = view.mode !== 'people';
  const answering = !alone && offer !== null && offer !== view.you;
  const stop = alone ? 'act_stop' : answering ? 'act_stop_accept' : 'act_stop_offer';
  return html`
    <div class="row">
      <button type="button" class="button button-primary" @click=${app.nextRound}>${icon('next')}
        ${t(answering ? 'act_stop_decline' : 'act_next_round')}</button>
      ${
        view.can.stop
          ? html`<button type="button" class="button" aria-describedby="stop-would" @click=${app.stop}>
              ${icon('stop')}${t(stop)}</button>`
          : ''
      }
    </div>
    ${view.can.stop ? html`<p id="stop-would" class="quiet">${stopWould(t, view, match)}</p>` : ''}`;
}

/** What stopping now would decide. @param {Context['t']} t @param {GameView} view @param {Match} match */
function stopWould(t, view, { score }) {
  const { south, north } = score;
  if (south === north) return t('stop_would_draw', ownFirst(view, score));
  const winner = south > north ? 'south' : 'north';
  const won = { mine: score[winner], theirs: Math.min(south, north) };
  if (view.you === winner) return t('stop_would_you', won);
  return t('stop_would_they', { name: sideName(t, view, winner), ...won });
}
