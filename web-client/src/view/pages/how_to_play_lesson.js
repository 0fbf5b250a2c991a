// @ts-check
// Three guided sowings on a board that the server keeps: games on one screen, each from a position in
// which one sowing shows one idea.

import { html } from 'lit';
import { sideName } from '../../i18n/names.js';
import { story } from '../../i18n/story.js';
import { LESSONS, isShown, lessonHole } from '../../state/lesson.js';
import { storeSideOf } from '../../state/ruleset.js';
import { isMoving } from '../../state/showing.js';
import { board, boardSize } from '../board/board.js';
import { layOut } from '../board/geometry.js';
import { icon } from '../icons.js';
import { pageLink } from '../link.js';
import { refocus } from '../refocus.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../state/game.js').GameState} GameState */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../state/shown.js').Shown} Shown */
/** @typedef {import('../../i18n/index.js').MessageKey} MessageKey */

/** What is to be sown, and what came of it. @type {readonly [MessageKey, MessageKey][]} */
const TEXTS = [
  ['lesson_1', 'lesson_1_shown'],
  ['lesson_2', 'lesson_2_shown'],
  ['lesson_3', 'lesson_3_shown'],
];

/** @param {Context} context */
export function lesson(context) {
  const { state, t } = context;
  const { game, study } = state;
  const open = game && game.id === study.lesson.game ? game : null;
  return html`
    <section class="lesson" aria-labelledby="lesson-title">
      <h2 id="lesson-title">${t('lesson_title')}</h2>
      ${open?.view && open.shown ? guided(context, open, open.view, open.shown) : invitation(context)}
    </section>`;
}

/** @param {Context} context */
function invitation({ state, t, app }) {
  const { busy, game } = state.study.lesson;
  return html`
    <p>${t('lesson_lead')}</p>
    ${
      busy || game
        ? html`<p class="waiting" role="status">${t('lesson_setting_up')}</p>`
        : html`<p><button type="button" class="button button-primary button-large" @click=${() => app.startLesson(0)}>
            ${t('lesson_start')}</button></p>`
    }`;
}

/** @param {Context} context @param {GameState} game @param {GameView} view @param {Shown} shown */
function guided(context, game, view, shown) {
  const { t } = context;
  const moving = isMoving(game);
  return html`
    <div class="lesson-text" role="status">${moving ? '' : task(context, game)}</div>
    ${lessonBoard(context, game, view, shown)}
    <p class="status ${moving ? 'unseen' : ''}" role="status">${story(t, game)}</p>
    ${ways(context, game, moving)}`;
}

/** What is to be done, or what it showed. @param {Context} context @param {GameState} game */
function task({ state, t }, game) {
  const { at } = state.study.lesson;
  const [wanted, shown] = TEXTS[at] ?? TEXTS[0] ?? ['lesson_1', 'lesson_1_shown'];
  return html`
    <p class="quiet">${t('lesson_step', { n: at + 1 })}</p>
    <p class="lesson-task">${t(isShown(game) ? shown : wanted)}</p>`;
}

/** @param {Context} context @param {GameState} game @param {boolean} moving */
function ways(context, game, moving) {
  const { state, t, app } = context;
  const { at, busy } = state.study.lesson;
  const done = isShown(game) && !moving;
  const last = at === LESSONS.length - 1;
  return html`
    <div class="row">
      ${moving ? html`<button type="button" class="button" @click=${app.skip}>${icon('skip')}${t('act_skip')}</button>` : ''}
      ${
        done && !last
          ? html`<button type="button" class="button button-primary" ?disabled=${busy}
              @click=${() => app.startLesson(at + 1)}>${icon('next')}${t('lesson_next')}</button>`
          : ''
      }
      ${
        done && last
          ? html`${pageLink(context, { page: 'play' }, t('lesson_new_game'), 'button button-primary')}
              ${pageLink(context, { page: 'game', id: game.id }, t('lesson_play_on'), 'button')}`
          : ''
      }
      <button type="button" class="button" ?disabled=${busy} @click=${() => app.startLesson(0)}>
        ${icon('again')}${t('lesson_again')}</button>
    </div>`;
}

/** @param {Context} context @param {GameState} game @param {GameView} view @param {Shown} shown */
function lessonBoard({ state, t, app }, game, view, shown) {
  const { at } = state.study.lesson;
  const moving = isMoving(game);
  const wanted = moving || game.pending !== null ? null : lessonHole(game, at);
  const geometry = layOut({
    pits: view.pits,
    bottom: 'south',
    storeSide: storeSideOf(state.packs, view.ruleset.pack),
    upright: state.media.narrow,
  });
  return html`<div class="table lesson-board" data-step=${at} data-shown=${isShown(game) ? 'yes' : 'no'}
    ${refocus(game.id, '.pit[aria-disabled="false"]')} ${boardSize(geometry)}>${board({
    t,
    geometry,
    shown,
    legal: new Set(wanted === null ? [] : [wanted]),
    you: view.you,
    nameOf: (side) => sideName(t, view, side),
    cursor: state.cursor ?? wanted ?? 0,
    pressed: null,
    stepMs: app.stepTime(),
    moving,
    onPit: (hole) => (moving ? app.skip() : hole === wanted && void app.sow(hole)),
    onTap: app.skip,
  })}</div>`;
}
