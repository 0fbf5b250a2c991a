// @ts-check
// What can be done beside sowing: skip, take back, level, preview, resign.

import { html } from 'lit';
import { sideName } from '../../i18n/names.js';
import { hasBothPlayers, isInvited } from '../../state/game_view.js';
import { canHint, hasHints } from '../../state/hint.js';
import { isMoving } from '../../state/showing.js';
import { icon } from '../icons.js';
import { modal } from '../modal.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../state/game.js').GameState} GameState */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../i18n/index.js').MessageKey} MessageKey */

/** @param {import('../icons.js').IconName} name @param {unknown} text @param {() => void} onClick */
const button = (name, text, onClick) =>
  html`<button type="button" class="button" @click=${onClick}>${icon(name)}${text}</button>`;

/** @param {Context} context @param {GameState} game @param {GameView} view */
export function actions({ t, app, dispatch }, game, view) {
  const { can } = view;
  const open = (/** @type {'level'|'resign'} */ dialog) => () =>
    dispatch({ type: 'dialog', dialog });
  return html`
    <div class="actions">
      ${isMoving(game) ? button('skip', t('act_skip'), app.skip) : ''}
      ${can.preview ? previewSwitch(t, app, view) : ''}
      ${hasHints(view) && can.resign ? hintButton(t, app, game) : ''}
      ${can.takeback ? button('back', t('act_takeback'), app.takeBack) : ''}
      ${can.level ? button('level', t('act_level'), open('level')) : ''}
      ${
        can.resign
          ? button('flag', t(hasBothPlayers(view) ? 'act_resign' : 'people_cancel'), open('resign'))
          : ''
      }
      ${view.you === null && !isInvited(view) ? html`<p class="quiet">${watching(t, view)}</p>` : ''}
    </div>`;
}

/** @param {Context['t']} t @param {Context['app']} app @param {GameView} view */
function previewSwitch(t, app, view) {
  return html`<button type="button" class="button" aria-pressed=${view.preview ? 'true' : 'false'}
    @click=${() => app.setPreview(!view.preview)}>${icon('eye')}${t('act_preview')}</button>`;
}

/**
 * Off while it can't be asked for, and it keeps the focus then.
 * @param {Context['t']} t @param {Context['app']} app @param {GameState} game
 */
function hintButton(t, app, game) {
  const off = game.hinting || !canHint(game);
  return html`<button type="button" class="button" aria-keyshortcuts="?" title=${`${t('act_hint')} (?)`}
    aria-disabled=${off ? 'true' : 'false'} @click=${() => off || app.hint()}>${icon('hint')}${t('act_hint')}</button>`;
}

/** @param {Context['t']} t @param {GameView} view */
function watching(t, view) {
  if (view.mode !== 'people') return t('tell_watching');
  const names = { south: sideName(t, view, 'south'), north: sideName(t, view, 'north') };
  return t('watching_not_yours', names);
}

/** @param {Context} context @param {GameView} view */
export function resignDialog({ t, app, dispatch }, view) {
  const close = () => dispatch({ type: 'dialog', dialog: null });
  const [title, text, yes] = /** @type {MessageKey[]} */ (
    hasBothPlayers(view)
      ? ['resign_title', 'resign_text', 'resign_yes']
      : ['cancel_title', 'cancel_text', 'people_cancel']
  ).map((key) => t(key));
  const body = html`
    <p>${text}</p>
    <div class="modal-actions">
      <button type="button" class="button" @click=${close}>${t('resign_no')}</button>
      <button type="button" class="button button-primary" @click=${app.resign}>${yes}</button>
    </div>`;
  return modal({ id: 'resign-title', title: title ?? '', body, onClose: close });
}
