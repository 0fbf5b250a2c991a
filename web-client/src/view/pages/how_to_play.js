// @ts-check
// For whoever comes for the first time: three guided sowings on a live board, the rules in short,
// what helps to win, what is known of the game, questions and answers.

import { html } from 'lit';
import { GAME_NAMES } from '../../i18n/game_names.js';
import { pageLink } from '../link.js';
import { lesson } from './how_to_play_lesson.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../i18n/index.js').MessageKey} MessageKey */

/** @param {Context} context */
export function howToPlayPage(context) {
  const { t } = context;
  return html`
    <article class="learn">
      <header class="sheet-head">
        <h1>${t('learn_title')}</h1>
        <p class="lead">${t('learn_lead')}</p>
      </header>
      ${lesson(context)}
      <div class="sheet prose">
        ${rulesInShort(context)}
        ${strategy(context)}
        ${history(context)}
        ${questions(context)}
        <p>${pageLink(context, { page: 'play' }, t('lesson_new_game'), 'button button-primary')}</p>
      </div>
    </article>`;
}

/** @param {Context} context */
function rulesInShort(context) {
  const { t } = context;
  return html`
    <section aria-labelledby="learn-rules">
      <h2 id="learn-rules">${t('learn_rules_title')}</h2>
      <p>${t('learn_rules_which')} ${pageLink(context, { page: 'rules' }, t('learn_all_rules'))}</p>
      <h3>${t('learn_board_title')}</h3>
      <p>${t('learn_board')}</p>
      <h3>${t('learn_sow_title')}</h3>
      <p>${t('learn_sow')}</p>
      <h3>${t('learn_last_title')}</h3>
      <ul class="rule-list">
        <li>${t('learn_last_store')}</li>
        <li>${t('learn_last_relay')}</li>
        <li>${t('learn_last_capture')}</li>
        <li>${t('learn_last_mati')}</li>
      </ul>
      <h3>${t('learn_end_title')}</h3>
      <p>${t('learn_end')}</p>
      <h3>${t('learn_points_title')}</h3>
      <p>${t('learn_points')}</p>
      <h3>${t('learn_keys_title')}</h3>
      <p>${t('hint_keys')}</p>
    </section>`;
}

/** @type {readonly [MessageKey, MessageKey][]} */
const ADVICE = [
  ['learn_count_title', 'learn_count'],
  ['learn_chain_title', 'learn_chain'],
  ['learn_across_title', 'learn_across'],
  ['learn_guard_title', 'learn_guard'],
  ['learn_time_title', 'learn_time'],
];

/** @param {Context} context */
function strategy({ t }) {
  return html`
    <section aria-labelledby="learn-strategy">
      <h2 id="learn-strategy">${t('learn_strategy_title')}</h2>
      ${ADVICE.map(([title, text]) => html`<h3>${t(title)}</h3><p>${t(text)}</p>`)}
    </section>`;
}

/** @param {Context} context */
function history({ t }) {
  return html`
    <section aria-labelledby="learn-history">
      <h2 id="learn-history">${t('learn_history_title')}</h2>
      <p>${t('learn_history')}</p>
      <dl class="pack-facts names">${GAME_NAMES.map(
        ([place, names]) => html`<div><dt>${t(place)}</dt><dd>${names.join(', ')}</dd></div>`,
      )}</dl>
      <p>${t('learn_history_words')}</p>
      <p>${t('learn_history_rules')}</p>
    </section>`;
}

/** @type {readonly [MessageKey, MessageKey][]} */
const QUESTIONS = [
  ['learn_q_endless', 'learn_a_endless'],
  ['learn_q_empty', 'learn_a_empty'],
  ['learn_q_own', 'learn_a_own'],
  ['learn_q_first', 'learn_a_first'],
  ['learn_q_left', 'learn_a_left'],
  ['learn_q_home', 'learn_a_home'],
];

/** @param {Context} context */
function questions({ t }) {
  return html`
    <section aria-labelledby="learn-questions">
      <h2 id="learn-questions">${t('learn_questions_title')}</h2>
      ${QUESTIONS.map(
        ([question, answer]) => html`<details class="question"><summary>${t(question)}</summary>
          <p>${t(answer)}</p></details>`,
      )}
    </section>`;
}
