// @ts-check
// How a game ended, what it earned and why, and what comes next. The choice of a level.

import { html } from 'lit';
import { levelName, ownFirst } from '../i18n/names.js';
import { verdict } from '../i18n/story.js';
import { LEVELS, levelsOf } from '../state/levels.js';
import { nextGame } from '../state/rematch.js';
import { choice } from './choice.js';
import { roundList } from './game/match.js';
import { icon } from './icons.js';
import { pageLink } from './link.js';
import { modal } from './modal.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('../state/game.js').GameState} GameState */
/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Level} Level */

/** @param {Context} context @param {GameState} game @param {GameView} view */
export function result(context, game, view) {
  const { t } = context;
  const { result: end } = view;
  if (!end) return '';
  const next = nextGame(view, context.state.running);
  const how = howItEnded(end);
  const { mine, theirs } = ownFirst(view, end.score);
  return html`
    <section class="result" aria-labelledby="result-title">
      <div class="result-head">
        <h2 id="result-title">${verdict(t, view)}</h2>
        <p class="result-score"><b>${mine}</b><span>:</span><b>${theirs}</b></p>
      </div>
      ${how ? html`<p class="quiet">${t(how)}</p>` : ''}
      ${roundList(t, view)}
      ${points(context, game, view)}
      <p class="rematch-wish" role="status">${next ? t('rematch_waiting', { name: next.name }) : ''}</p>
      <div class="row">
        ${rematch(context, view, next)}
        ${pageLink(context, { page: 'play' }, t('act_new'), 'button')}
        ${view.ranked ? pageLink(context, { page: 'leaderboard' }, t('nav_leaderboard'), 'button') : ''}
      </div>
    </section>`;
}

/**
 * To the next game of the same two: asked for here, or by the other already.
 * @param {Context} context @param {GameView} view @param {{game: string}|null} next
 */
function rematch(context, view, next) {
  const { t, app } = context;
  if (next)
    return pageLink(
      context,
      { page: 'game', id: next.game },
      html`${icon('again')}${t('rematch_join')}`,
      'button button-primary',
    );
  if (!view.can.rematch) return '';
  return html`
    <button type="button" class="button button-primary" @click=${() => app.rematch(null)}>
      ${icon('again')}${t('act_rematch')}</button>
    ${view.mode === 'computer' ? rematchLevels(context, view) : ''}`;
}

/** @param {import('../protocol/types.js').Result} result */
function howItEnded({ termination }) {
  if (termination === 'resigned') return 'result_by_resignation';
  return termination === 'agreed' ? 'result_agreed' : null;
}

/** @param {Context} context @param {GameState} game @param {GameView} view */
function points(context, game, view) {
  const { state, t } = context;
  const earned = game.points ?? view.points;
  if (view.mode !== 'computer' || !earned) return '';
  const total = game.points?.total ?? state.account?.points ?? null;
  const rank = game.points?.rank ?? null;
  const sums = [
    total !== null ? t('points_total', { n: total }) : '',
    rank !== null ? t('points_rank', { rank }) : '',
  ].filter(Boolean);
  return html`
    <div class="earned">
      ${earned.awarded > 0 ? html`<p class="earned-points">${t('points_win', { n: earned.awarded })}</p>` : ''}
      <p>${t(`reason_${earned.reason}`)}</p>
      ${earned.awarded > 0 ? html`<p class="quiet">${sums.join(' · ')}</p>` : ''}
      ${
        earned.awarded > 0 && state.account?.guest
          ? html`<p>${pageLink(context, { page: 'account' }, t('reason_guest'))}</p>`
          : ''
      }
    </div>`;
}

/** @param {GameView} view @returns {Level} */
function levelOf({ players }) {
  const computer = [players.south, players.north].find((player) => player.kind === 'computer');
  return computer?.kind === 'computer' ? computer.level : 'easy';
}

/** The levels other than the one just played. @param {Context} context @param {GameView} view */
function rematchLevels({ t, app }, view) {
  const others = levelsOf(view.ranked).filter((level) => level !== levelOf(view));
  return others.map(
    (level) => html`<button type="button" class="button" @click=${() => app.rematch(level)}>
      ${icon('again')}${levelName(t, level)}<span class="unseen">: ${t('act_rematch')}</span></button>`,
  );
}

/** @param {Context} context @param {GameView} view */
export function levelMenu({ t, app, dispatch }, view) {
  const close = () => dispatch({ type: 'dialog', dialog: null });
  const body = html`
    ${choice({
      name: 'level',
      legend: t('act_level'),
      value: levelOf(view),
      options: LEVELS.map((value) => ({ value, text: levelName(t, value) })),
      onPick: (level) => void app.setLevel(level),
    })}
    <div class="modal-actions">
      <button type="button" class="button button-primary" @click=${close}>${t('close')}</button>
    </div>`;
  return modal({ id: 'level-title', title: t('act_level'), body, onClose: close });
}
