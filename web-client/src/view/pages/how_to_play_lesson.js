// @ts-check
// Three guided sowings on a board that the server keeps: a game on one screen, from a position in
// which one sowing after the other shows what the game is about.

import { html } from 'lit';
import { sideName } from '../../i18n/names.js';
import { story } from '../../i18n/story.js';
import { LESSON_PITS, lessonHole, lessonStep } from '../../state/lesson.js';
import { pitHole } from '../../state/ring.js';
import { storeSideOf } from '../../state/ruleset.js';
import { isMoving } from '../../state/showing.js';
import { board, boardSize } from '../board/board.js';
import { layOut } from '../board/geometry.js';
import { icon } from '../icons.js';
import { pageLink } from '../link.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../state/game.js').GameState} GameState */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../state/shown.js').Shown} Shown */

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
        : html`<p><button type="button" class="button button-primary button-large" @click=${app.startLesson}>
            ${t('lesson_start')}</button></p>`
    }`;
}

/** @param {Context} context @param {GameState} game @param {GameView} view @param {Shown} shown */
function guided(context, game, view, shown) {
  const { t, app } = context;
  const moving = isMoving(game);
  return html`
    <div class="lesson-text" role="status">${moving ? '' : task(context, game)}</div>
    ${lessonBoard(context, game, view, shown)}
    <p class="status ${moving ? 'unseen' : ''}" role="status">${story(t, game)}</p>
    <div class="row">
      ${moving ? html`<button type="button" class="button" @click=${app.skip}>${icon('skip')}${t('act_skip')}</button>` : ''}
      <button type="button" class="button" @click=${app.startLesson}>${icon('again')}${t('lesson_again')}</button>
    </div>`;
}

/** What is to be done, or what comes after. @param {Context} context @param {GameState} game */
function task(context, game) {
  const { t } = context;
  switch (lessonStep(game)) {
    case 0:
      return step(t, 1, t('lesson_1'));
    case 1:
      return step(t, 2, t('lesson_2'));
    case 2:
      return step(t, 3, t('lesson_3'));
    default:
      return html`<p class="lesson-task">${t('lesson_done')}</p>
        <div class="row">
          ${pageLink(context, { page: 'play' }, t('lesson_new_game'), 'button button-primary')}
          ${pageLink(context, { page: 'game', id: game.id }, t('lesson_play_on'), 'button')}
        </div>`;
  }
}

/** @param {Context['t']} t @param {number} n @param {string} text */
const step = (t, n, text) => html`
  <p class="quiet">${t('lesson_step', { n })}</p><p class="lesson-task">${text}</p>`;

/** @param {Context} context @param {GameState} game @param {GameView} view @param {Shown} shown */
function lessonBoard({ state, t, app }, game, view, shown) {
  const moving = isMoving(game);
  const wanted = moving || game.pending !== null ? null : lessonHole(game);
  const geometry = layOut({
    pits: view.pits,
    bottom: 'south',
    storeSide: storeSideOf(state.packs, view.ruleset.pack),
    upright: state.media.narrow,
  });
  return html`<div class="table lesson-board" data-step=${lessonStep(game)} ${boardSize(geometry)}>${board({
    t,
    geometry,
    shown,
    legal: new Set(wanted === null ? [] : [wanted]),
    you: view.you,
    nameOf: (side) => sideName(t, view, side),
    cursor: state.cursor ?? wanted ?? pitHole(view.pits, 'south', LESSON_PITS.length),
    pressed: null,
    stepMs: app.stepTime(),
    moving,
    onPit: (hole) => (moving ? app.skip() : hole === wanted && void app.sow(hole)),
    onTap: app.skip,
  })}</div>`;
}
