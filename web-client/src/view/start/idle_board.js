// @ts-check
// The board of a new game, as its rules set it up.

import { html } from 'lit';
import { storeSideOf } from '../../state/ruleset.js';
import { setupClauses } from '../../state/setup.js';
import { shownBoard } from '../../state/shown.js';
import { boardAtRest, boardSize } from '../board/board.js';
import { layOut } from '../board/geometry.js';

/** @typedef {import('../context.js').Context} Context */

/** @param {Context} context */
export function idleBoard({ state, t }) {
  const clauses = setupClauses(state.packs, state.setup);
  const pits = numberOf(clauses['pits'], 7);
  const seeds = Array.from({ length: pits }, () => numberOf(clauses['seeds'], pits));
  const side = { pits: seeds, store: 0, burnt: [] };
  const geometry = layOut({
    pits,
    bottom: 'south',
    storeSide: storeSideOf(state.packs, state.setup.pack),
    upright: state.media.narrow,
  });
  const shown = shownBoard({ south: side, north: side });
  return html`<div class="table" ${boardSize(geometry)}>${boardAtRest({ t, geometry, shown })}</div>`;
}

/** @param {unknown} value @param {number} fallback */
const numberOf = (value, fallback) => (typeof value === 'number' ? value : fallback);
