// @ts-check
// The analysis of a finished game: how far it has come, what it found, and which board of it is
// looked at. Pure; analysis.js at the root asks the server.

import { never } from '../never.js';

/** @typedef {import('../net/api.js').Problem} Problem */
/** @typedef {import('../protocol/analysis_types.js').Analysis} Result */
/** @typedef {import('../protocol/analysis_types.js').Analysing} Analysing */
/** @typedef {import('../protocol/analysis_types.js').Decision} Decision */
/** @typedef {import('../protocol/study_types.js').Standing} Standing */
/** @typedef {import('../protocol/types.js').Board} Board */

/** @typedef {'turn'|'best'} Line the sowings that were made, or the best ones */

/**
 * @typedef {object} Analysis
 * @property {string|null} game whose analysis it is
 * @property {'idle'|'running'|'ready'|'failed'} phase
 * @property {{done: number, of: number}|null} progress
 * @property {Result|null} result
 * @property {(Problem & {retryMs?: number})|null} problem
 * @property {number} at the decision that is looked at
 * @property {Line} line
 * @property {number} step sowings of the line that are shown; 0 is the board before the turn
 */

/**
 * @typedef {{type: 'ask', game: string}
 *   | {type: 'progress', progress: Analysing}
 *   | {type: 'ready', result: Result}
 *   | {type: 'failed', problem: Problem & {retryMs?: number}}
 *   | {type: 'close'}
 *   | {type: 'look', at: number}
 *   | {type: 'line', line: Line}
 *   | {type: 'step', step: number}} AnalysisAction
 */

/** @type {Analysis} */
export const NO_ANALYSIS = {
  game: null,
  phase: 'idle',
  progress: null,
  result: null,
  problem: null,
  at: 0,
  line: 'best',
  step: 0,
};

/** @param {Analysis} analysis @param {AnalysisAction} action @returns {Analysis} */
export function reduceAnalysis(analysis, action) {
  switch (action.type) {
    case 'ask':
      return { ...NO_ANALYSIS, game: action.game, phase: 'running' };
    case 'progress': {
      const { done, of } = action.progress;
      return { ...analysis, progress: { done: Math.min(done, of), of } };
    }
    case 'ready': {
      const { result } = action;
      const at = within(result.turning_point ?? 0, result.decisions.length);
      return { ...analysis, phase: 'ready', progress: null, result, at };
    }
    case 'failed':
      return { ...analysis, phase: 'failed', progress: null, problem: action.problem };
    case 'close':
      return NO_ANALYSIS;
    case 'look':
      return {
        ...analysis,
        at: within(action.at, analysis.result?.decisions.length ?? 0),
        line: 'best',
        step: 0,
      };
    case 'line':
      return { ...analysis, line: action.line, step: 0 };
    case 'step':
      return { ...analysis, step: within(action.step, countOf(analysis)) };
    default:
      return never(action);
  }
}

/** The analysis as far as it is of that game. @param {Analysis} analysis @param {string} game */
export const analysisOf = (analysis, game) => (analysis.game === game ? analysis : NO_ANALYSIS);

/** @param {Analysis} analysis @returns {Decision|null} */
export const shownDecision = ({ result, at }) => result?.decisions[at] ?? null;

/** The letters of the line that is looked at. @param {Decision} decision @param {Line} line */
export const lettersOf = (decision, line) => decision[line];

/** How many boards the line has, the one before the turn included. @param {Analysis} analysis */
export function countOf(analysis) {
  const decision = shownDecision(analysis);
  return decision ? lettersOf(decision, analysis.line).length + 1 : 0;
}

/** @param {Decision} decision @param {Line} line @param {number} step @returns {Board} */
export function boardAt(decision, line, step) {
  const boards = line === 'best' ? decision.best_boards : decision.turn_boards;
  return (step > 0 ? boards[step - 1] : undefined) ?? decision.board;
}

/** What one step brought home. @param {Decision} decision @param {Line} line @param {number} step */
export function gainedAt(decision, line, step) {
  const store = (/** @type {number} */ at) => boardAt(decision, line, at)[decision.side].store;
  return store(step) - store(step - 1);
}

/**
 * How far an analysis has come, in quarters: what is said aloud, so that it isn't said at every turn.
 * @param {{done: number, of: number}|null} progress
 */
export const quartersOf = (progress) =>
  progress && progress.of > 0 ? Math.floor((4 * progress.done) / progress.of) : 0;

/** @param {number} at @param {number} count */
const within = (at, count) => Math.max(0, Math.min(at, count - 1));
