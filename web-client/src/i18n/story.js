// @ts-check
// What happened, in words: the status line, which is also what a screen reader hears, once a
// sowing.

import { never } from '../never.js';
import { holeOfLetter, pitNumber } from '../state/ring.js';
import { errorText } from './index.js';
import { levelName, ownFirst, sideName } from './names.js';
import { openingLines } from './opening_story.js';
import { roundOver, roundStarted, stopOffered } from './round_story.js';
import { whoseTurn } from './turn.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('../state/game.js').GameState} GameState */
/** @typedef {import('../protocol/types.js').GameView} GameView */
/** @typedef {import('../protocol/types.js').Side} Side */
/** @typedef {import('../protocol/types.js').Sowing} Sowing */
/** @typedef {import('../protocol/types.js').State} State */

/** @param {Translate} t @param {GameState} game */
export function story(t, game) {
  const { told, view } = game;
  if (!view) return '';
  switch (told.what) {
    case 'position':
      return standing(t, view);
    case 'sown': {
      const { sowing: sown, state } = told;
      return sentences([...sowing(t, view, sown, state), ending(t, view, sown, state)]);
    }
    case 'opened': {
      const lines = openingLines(t, view, told.opened, told.state);
      return sentences([...lines, standing(t, at(view, told.state))]);
    }
    case 'round_started':
      return roundStarted(t, view, told.state, told.round);
    case 'taken_back':
      return sentences([t('tell_taken_back', { n: told.plies }), whoseTurn(t, view, false)]);
    case 'level':
      return t('tell_level', { level: levelName(t, told.level) });
    case 'chosen':
      return whoseTurn(t, view, false);
    case 'stop_offered':
      return stopOffered(t, view, told.side);
    case 'joined':
      return sentences([joined(t, view, told.side), whoseTurn(t, view, true)]);
    case 'ended':
      return outcome(t, view);
    case 'refused':
      return errorText(t, told.code);
    default:
      return never(told);
  }
}

/** @param {readonly string[]} lines */
const sentences = (lines) => lines.filter(Boolean).join(' ');

/** The view as it was told, which may have moved on. @param {GameView} view @param {State} state */
const at = (view, state) =>
  state.ply === view.state.ply ? view : { ...view, state, result: null };

/** How things stand. @param {Translate} t @param {GameView} view */
function standing(t, view) {
  if (view.result) return outcome(t, view);
  if (view.state.phase === 'round_over') return roundOver(t, view, view.state);
  return whoseTurn(t, view, view.state.ply === 0);
}

/** @param {Translate} t @param {GameView} view @param {Side} side */
const joined = (t, view, side) =>
  t(view.you === side ? 'joined_you' : 'joined_they', { name: sideName(t, view, side) });

/** @param {Translate} t @param {GameView} view @param {Sowing} sown @param {State} state after it */
function sowing(t, view, sown, state) {
  const own = view.you === sown.side;
  const name = sideName(t, view, sown.side);
  const pit = pitNumber(view.pits, holeOfLetter(view.pits, sown.pit));
  const lines = [t(own ? 'tell_you_sowed' : 'tell_they_sowed', { name, pit })];
  if (sown.lifts.length > 1) lines.push(t('tell_relay', { n: sown.lifts.length }));
  if (sown.gained > 0 && sown.ended !== 'capture') lines.push(t('tell_gained', { n: sown.gained }));
  if (sown.forfeited > 0) lines.push(t('tell_forfeited', { n: sown.forfeited }));
  lines.push(rest(t, sown, state, name, own));
  if (sown.swept) lines.push(t('tell_swept'));
  else if (sown.passed) lines.push(t('tell_passed'));
  return lines;
}

/**
 * @param {Translate} t @param {Sowing} sown @param {State} state @param {string} name
 * @param {boolean} own
 */
function rest(t, sown, state, name, own) {
  switch (sown.ended) {
    case 'free_turn':
      if (state.to_sow !== sown.side) return '';
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

/** @param {Translate} t @param {GameView} view @param {Sowing} sown @param {State} state */
function ending(t, view, sown, state) {
  const again = sown.ended === 'free_turn' && sown.side === state.to_sow;
  return again ? '' : standing(t, at(view, state));
}

/** @param {Translate} t @param {GameView} view */
export function outcome(t, view) {
  const { result } = view;
  if (!result) return '';
  return `${verdict(t, view)}, ${t('result_score', ownFirst(view, result.score))}.`;
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
