// @ts-check
// One turn of an analysed game: its board, the sowings that were made and the best ones, step by
// step. The pit that is sown next is pointed out.

import { html } from 'lit';
import { stepText } from '../../i18n/decision_text.js';
import { sideName } from '../../i18n/names.js';
import { boardAt, countOf, lettersOf } from '../../state/analysis.js';
import { holeOfLetter } from '../../state/ring.js';
import { storeSideOf } from '../../state/ruleset.js';
import { bottomSide } from '../board/geometry.js';
import { stillBoard } from '../board/still_board.js';
import { choice } from '../choice.js';
import { stepper } from '../stepper.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/analysis_types.js').Decision} Decision */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../state/analysis.js').Analysis} Analysis */
/** @typedef {import('../../state/analysis.js').AnalysisAction} AnalysisAction */

/** @param {Context} context @param {GameView} view @param {Analysis} analysis @param {Decision} turn */
export function decision(context, view, analysis, turn) {
  const { t, dispatch } = context;
  const { at, line, step } = analysis;
  const act = (/** @type {AnalysisAction} */ action) => dispatch({ type: 'analysis', action });
  const same = turn.turn.join('') === turn.best.join('');
  const title = t('decision_turn_of', { turn: at + 1, name: sideName(t, view, turn.side) });
  return html`
    <section class="decision" aria-labelledby="decision-title">
      <h3 id="decision-title">${title}</h3>
      <p class="compared-told" role="status">${stepText(t, turn, line, step)}</p>
      ${decisionBoard(context, view, analysis, turn)}
      ${stepper({
        t,
        at: step,
        count: countOf(analysis),
        onGo: (to) => act({ type: 'step', step: to }),
        lastText: t('decision_end'),
      })}
      ${
        same
          ? ''
          : choice({
              name: 'analysis-line',
              legend: t('decision_line'),
              value: line,
              options: [
                { value: 'turn', text: t('decision_line_turn') },
                { value: 'best', text: t('decision_line_best') },
              ],
              onPick: (value) => act({ type: 'line', line: value }),
            })
      }
    </section>`;
}

/** @param {Context} context @param {GameView} view @param {Analysis} analysis @param {Decision} turn */
function decisionBoard({ state, t }, view, { line, step }, turn) {
  const next = lettersOf(turn, line)[step];
  const board = boardAt(turn, line, step);
  return stillBoard({
    t,
    standing: { position: '', board, to_sow: next === undefined ? null : turn.side },
    storeSide: storeSideOf(state.packs, view.ruleset.pack),
    narrow: state.media.narrow,
    bottom: bottomSide(view.you),
    nameOf: (side) => sideName(t, view, side),
    marked: new Set(next === undefined ? [] : [holeOfLetter(view.pits, next)]),
  });
}
