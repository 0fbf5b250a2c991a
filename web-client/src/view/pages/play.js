// @ts-check
// The front page: a board that is set up, and one button that starts a game on it.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { canBeRanked, localeOf } from '../../state/app.js';
import { levelName, playerName } from '../../i18n/story.js';
import { shownBoard } from '../../state/timeline.js';
import { board, boardSize } from '../board/board.js';
import { layOut } from '../board/geometry.js';
import { choice } from '../choice.js';
import { pageLink } from '../link.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/types.js').Summary} Summary */
/** @typedef {import('../../protocol/types.js').Pack} Pack */

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
      ${setup(context)}
      <button type="submit" class="button button-primary button-large" ?disabled=${state.starting}>
        ${t(state.starting ? 'play_starting' : 'play_start')}</button>
      ${
        state.running.length === 0 && (!state.account || state.account.guest)
          ? pageLink(context, { page: 'how_to_play' }, t('learn_first_visit'), 'start-learn')
          : ''
      }
      ${moreChoices(context)}
    </form>
    ${state.running.length ? running(context) : ''}`;
}

/** @param {Context} context */
function idleBoard({ state, t }) {
  const pack = state.packs.find((each) => each.id === state.setup.pack);
  const pits = numberOf(pack?.clauses['pits'], 7);
  const side = {
    pits: Array.from({ length: pits }, () => numberOf(pack?.clauses['seeds'], pits)),
    store: 0,
    burnt: [],
  };
  const geometry = layOut({
    pits,
    bottom: 'south',
    storeSide: pack?.store_side ?? 'right',
    upright: state.media.narrow,
  });
  return html`<div class="table" ${boardSize(geometry)}>${board({
    t,
    geometry,
    shown: shownBoard({ south: side, north: side }),
    legal: new Set(),
    you: null,
    nameOf: () => '',
    cursor: null,
    pressed: null,
    stepMs: 0,
    moving: false,
    onPit: null,
    onTap: () => {},
  })}</div>`;
}

/** @param {unknown} value @param {number} fallback */
const numberOf = (value, fallback) => (typeof value === 'number' ? value : fallback);

/** @param {Context} context */
function setup({ state, t, dispatch }) {
  const { opponent, level, starts } = state.setup;
  const points = (/** @type {string} */ id) => state.levels.find((each) => each.id === id)?.points;
  /** @type {import('../../protocol/types.js').Level[]} */
  const levels = ['easy', 'normal', 'expert'];
  const options = levels.map((value) => {
    const n = points(value);
    return {
      value: /** @type {string} */ (value),
      text: levelName(t, value),
      ...(n ? { note: t('points_n', { n }) } : {}),
    };
  });
  options.push({ value: 'same_screen', text: t('same_screen'), note: t('same_screen_hint') });
  return html`
    <div class="start-choices">
      ${choice({
        name: 'opponent',
        legend: t('opponent'),
        value: opponent === 'same_screen' ? 'same_screen' : level,
        options,
        onPick(value) {
          const picked = levels.find((each) => each === value);
          dispatch({
            type: 'setup',
            patch: picked ? { opponent: 'computer', level: picked } : { opponent: 'same_screen' },
          });
        },
      })}
      ${
        opponent === 'computer'
          ? choice({
              name: 'starts',
              legend: t('who_starts'),
              value: starts,
              options: [
                { value: 'you', text: t('starts_you') },
                { value: 'opponent', text: t('starts_opponent') },
              ],
              onPick: (value) => dispatch({ type: 'setup', patch: { starts: value } }),
            })
          : ''
      }
    </div>`;
}

/** @param {Context} context */
function moreChoices({ state, t, dispatch }) {
  const { setup, packs } = state;
  const locale = localeOf(state);
  const possible = canBeRanked(setup);
  const current = packs.find((pack) => pack.id === setup.pack);
  const note = !possible ? 'ranked_never' : setup.ranked ? 'ranked_on' : 'ranked_off';
  return html`
    <details class="more">
      <summary>${t('more_choices')}</summary>
      <div class="more-body">
        <label class="field">
          <span>${t('pack')}</span>
          <select .value=${live(setup.pack)} @change=${(/** @type {Event} */ event) => {
            const pack = /** @type {HTMLSelectElement} */ (event.target).value;
            dispatch({ type: 'setup', patch: { pack } });
          }}>${packs.map((pack) => packOption(pack, locale, setup.pack))}</select>
          <small>${current?.about[locale] ?? ''}</small>
        </label>
        <label class="switch">
          <input type="checkbox" role="switch" .checked=${live(possible && setup.ranked)} ?disabled=${!possible}
            @change=${(/** @type {Event} */ event) => {
              const ranked = /** @type {HTMLInputElement} */ (event.target).checked;
              dispatch({ type: 'setup', patch: { ranked } });
            }}>
          <span class="switch-text"><span>${t('ranked')}</span><small>${t(note)}</small></span>
        </label>
      </div>
    </details>`;
}

/**
 * @param {Pack} pack
 * @param {'ms'|'id'|'en'} locale
 * @param {string} chosen
 */
function packOption(pack, locale, chosen) {
  return html`<option value=${pack.id} ?selected=${pack.id === chosen}>${pack.name[locale]}</option>`;
}

/** @param {Context} context */
function running(context) {
  const { state, t } = context;
  return html`
    <section class="running" aria-labelledby="running-title">
      <h2 id="running-title">${t('running_title')}</h2>
      <ul>${state.running.map((game) => html`<li>${runningGame(context, game)}</li>`)}</ul>
    </section>`;
}

/** @param {Context} context @param {Summary} game */
function runningGame(context, game) {
  const { state, t } = context;
  const pack = state.packs.find((each) => each.id === game.pack);
  const title = game.opponent
    ? t('against', { name: playerName(t, game.opponent) })
    : t('same_screen');
  return pageLink(
    context,
    { page: 'game', id: game.game },
    html`<span class="running-name">${title}</span>
      <span class="quiet">${pack?.name[localeOf(state)] ?? game.pack},
        ${t('running_sowings', { n: game.ply })}</span>
      <span class="running-turn">${t(game.your_turn ? 'running_turn' : 'running_wait')}</span>`,
    'running-game',
  );
}
