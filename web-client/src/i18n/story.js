// @ts-check
// What happened, in words: the status line, which is also what a screen reader hears, once a
// sowing. Names of players as they are said in a sentence.

import { never } from '../never.js';
import { holeOfLetter, pitNumber } from '../state/ring.js';
import { errorText } from './index.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('./index.js').MessageKey} MessageKey */
/** @typedef {import('../state/game.js').GameState} GameState */
/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Player} Player */
/** @typedef {import('../protocol/types.js').Level} Level */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('../protocol/types.js').Sown} Sown */

/** @param {Translate} t @param {Level} level */
export function levelName(t, level) {
  switch (level) {
    case 'easy':
      return t('level_easy');
    case 'normal':
      return t('level_normal');
    case 'expert':
      return t('level_expert');
    default:
      return level;
  }
}

/** The name within a sentence, with the level. @param {Translate} t @param {Player} player */
export function playerName(t, player) {
  if (player.kind === 'human') return player.name;
  return player.kind === 'open'
    ? ''
    : t('computer_named', { level: levelName(t, player.level) });
}

/**
 * The name of a side as a sentence begins with it.
 * @param {Translate} t @param {GameView} view @param {Side} side
 */
export function sideName(t, view, side) {
  if (view.mode === 'same_screen') return t(side === 'south' ? 'player_1' : 'player_2');
  if (view.you === side) return t('you');
  const player = view.players[side];
  return player.kind === 'human' ? player.name : t('the_computer');
}

/** @param {Translate} t @param {GameState} game */
export function story(t, game) {
  const { told, view } = game;
  if (!view) return '';
  switch (told.what) {
    case 'position':
      return view.result ? outcome(t, view) : whoseTurn(t, view, view.state.ply === 0);
    case 'sown':
      return [...sowing(t, view, told.sown), ending(t, view, told.sown)].filter(Boolean).join(' ');
    case 'taken_back':
      return `${t('tell_taken_back', { n: told.plies })} ${whoseTurn(t, view, false)}`;
    case 'level':
      return t('tell_level', { level: levelName(t, told.level) });
    case 'ended':
      return outcome(t, view);
    case 'refused':
      return errorText(t, told.code);
    default:
      return never(told);
  }
}

/** @param {Translate} t @param {GameView} view @param {boolean} first */
function whoseTurn(t, view, first) {
  const side = view.state.to_sow;
  if (side === null) return '';
  if (view.you === side) return t(first ? 'tell_you_first' : 'tell_you_to_sow');
  const name = sideName(t, view, side);
  return t(first ? 'tell_they_first' : 'tell_they_to_sow', { name });
}

/** @param {Translate} t @param {GameView} view @param {Sown} sown */
function sowing(t, view, sown) {
  const own = view.you === sown.side;
  const name = sideName(t, view, sown.side);
  const pit = pitNumber(view.pits, holeOfLetter(view.pits, sown.pit));
  const lines = [t(own ? 'tell_you_sowed' : 'tell_they_sowed', { name, pit })];
  if (sown.lifts.length > 1) lines.push(t('tell_relay', { n: sown.lifts.length }));
  if (sown.gained > 0 && sown.ended !== 'capture') lines.push(t('tell_gained', { n: sown.gained }));
  lines.push(rest(t, sown, own, name));
  if (sown.swept) lines.push(t('tell_swept'));
  else if (sown.passed) lines.push(t('tell_passed'));
  return lines;
}

/** @param {Translate} t @param {Sown} sown @param {boolean} own @param {string} name */
function rest(t, sown, own, name) {
  switch (sown.ended) {
    case 'free_turn':
      if (sown.state.to_sow !== sown.side) return '';
      return t(own ? 'tell_you_free' : 'tell_they_free', { name });
    case 'capture': {
      const n = (sown.capture?.own ?? 0) + (sown.capture?.taken ?? 0);
      return t(own ? 'tell_you_capture' : 'tell_they_capture', { name, n });
    }
    case 'no_capture':
      return t('tell_no_capture');
    case 'mati':
      return t('tell_mati');
    case 'stopped':
      return t('tell_stopped');
    case 'burnt':
      return t('tell_burnt');
    default:
      return never(sown.ended);
  }
}

/** @param {Translate} t @param {GameView} view @param {Sown} sown */
function ending(t, view, sown) {
  const { state } = sown;
  if (view.result && state.ply === view.state.ply) return outcome(t, view);
  const again = sown.ended === 'free_turn' && sown.side === state.to_sow;
  return again ? '' : whoseTurn(t, { ...view, state }, false);
}

/** @param {Translate} t @param {GameView} view */
export function outcome(t, view) {
  const { result } = view;
  if (!result) return '';
  const { south, north } = result.stores;
  const [mine, theirs] = view.you === 'north' ? [north, south] : [south, north];
  return `${verdict(t, view)}, ${t('result_score', { mine, theirs })}.`;
}

/** @param {Translate} t @param {GameView} view */
export function verdict(t, view) {
  const { result, you } = view;
  if (!result) return '';
  if (result.termination === 'aborted') return t('result_aborted');
  if (result.winner === 'draw') return t('result_draw');
  if (result.winner === you) return t('result_you_win');
  return t('result_wins', { name: sideName(t, view, result.winner) });
}
