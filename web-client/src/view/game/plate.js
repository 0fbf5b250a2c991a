// @ts-check
// Name, turn and score of a side.

import { html } from 'lit';
import { levelName, sideName } from '../../i18n/names.js';
import { hasChosen } from '../../state/choosing.js';
import { storeOf } from '../../state/ring.js';
import { bottomSide } from '../board/geometry.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../state/game.js').GameState} GameState */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../protocol/types.js').Side} Side */
/** @typedef {import('../../state/shown.js').Shown} Shown */

/**
 * @param {Context} context @param {GameState} game @param {GameView} view @param {Shown} shown
 * @param {Side} side
 */
export function plate({ t }, game, view, shown, side) {
  const doing = whatItDoes(game, view, shown, side);
  const near = side === bottomSide(view.you);
  return html`
    <div class="plate ${near ? 'plate-near' : 'plate-far'} ${doing ? 'plate-turn' : ''}">
      <span class="plate-mark" aria-hidden="true"></span>
      ${plateName(t, view, side)}
      ${doing ? html`<span class="plate-to-sow">${t(doing)}</span>` : ''}
      <span class="plate-score"><small>${t('store_short')}</small>
        <b>${shown.seeds[storeOf(view.pits, side)]}</b></span>
    </div>`;
}

/**
 * @param {GameState} game @param {GameView} view @param {Shown} shown @param {Side} side
 * @returns {import('../../i18n/index.js').MessageKey|null}
 */
function whatItDoes({ playing }, view, shown, side) {
  const { state } = view;
  if (playing?.happening.what === 'sown')
    return playing.happening.sowing.side === side ? 'to_sow' : null;
  if (playing?.happening.what === 'opened') return shown.hands[side] ? 'open_plate_sowing' : null;
  if (playing) return null;
  if (state.phase !== 'opening') return state.to_sow === side ? 'to_sow' : null;
  if (hasChosen(view, side)) return 'open_plate_chosen';
  if (state.awaits.includes(side)) return 'open_plate_choosing';
  return state.opening?.hands[side] ? 'open_plate_sowing' : null;
}

/** @param {Context['t']} t @param {GameView} view @param {Side} side */
function plateName(t, view, side) {
  const player = view.players[side];
  if (player.kind !== 'computer')
    return html`<span class="plate-name">${sideName(t, view, side)}</span>`;
  return html`<span class="plate-kind">${t('computer')}</span>
    <span class="plate-name">${levelName(t, player.level)}</span>`;
}
