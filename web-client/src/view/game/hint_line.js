// @ts-check
// The hint in words, told politely; while the server looks for one, that it does.

import { html } from 'lit';
import { hintText } from '../../i18n/hint_text.js';
import { hasHints, hintNow } from '../../state/hint.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../state/game.js').GameState} GameState */
/** @typedef {import('../../protocol/types.js').GameView} GameView */

/** @param {Context} context @param {GameState} game @param {GameView} view */
export function hintLine({ t }, game, view) {
  if (!hasHints(view) || view.result) return '';
  const hint = hintNow(game);
  const text = hint ? hintText(t, view.pits, hint) : game.hinting ? t('hint_asked') : '';
  return html`<p class="hint-told" role="status">${text}</p>`;
}
