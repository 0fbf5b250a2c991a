// @ts-check
// A game: both players, the board between them, what happened in words, and what can be done.

import { html } from 'lit';
import { levelName, playerName, sideName, story } from '../../i18n/story.js';
import { isMoving, playable } from '../../state/game.js';
import { holeOfLetter, otherSide, pitHole, storeOf } from '../../state/ring.js';
import { board, boardSize } from '../board/board.js';
import { bottomSide, layOut } from '../board/geometry.js';
import { icon } from '../icons.js';
import { pageLink } from '../link.js';
import { modal } from '../modal.js';
import { recordExport } from '../record_export.js';
import { levelMenu, result } from '../result.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../state/game.js').GameState} GameState */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../protocol/types.js').Side} Side */
/** @typedef {import('../../state/timeline.js').Shown} Shown */
/** @typedef {import('../board/geometry.js').Geometry} Geometry */

/** @param {Context} context */
export function gamePage(context) {
  const { state, t } = context;
  const { game } = state;
  if (!game || game.phase === 'missing') {
    return html`<section class="sheet"><h1>${t('lost_title')}</h1><p>${t('game_missing')}</p>
      <p>${pageLink(context, { page: 'play' }, t('back_to_play'), 'button button-primary')}</p></section>`;
  }
  if (!game.view || !game.shown)
    return html`<p class="waiting" role="status">${t('game_loading')}</p>`;
  return table(context, game, game.view, game.shown);
}

/** @param {Context} context @param {GameState} game @param {GameView} view @param {Shown} shown */
function table(context, game, view, shown) {
  const { state, t } = context;
  const near = bottomSide(view.you);
  const over = view.result !== null && !isMoving(game);
  const far = otherSide(near);
  const geometry = layOut({
    pits: view.pits,
    bottom: near,
    storeSide: storeSide(context, view),
    upright: state.media.narrow,
  });
  const moving = isMoving(game);
  return html`
    <h1 class="unseen">${title(t, view, far)}</h1>
    <div class="table table-game ${storeSide(context, view) === 'left' ? 'table-mirrored' : ''}"
      data-ply=${view.state.ply} ${boardSize(geometry)}>
      ${plate(context, game, view, shown, far)}
      ${gameBoard(context, game, view, shown, geometry)}
      ${plate(context, game, view, shown, near)}
      <div class="told">
        <p class="status ${moving ? 'unseen' : ''}" role="status" data-told=${game.told.seq}>${story(t, game)}</p>
        ${moving ? ticker(t, shown) : ''}
      </div>
      ${over ? '' : actions(context, game, view)}
      ${over ? result(context, game, view) : ''}
    </div>
    ${over ? recordExport(context, game.id) : ''}
    ${state.dialog === 'resign' ? resignDialog(context) : ''}
    ${state.dialog === 'level' ? levelMenu(context, view) : ''}`;
}

/** @param {Context['t']} t @param {GameView} view @param {Side} far */
function title(t, view, far) {
  return view.mode === 'same_screen'
    ? t('same_screen')
    : t('against', { name: playerName(t, view.players[far]) });
}

/** @param {Context} context @param {GameView} view */
function storeSide({ state }, view) {
  return state.packs.find((pack) => pack.id === view.ruleset.pack)?.store_side ?? 'right';
}

/**
 * @param {Context} context @param {GameState} game @param {GameView} view @param {Shown} shown
 * @param {Geometry} geometry
 */
function gameBoard(context, game, view, shown, geometry) {
  const { state, t, app } = context;
  const moving = isMoving(game);
  const near = bottomSide(view.you);
  const legal = new Set(
    moving ? [] : playable(game).map((letter) => holeOfLetter(view.pits, letter)),
  );
  const cursor = state.cursor ?? [...legal][0] ?? pitHole(view.pits, near, 1);
  return board({
    t,
    geometry,
    shown,
    legal,
    you: view.you,
    nameOf: (side) => sideName(t, view, side),
    cursor,
    pressed: game.pending === null ? null : holeOfLetter(view.pits, game.pending),
    stepMs: app.stepTime(),
    moving,
    onPit: (hole) => (moving ? app.skip() : void app.sow(hole)),
    onTap: app.skip,
  });
}

/**
 * Name, turn and score of a side.
 * @param {Context} context @param {GameState} game @param {GameView} view @param {Shown} shown @param {Side} side
 */
function plate({ t }, game, view, shown, side) {
  const mover = game.playing ? game.playing.sown.side : view.state.to_sow;
  const turn = mover === side;
  const near = side === bottomSide(view.you);
  return html`
    <div class="plate ${near ? 'plate-near' : 'plate-far'} ${turn ? 'plate-turn' : ''}">
      <span class="plate-mark" aria-hidden="true"></span>
      ${plateName(t, view, side)}
      ${turn ? html`<span class="plate-to-sow">${t('to_sow')}</span>` : ''}
      <span class="plate-score"><small>${t('store_short')}</small>
        <b>${shown.seeds[storeOf(view.pits, side)]}</b></span>
    </div>`;
}

/** @param {Context['t']} t @param {GameView} view @param {Side} side */
function plateName(t, view, side) {
  const player = view.players[side];
  if (player.kind !== 'computer')
    return html`<span class="plate-name">${sideName(t, view, side)}</span>`;
  return html`<span class="plate-kind">${t('computer')}</span>
    <span class="plate-name">${levelName(t, player.level)}</span>`;
}

/**
 * What the hand holds, for the eye; the status line tells the whole afterwards.
 * @param {Context['t']} t
 * @param {Shown} shown
 */
function ticker(t, { hand }) {
  const text = hand ? `${t('in_hand', { n: hand.seeds })}, ${t('lap_n', { n: hand.lap })}` : '';
  return html`<p class="ticker" aria-hidden="true">${text}<small>${t('tap_to_skip')}</small></p>`;
}

/** @param {Context} context @param {GameState} game @param {GameView} view */
function actions({ t, app, dispatch }, game, view) {
  const { can } = view;
  return html`
    <div class="actions">
      ${
        isMoving(game)
          ? html`<button type="button" class="button" @click=${app.skip}>${icon('skip')}${t('act_skip')}</button>`
          : ''
      }
      ${
        can.takeback
          ? html`<button type="button" class="button" @click=${app.takeBack}>${icon('back')}${t('act_takeback')}</button>`
          : ''
      }
      ${
        can.level
          ? html`<button type="button" class="button" @click=${() => dispatch({ type: 'dialog', dialog: 'level' })}>
              ${icon('level')}${t('act_level')}</button>`
          : ''
      }
      ${
        can.resign
          ? html`<button type="button" class="button" @click=${() => dispatch({ type: 'dialog', dialog: 'resign' })}>
              ${icon('flag')}${t('act_resign')}</button>`
          : ''
      }
      ${view.you === null ? html`<p class="quiet">${t('tell_watching')}</p>` : ''}
    </div>`;
}

/** @param {Context} context */
function resignDialog({ t, app, dispatch }) {
  const close = () => dispatch({ type: 'dialog', dialog: null });
  const body = html`
    <p>${t('resign_text')}</p>
    <div class="modal-actions">
      <button type="button" class="button" @click=${close}>${t('resign_no')}</button>
      <button type="button" class="button button-primary" @click=${app.resign}>${t('resign_yes')}</button>
    </div>`;
  return modal({ id: 'resign-title', title: t('resign_title'), body, onClose: close });
}
