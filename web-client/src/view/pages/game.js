// @ts-check
// A game: both players, the board between them, what happened in words, and what can be done.

import { html } from 'lit';
import { playerName, sideName } from '../../i18n/names.js';
import { story } from '../../i18n/story.js';
import { foretold } from '../../state/foretold.js';
import { hasBothPlayers } from '../../state/game_view.js';
import { hintNow } from '../../state/hint.js';
import { otherSide } from '../../state/ring.js';
import { storeSideOf } from '../../state/ruleset.js';
import { handsOf } from '../../state/shown.js';
import { isMoving } from '../../state/showing.js';
import { analysisSection } from '../analysis/analysis.js';
import { boardSize } from '../board/board.js';
import { bottomSide, layOut } from '../board/geometry.js';
import { actions, resignDialog } from '../game/actions.js';
import { between } from '../game/between.js';
import { foretoldLine } from '../game/foretold_line.js';
import { hintLine } from '../game/hint_line.js';
import { invite } from '../game/invite.js';
import { liveBoard } from '../game/live_board.js';
import { matchLine } from '../game/match.js';
import { plate } from '../game/plate.js';
import { pageLink } from '../link.js';
import { recordExport } from '../record_export.js';
import { levelMenu, result } from '../result.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../state/game.js').GameState} GameState */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../protocol/types.js').Side} Side */
/** @typedef {import('../../state/shown.js').Shown} Shown */

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
  const far = otherSide(near);
  const storeSide = storeSideOf(state.packs, view.ruleset.pack);
  const geometry = layOut({
    pits: view.pits,
    bottom: near,
    storeSide,
    upright: state.media.narrow,
  });
  return html`
    <h1 class="unseen">${title(t, view, far)}</h1>
    <div class="table table-game ${storeSide === 'left' ? 'table-mirrored' : ''}"
      data-ply=${view.state.ply} ${boardSize(geometry)}>
      ${plate(context, game, view, shown, far)}
      ${liveBoard(context, game, view, shown, geometry)}
      ${plate(context, game, view, shown, near)}
      ${told(context, game, view, shown)}
      ${overBoard(context, game, view)}
    </div>
    ${view.result && !isMoving(game) ? afterwards(context, view) : ''}
    ${state.dialog === 'resign' ? resignDialog(context, view) : ''}
    ${state.dialog === 'level' ? levelMenu(context, view) : ''}`;
}

/** What a finished game leaves. @param {Context} context @param {GameView} view */
const afterwards = (context, view) =>
  html`${analysisSection(context, view)}${recordExport(context, view.game)}`;

/** @param {Context['t']} t @param {GameView} view @param {Side} far */
function title(t, view, far) {
  if (view.mode === 'same_screen') return t('same_screen');
  if (!hasBothPlayers(view)) return t('people_title');
  return t('against', { name: playerName(t, view.players[far]) });
}

/** @param {Context} context @param {GameState} game @param {GameView} view @param {Shown} shown */
function told(context, game, view, shown) {
  const { state, t } = context;
  const moving = isMoving(game);
  // A phone has room for one of them.
  const helped = (view.preview && foretold(game, state.look) !== null) || hintNow(game) !== null;
  const quiet = moving || (state.media.narrow && helped);
  return html`
    <div class="told">
      ${matchLine(context, view)}
      <p class="status ${quiet ? 'unseen' : ''}" role="status" data-told=${game.told.seq}>${story(t, game)}</p>
      ${moving ? ticker(t, view, shown) : html`${hintLine(context, game, view)}${foretoldLine(context, game, view)}`}
    </div>`;
}

/**
 * What the hands hold, for the eye; the status line tells the whole afterwards.
 * @param {Context['t']} t @param {GameView} view @param {Shown} shown
 */
function ticker(t, view, shown) {
  const hands = handsOf(shown);
  const texts = hands.map(({ side, seeds, lap }) =>
    hands.length > 1
      ? `${sideName(t, view, side)}: ${t('in_hand', { n: seeds })}`
      : `${t('in_hand', { n: seeds })}, ${t('lap_n', { n: lap })}`,
  );
  return html`<p class="ticker" aria-hidden="true">${texts.join(' · ')}<small>${t('tap_to_skip')}</small></p>`;
}

/**
 * What waits for an answer lies over the board; otherwise the actions beside it.
 * @param {Context} context @param {GameState} game @param {GameView} view
 */
function overBoard(context, game, view) {
  if (isMoving(game)) return actions(context, game, view);
  if (view.result) return result(context, game, view);
  if (!hasBothPlayers(view)) return html`${invite(context, view)}${actions(context, game, view)}`;
  if (view.state.phase === 'round_over')
    return html`${between(context, view)}${actions(context, game, view)}`;
  return actions(context, game, view);
}
