// @ts-check
// The preview in words, told politely once a pit; before one is looked at, how to.

import { html } from 'lit';
import { foretoldText } from '../../i18n/foretold_text.js';
import { localeOf } from '../../state/app.js';
import { canForetell, foretold } from '../../state/foretold.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../state/game.js').GameState} GameState */
/** @typedef {import('../../protocol/types.js').GameView} GameView */

/** @param {Context} context @param {GameState} game @param {GameView} view */
export function foretoldLine({ state, t }, game, view) {
  if (!view.preview) return '';
  const looked = foretold(game, state.look);
  const text = looked ? foretoldText(t, view, looked, state.packs, localeOf(state)) : '';
  return html`
    <p class="foretold" role="status">${text}</p>
    ${!text && canForetell(game) ? html`<p class="quiet foretold-hint">${t('preview_hint')}</p>` : ''}`;
}
