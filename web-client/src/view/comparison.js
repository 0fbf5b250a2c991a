// @ts-check
// Two readings of one game on two boards, in step, up to the move in which they part; what then
// differs, in words and marked; and how each game ended.

import { html } from 'lit';
import { errorText } from '../i18n/index.js';
import { stepStory } from '../i18n/step_story.js';
import { localeOf } from '../state/app.js';
import { differencesOf, framesOf, pitsOf, stepOf } from '../state/comparison.js';
import { isStore, pitNumber, sideOf } from '../state/ring.js';
import { moverText, stillBoard } from './board/still_board.js';
import { readingName } from './reading_name.js';
import { stepper } from './stepper.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('../state/study.js').Compared} Compared */
/** @typedef {import('../state/comparison.js').Frame} Frame */
/** @typedef {import('../protocol/study_types.js').Comparison} Comparison */
/** @typedef {import('../protocol/study_types.js').Ending} Ending */
/** @typedef {import('../protocol/types.js').Side} Side */

/**
 * The comparison that was asked for at this place of the page, or nothing.
 * @param {Context} context @param {string} key
 */
export function comparisonAt(context, key) {
  const { compared } = context.state.study;
  return compared?.key === key ? comparison(context, compared) : '';
}

/** @param {Context} context @param {Compared} compared */
function comparison(context, { answer, problem, at }) {
  const { t } = context;
  if (problem) {
    const where = problem.field ? ` (${problem.field}: ${problem.message})` : '';
    return html`<p class="compared form-error" role="alert">${errorText(t, problem.code)}${where}</p>`;
  }
  if (!answer) return html`<p class="compared quiet" role="status">${t('compare_waiting')}</p>`;
  const frames = framesOf(answer);
  const frame = frames[at];
  if (!frame) return '';
  return html`
    <section class="compared" aria-label=${t('compare_label')}>
      ${answer.parts ? '' : html`<p>${t(answer.drawn.length > 0 ? 'compare_same_drawn' : 'compare_same')}</p>`}
      ${answer.drawn.map((drawn) => html`<p>${drawnText(t, drawn)}</p>`)}
      ${stepper({
        t,
        at,
        count: frames.length,
        onGo: (to) => context.dispatch({ type: 'study', action: { type: 'frame', at: to } }),
        ...(answer.parts ? { lastText: t('compare_to_parting') } : {}),
      })}
      <p class="compared-told" role="status">${told(t, answer, frame)}</p>
      ${boards(context, answer, frame)}
      ${frame.parting ? differences(t, frame) : ''}
      ${endings(context, answer)}
    </section>`;
}

/** @param {Context['t']} t @param {Comparison['drawn'][number]} drawn */
function drawnText(t, { what, left, right }) {
  const word = (/** @type {string} */ value) => t(/** @type {any} */ (`rules_${what}_${value}`));
  return t('compare_drawn', { what: t(`rules_${what}`), left: word(left), right: word(right) });
}

/** @param {Context} context @param {Comparison} answer @param {Frame} frame */
function boards({ state, t }, answer, frame) {
  const { packs, media } = state;
  const locale = localeOf(state);
  const marked = new Set(differencesOf(frame).map(({ hole }) => hole));
  const half = (/** @type {'left'|'right'} */ which) => {
    const standing = frame[which];
    const step = stepOf(standing);
    const reading = answer[which];
    const storeSide = packs.find((pack) => pack.id === reading.pack)?.store_side ?? 'right';
    return html`
      <figure class="compared-half">
        <figcaption><b>${t(`rules_${which}`)}</b> ${readingName(t, locale, packs, reading)}</figcaption>
        ${stillBoard({ t, standing, storeSide, narrow: media.narrow, marked })}
        ${frame.parting ? html`<p>${step ? stepStory(t, step) : moverText(t, standing)}</p>` : ''}
      </figure>`;
  };
  return html`<div class="compared-boards">${half('left')}${half('right')}</div>`;
}

/** @param {Context['t']} t @param {Comparison} answer @param {Frame} frame */
function told(t, { parts }, frame) {
  if (frame.parting && parts) {
    const round = parts.round > 1 ? ` (${t('compare_rounds')} ${parts.round})` : '';
    return `${moveText(t, frame)}${t(`compare_parts_${parts.what}`)}${round}`;
  }
  const step = stepOf(frame.left);
  return step ? `${moveText(t, frame)}${stepStory(t, step)}` : t('compare_start');
}

/** `12. c: `. @param {Context['t']} t @param {Frame} frame */
function moveText(t, { left }) {
  const step = stepOf(left);
  return step ? `${t('compare_move', { n: step.ply, moves: step.move })}: ` : '';
}

/** @param {Context['t']} t @param {Frame} frame */
function differences(t, frame) {
  const rows = differencesOf(frame);
  if (rows.length === 0) return '';
  const pits = pitsOf(frame.left);
  return html`
    <table class="ledger">
      <caption>${t('compare_differences')}</caption>
      <thead><tr><th scope="col">${t('compare_hole')}</th><th scope="col" class="number">${t('rules_left')}</th>
        <th scope="col" class="number">${t('rules_right')}</th></tr></thead>
      <tbody>${rows.map(
        ({ hole, left, right }) => html`<tr><th scope="row">${holeName(t, pits, hole)}</th>
          <td class="number">${left}</td><td class="number">${right}</td></tr>`,
      )}</tbody>
    </table>`;
}

/** @param {Context['t']} t @param {number} pits @param {number} hole */
function holeName(t, pits, hole) {
  const name = sideName(t, sideOf(pits, hole));
  return isStore(pits, hole)
    ? t('compare_hole_store', { name })
    : t('compare_hole_pit', { name, pit: pitNumber(pits, hole) });
}

/** @param {Context['t']} t @param {Side} side */
const sideName = (t, side) => t(side === 'south' ? 'player_1' : 'player_2');

/** @param {Context} context @param {Comparison} answer */
function endings({ state, t }, answer) {
  const locale = localeOf(state);
  const row = (/** @type {'left'|'right'} */ which) => {
    const end = answer.ends[which];
    return html`<tr><th scope="row">${t(`rules_${which}`)}<small>${readingName(t, locale, state.packs, answer[which])}</small></th>
      <td>${winnerText(t, end)}</td><td class="number">${end.score}</td>
      <td class="number">${end.rounds}</td><td class="number">${end.plies}</td></tr>`;
  };
  return html`
    <div class="wide-table" role="region" aria-label=${t('compare_ends_title')} tabindex="0">
      <table class="ledger">
        <caption>${t('compare_ends_title')}</caption>
        <thead><tr><th scope="col">${t('compare_reading')}</th><th scope="col">${t('compare_winner')}</th>
          <th scope="col" class="number">${t('compare_score')}</th>
          <th scope="col" class="number">${t('compare_rounds')}</th>
          <th scope="col" class="number">${t('compare_plies')}</th></tr></thead>
        <tbody>${row('left')}${row('right')}</tbody>
      </table>
    </div>
    ${answer.parts ? html`<p class="quiet">${t('compare_ends_note')}</p>` : ''}`;
}

/** @param {Context['t']} t @param {Ending} end */
function winnerText(t, { winner, finished }) {
  if (!finished || !winner) return t('compare_unfinished');
  return winner === 'draw' ? t('result_draw') : sideName(t, winner);
}
