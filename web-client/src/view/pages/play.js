// @ts-check
// The front page: a board that is set up, and one button that starts a game on it.

import { html } from 'lit';
import { pageLink } from '../link.js';
import { idleBoard } from '../start/idle_board.js';
import { opponentForm } from '../start/opponent_form.js';
import { rulesForm } from '../start/rules_form.js';
import { running } from '../start/running.js';

/** @typedef {import('../context.js').Context} Context */

/** @param {Context} context */
export function playPage(context) {
  const { state, t, app } = context;
  return html`
    <h1 class="unseen">${t('play_title')}</h1>
    ${idleBoard(context)}
    <form class="start" @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      void app.play();
    }}>
      <p class="start-lead">${t('play_lead')}</p>
      ${opponentForm(context)}
      <button type="submit" class="button button-primary button-large" ?disabled=${state.starting}>
        ${t(state.starting ? 'play_starting' : 'play_start')}</button>
      ${
        state.running.length === 0 && (!state.account || state.account.guest)
          ? pageLink(context, { page: 'how_to_play' }, t('learn_first_visit'), 'start-learn')
          : ''
      }
      ${rulesForm(context)}
    </form>
    ${state.running.length ? running(context) : ''}`;
}
