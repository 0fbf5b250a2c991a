// @ts-check
// The board of a game with all that can be done on it now.

import { sideName } from '../../i18n/names.js';
import { hiddenChoices, playable } from '../../state/choosing.js';
import { foretold } from '../../state/foretold.js';
import { hintNow } from '../../state/hint.js';
import { holeOfLetter, holeOfPlace, pitHole, sideOfLetter, storeOf } from '../../state/ring.js';
import { isMoving } from '../../state/showing.js';
import { board } from '../board/board.js';
import { bottomSide } from '../board/geometry.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../state/game.js').GameState} GameState */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../protocol/types.js').PitPreview} PitPreview */
/** @typedef {import('../../state/shown.js').Shown} Shown */
/** @typedef {import('../board/geometry.js').Geometry} Geometry */

/**
 * @param {Context} context @param {GameState} game @param {GameView} view @param {Shown} shown
 * @param {Geometry} geometry
 */
export function liveBoard({ state, t, app, dispatch }, game, view, shown, geometry) {
  const moving = isMoving(game);
  const holes = (/** @type {string[]} */ letters) =>
    new Set(letters.map((letter) => holeOfLetter(view.pits, letter)));
  const legal = holes(moving ? [] : playable(game));
  const looked = foretold(game, state.look);
  const [hinted] = hintNow(game)?.line ?? [];
  return board({
    t,
    geometry,
    shown,
    legal,
    you: view.you,
    nameOf: (side) => sideName(t, view, side),
    cursor: state.cursor ?? [...legal][0] ?? pitHole(view.pits, bottomSide(view.you), 1),
    pressed: isSecret(view) || game.pending === null ? null : holeOfLetter(view.pits, game.pending),
    chosen: holes(moving ? [] : hiddenChoices(view)),
    foretold: looked && marksOf(view.pits, looked),
    hinted: hinted === undefined ? null : holeOfLetter(view.pits, hinted),
    stepMs: app.stepTime(),
    moving,
    onPit: app.pick,
    onLook: (hole, touch) => dispatch({ type: 'look', hole, touch }),
    onTap: app.skip,
  });
}

/** Two at one screen: what one chooses must not show. @param {GameView} view */
const isSecret = ({ you, state }) => you === 'both' && state.phase === 'opening';

/** @param {number} pits @param {PitPreview} preview */
function marksOf(pits, { pit, last, gained }) {
  return { hole: holeOfPlace(pits, last), store: storeOf(pits, sideOfLetter(pit)), gained };
}
