// @ts-check
// A pasted record or position: what is wrong with it and where, or its boards one after the other,
// and a game that goes on from the one that is shown.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { expectedText } from '../../i18n/expected.js';
import { errorText } from '../../i18n/index.js';
import { levelName } from '../../i18n/names.js';
import { stepStory } from '../../i18n/step_story.js';
import { localeOf } from '../../state/app.js';
import { LEVELS } from '../../state/levels.js';
import { shownStanding } from '../../state/study.js';
import { stillBoard } from '../board/still_board.js';
import { caretAt } from '../caret.js';
import { choice } from '../choice.js';
import { readingName } from '../reading_name.js';
import { stepper } from '../stepper.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/study_types.js').Replay} Replay */
/** @typedef {import('../../state/study.js').PastedRecord} PastedRecord */

/** @param {Context} context */
export function recordsPage(context) {
  const { state, t } = context;
  const { record } = state.study;
  return html`
    <article class="records">
      <header class="sheet-head">
        <h1>${t('records_title')}</h1>
        <p class="lead">${t('records_lead')}</p>
      </header>
      ${pasteForm(context, record)}
      ${record.replay ? replay(context, record, record.replay) : ''}
    </article>`;
}

/** @param {Context} context @param {PastedRecord} record */
function pasteForm({ state, t, app, dispatch }, { text, pack, busy, problem }) {
  const change = (/** @type {Partial<PastedRecord>} */ patch) =>
    dispatch({ type: 'study', action: { type: 'record', patch } });
  const place = problem?.line && problem.column ? { line: problem.line, column: problem.column } : null;
  return html`
    <form class="form records-form" @submit=${(/** @type {Event} */ event) => {
      event.preventDefault();
      void app.lookAtRecord();
    }}>
      <label class="field"><span>${t('records_text')}</span>
        <textarea rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" required
          aria-describedby="records-hint records-problem" aria-invalid=${problem ? 'true' : 'false'}
          .value=${live(text)} ${caretAt(problem)}
          @input=${(/** @type {Event} */ event) =>
            change({ text: /** @type {HTMLTextAreaElement} */ (event.target).value, problem: null })}></textarea>
        <small id="records-hint">${t('records_hint')}</small></label>
      <p class="form-error" id="records-problem" role="alert">${
        problem
          ? html`${place ? html`<b>${t('records_wrong_at', place)}</b> ` : ''}${problemText(t, problem)}`
          : ''
      }</p>
      <label class="field"><span>${t('records_pack')}</span>
        <select .value=${live(pack)} @change=${(/** @type {Event} */ event) =>
          change({ pack: /** @type {HTMLSelectElement} */ (event.target).value })}>
          ${state.packs.map(
            ({ id, name }) => html`<option value=${id} ?selected=${id === pack}>${name[localeOf(state)]}</option>`,
          )}
        </select>
        <small>${t('records_pack_hint')}</small></label>
      <p><button type="submit" class="button button-primary" ?disabled=${busy}>
        ${t(busy ? 'records_looking' : 'records_look')}</button></p>
    </form>`;
}

/**
 * What the server expected, in its own words where it read the text.
 * @param {Context['t']} t @param {NonNullable<PastedRecord['problem']>} problem
 */
function problemText(t, { code, message, line }) {
  if (!message || code === 'offline' || code === 'rate_limited') return errorText(t, code);
  const expected = /^line \d+, column \d+: expected (.*)$/s.exec(message)?.[1];
  if (!line || !expected) return html`<span lang="en">${message}</span>`;
  const words = expectedText(t, expected) ?? html`<span lang="en">${expected}</span>`;
  return html`${t('records_expected')} ${words}`;
}

/** @param {Context} context @param {PastedRecord} record @param {Replay} game */
function replay(context, record, game) {
  const { state, t } = context;
  const locale = localeOf(state);
  const step = game.steps[record.at - 1];
  const storeSide = state.packs.find(({ id }) => id === game.pack)?.store_side ?? 'right';
  const go = (/** @type {number} */ at) =>
    context.dispatch({ type: 'study', action: { type: 'record', patch: { at } } });
  return html`
    <section class="replay" aria-labelledby="replay-title">
      <h2 id="replay-title">${readingName(t, locale, state.packs, game)}</h2>
      ${stepper({ t, at: record.at, count: game.steps.length + 1, onGo: go })}
      <p class="compared-told" role="status">${step ? stepStory(t, step) : t('records_start')}</p>
      ${stillBoard({ t, standing: shownStanding(game, record.at), storeSide, narrow: state.media.narrow })}
      ${moves(context, record, game, go)}
      ${tags(context, game)}
      ${playFrom(context, record, game)}
    </section>`;
}

/**
 * @param {Context} context @param {PastedRecord} record @param {Replay} game
 * @param {(at: number) => void} go
 */
function moves({ t }, { at }, { steps }, go) {
  if (steps.length === 0) return '';
  const button = (/** @type {number} */ to, /** @type {string} */ text) =>
    html`<li><button type="button" class="move" aria-current=${to === at ? 'step' : 'false'} @click=${() => go(to)}>
      ${text}</button></li>`;
  return html`
    <h3>${t('records_moves')}</h3>
    <ol class="moves">${button(0, t('records_move_start'))}
      ${steps.map(({ move }, index) => button(index + 1, move))}</ol>`;
}

/** @param {Context} context @param {Replay} game */
function tags({ t }, { tags: entries }) {
  const all = Object.entries(entries);
  if (all.length === 0) return '';
  return html`
    <details class="more-tags"><summary>${t('records_tags')}</summary>
      <dl class="pack-facts">${all.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    </details>`;
}

/** @param {Context} context @param {PastedRecord} record @param {Replay} game */
function playFrom({ state, t, app, dispatch }, { at, opponent }, game) {
  const standing = shownStanding(game, at);
  return html`
    <section class="play-from" aria-labelledby="play-from-title">
      <h3 id="play-from-title">${t('records_play_from')}</h3>
      ${
        standing.to_sow === null
          ? html`<p>${t('records_play_not')}</p>`
          : html`
            ${choice({
              name: 'record-opponent',
              legend: t('opponent'),
              value: opponent,
              options: [
                { value: 'same_screen', text: t('records_play_same_screen') },
                ...LEVELS.map((value) => ({ value, text: levelName(t, value) })),
              ],
              onPick: (value) =>
                dispatch({ type: 'study', action: { type: 'record', patch: { opponent: value } } }),
            })}
            <p class="quiet">${t('records_play_note')}</p>
            <p><button type="button" class="button button-primary" ?disabled=${state.starting}
              @click=${app.playFromRecord}>${t('play_start')}</button></p>`
      }
    </section>`;
}
