// @ts-check
// One pack by itself: where it is played, its words, who tells it and how sure that is, and every
// question on which others read the rules differently, each with the boards where the readings part.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { clauseName, clauseValue } from '../../i18n/clauses.js';
import { localeOf } from '../../state/app.js';
import { readingsOf } from '../../state/reading.js';
import { stillBoard } from '../board/still_board.js';
import { comparisonAt } from '../comparison.js';
import { clauseText, clausesText } from '../reading_name.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/types.js').Pack} Pack */
/** @typedef {import('../../protocol/study_types.js').Disagreement} Disagreement */
/** @typedef {import('../../protocol/study_types.js').Word} Word */

/** @param {Context} context */
export function packSection(context) {
  const { state, t, dispatch } = context;
  const locale = localeOf(state);
  const { packs, study } = state;
  const pack = packs.find(({ id }) => id === study.pack) ?? packs[0];
  if (!pack) return '';
  return html`
    <section class="rulebook-part" aria-labelledby="pack-title">
      <h2 id="pack-title">${t('rules_pack_title')}</h2>
      <label class="field pack-choice"><span>${t('rules_pack')}</span>
        <select .value=${live(pack.id)} @change=${(/** @type {Event} */ event) => {
          const { value } = /** @type {HTMLSelectElement} */ (event.target);
          dispatch({ type: 'study', action: { type: 'table', patch: { pack: value } } });
          dispatch({ type: 'study', action: { type: 'close_comparison' } });
        }}>${packs.map(
          ({ id, name }) => html`<option value=${id} ?selected=${id === pack.id}>${name[locale]}</option>`,
        )}</select></label>
      <p>${pack.about[locale]}</p>
      ${facts(context, pack)}
      ${words(context, pack)}
      ${sources(context, pack)}
      ${
        pack.open_readings.length > 0
          ? html`<h3>${t('rules_open_title')}</h3>
            <ul class="rule-list">${pack.open_readings.map((open) => html`<li>${open[locale]}</li>`)}</ul>`
          : ''
      }
      <h3>${t('rules_parting_title')}</h3>
      <p>${t('rules_parting_lead')}</p>
      ${clausesOf(pack).map((disagreements) => question(context, pack, disagreements))}
    </section>`;
}

/** @param {Context} context @param {Pack} pack */
function facts({ state, t }, pack) {
  const entry = (/** @type {string} */ name, /** @type {string} */ text) =>
    html`<div><dt>${name}</dt><dd>${text}</dd></div>`;
  const direction = t(`rules_direction_${pack.direction}`);
  return html`<dl class="pack-facts">
    ${entry(t('rules_region'), pack.region[localeOf(state)])}
    ${entry(t('rules_names'), pack.region_names.join(', '))}
    ${entry(t('rules_direction'), direction)}
    ${entry(t('rules_store_side'), t(`rules_store_side_${pack.store_side}`))}
    ${entry(t('rules_boards'), pack.boards.map((n) => t('rules_boards_n', { n })).join(', '))}
  </dl>`;
}

/** @type {readonly Word[]} */
const WORDS = ['game', 'pit', 'store', 'seed', 'sowing', 'turn', 'capture'];

/** @param {Context} context @param {Pack} pack */
function words({ t }, { glossary }) {
  return html`
    <h3>${t('rules_words_title')}</h3>
    <div class="wide-table" role="region" aria-label=${t('rules_words_title')} tabindex="0">
      <table class="ledger">
        <caption class="unseen">${t('rules_words_title')}</caption>
        <thead><tr><th scope="col">${t('rules_word')}</th><th scope="col" lang="ms">Melayu</th>
          <th scope="col" lang="id">Indonesia</th><th scope="col" lang="en">English</th></tr></thead>
        <tbody>${WORDS.map(
          (word) => html`<tr><th scope="row">${t(`rules_word_${word}`)}</th><td lang="ms">${glossary[word].ms}</td>
            <td lang="id">${glossary[word].id}</td><td lang="en">${glossary[word].en}</td></tr>`,
        )}</tbody>
      </table>
    </div>`;
}

/** @param {Context} context @param {Pack} pack */
function sources({ state, t }, pack) {
  const locale = localeOf(state);
  return html`
    <h3>${t('rules_sources_title')}</h3>
    <ul class="sources">${pack.sources.map(
      (source) => html`<li><b>${source.title[locale]}</b>
        <dl>
          <div><dt>${t('rules_used_for')}</dt><dd>${source.used_for[locale]}</dd></div>
          <div><dt>${t('rules_certainty')}</dt><dd>${t(`rules_certainty_${source.certainty}`)}</dd></div>
        </dl></li>`,
    )}</ul>`;
}

/** Its disagreements, those on one clause together. @param {Pack} pack @returns {Disagreement[][]} */
function clausesOf({ disagreements }) {
  const clauses = [...new Set(disagreements.map(({ clause }) => clause))];
  return clauses.map((name) => disagreements.filter(({ clause }) => clause === name));
}

/**
 * One question: what this pack answers, and what others do.
 * @param {Context} context @param {Pack} pack @param {Disagreement[]} disagreements on one clause
 */
function question(context, pack, disagreements) {
  const { t } = context;
  const [first] = disagreements;
  if (!first) return '';
  return html`
    <section class="question-part">
      <h4>${questionName(t, first.clause)}</h4>
      <p><span class="quiet">${t('rules_reading_used')}</span> ${answerText(t, first.clause, first.used)}</p>
      <ul class="partings">${disagreements.map(
        (disagreement) => html`<li>${parting(context, pack, disagreement)}</li>`,
      )}</ul>
    </section>`;
}

/** @param {Context['t']} t @param {string} clause */
const questionName = (t, clause) =>
  clause === 'direction' ? t('rules_direction') : clauseName(t, clause);

/** @param {Context['t']} t @param {string} clause @param {string} value */
const answerText = (t, clause, value) =>
  clause === 'direction'
    ? t(value === 'clockwise' ? 'rules_direction_clockwise' : 'rules_direction_anticlockwise')
    : clauseValue(t, clause, value);

/** @param {Context} context @param {Pack} pack @param {Disagreement} disagreement */
function parting(context, pack, disagreement) {
  const { state, t } = context;
  const { clause, other, note, with: shared } = disagreement;
  return html`
    <p><span class="quiet">${t('rules_reading_other')}</span> ${answerText(t, clause, other)}</p>
    <p>${note[localeOf(state)]}</p>
    ${shared ? html`<p class="quiet">${t('rules_reading_with', { clauses: clausesText(t, shared) })}</p>` : ''}
    ${clause === 'direction' ? bothDirections(context, pack) : partingBoards(context, pack, disagreement)}`;
}

/** @param {Context} context @param {Pack} pack @param {Disagreement} disagreement */
function partingBoards(context, pack, disagreement) {
  const { state, t, app, dispatch } = context;
  const { clause, other, seed } = disagreement;
  if (seed === undefined) return '';
  const key = `${pack.id} ${clause} ${other}`;
  const open = state.study.compared?.key === key;
  const toggle = () =>
    open
      ? dispatch({ type: 'study', action: { type: 'close_comparison' } })
      : void app.compare(key, { ...readingsOf(pack.id, disagreement), seed });
  return html`
    <button type="button" class="button" aria-expanded=${open ? 'true' : 'false'} @click=${toggle}>
      ${t(open ? 'rules_hide' : 'rules_show')}<span class="unseen">: ${clauseText(t, clause, other)}</span></button>
    ${comparisonAt(context, key)}`;
}

/** The first position both ways round: the arithmetic is one. @param {Context} context @param {Pack} pack */
function bothDirections({ state, t }, { clauses, store_side: own }) {
  const pits = Number(clauses['pits']);
  const half = { pits: Array.from({ length: pits }, () => Number(clauses['seeds'])), store: 0, burnt: [] };
  const standing = {
    position: '',
    board: { south: half, north: half },
    to_sow: /** @type {const} */ ('south'),
  };
  const sides = /** @type {const} */ ([own, own === 'left' ? 'right' : 'left']);
  return html`
    <details class="drawn">
      <summary class="button">${t('rules_show_drawn')}</summary>
      <div class="compared-boards">${sides.map(
        (storeSide) => html`<figure class="compared-half">
          <figcaption>${t(`rules_direction_${storeSide === 'left' ? 'clockwise' : 'anticlockwise'}`)},
            ${t(`rules_store_side_${storeSide}`)}</figcaption>
          ${stillBoard({ t, standing, storeSide, narrow: state.media.narrow })}</figure>`,
      )}</div>
    </details>`;
}
