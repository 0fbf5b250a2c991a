// @ts-check
// What a person looks at: packs side by side, two readings on two boards, a pasted record, the
// guided sowings. Pure; study.js at the root asks the server.

import { never } from '../never.js';
import { framesOf } from './comparison.js';

/** @typedef {import('../protocol/study_types.js').Reading} Reading */
/** @typedef {import('../protocol/study_types.js').Comparison} Comparison */
/** @typedef {import('../protocol/study_types.js').Replay} Replay */
/** @typedef {import('../protocol/study_types.js').Standing} Standing */
/** @typedef {import('../protocol/types.js').Level} Level */
/** @typedef {import('../net/api.js').Problem} Problem */
/** @typedef {{left: Reading, right: Reading, seed: number}} Question */

/**
 * A comparison that was asked for. `key` says where on the page it stands.
 * @typedef {object} Compared
 * @property {string} key
 * @property {Question} question
 * @property {Comparison|null} answer
 * @property {Problem|null} problem
 * @property {number} at the frame that is shown
 */

/**
 * @typedef {object} PastedRecord
 * @property {string} text
 * @property {string} pack for a position, which names none itself
 * @property {boolean} busy
 * @property {Replay|null} replay
 * @property {Problem|null} problem
 * @property {number} at the step that is shown; 0 is the start
 * @property {'same_screen'|Level} opponent of a game that goes on from there
 */

/**
 * @typedef {object} Study
 * @property {string} against the pack that others are held against
 * @property {string[]|null} columns packs beside it; null: as many as the screen has room for
 * @property {boolean} onlyDifferent
 * @property {string} pack the one that is shown by itself
 * @property {Question} free
 * @property {Compared|null} compared
 * @property {PastedRecord} record
 * @property {{game: string, ok: boolean}|null} copied the record that was to be copied last
 * @property {{game: string|null, at: number, busy: boolean}} lesson the game of the guided sowing `at`
 */

/**
 * @typedef {{type: 'table', patch: Partial<Pick<Study, 'against'|'columns'|'onlyDifferent'|'pack'>>}
 *   | {type: 'free', patch: Partial<Question>}
 *   | {type: 'compare', key: string, question: Question}
 *   | {type: 'compared', key: string, answer: Comparison}
 *   | {type: 'not_compared', key: string, problem: Problem}
 *   | {type: 'close_comparison'}
 *   | {type: 'frame', at: number}
 *   | {type: 'record', patch: Partial<PastedRecord>}
 *   | {type: 'copied', game: string, ok: boolean}
 *   | {type: 'lesson', patch: Partial<Study['lesson']>}} StudyAction
 */

/** @returns {Study} */
export function openStudy() {
  return {
    against: 'tradisional',
    columns: null,
    onlyDifferent: false,
    pack: 'tradisional',
    free: {
      left: { pack: 'tradisional', clauses: {} },
      right: { pack: 'congkak-melayu', clauses: {} },
      seed: 1,
    },
    compared: null,
    record: {
      text: '',
      pack: 'tradisional',
      busy: false,
      replay: null,
      problem: null,
      at: 0,
      opponent: 'same_screen',
    },
    copied: null,
    lesson: { game: null, at: 0, busy: false },
  };
}

/** @param {Study} study @param {StudyAction} action @returns {Study} */
export function reduceStudy(study, action) {
  switch (action.type) {
    case 'table':
      return { ...study, ...action.patch };
    case 'free':
      return { ...study, free: { ...study.free, ...action.patch } };
    case 'compare': {
      const { key, question } = action;
      return { ...study, compared: { key, question, answer: null, problem: null, at: 0 } };
    }
    case 'compared':
      return onCompared(study, action.key, (compared) => ({
        ...compared,
        answer: action.answer,
        at: framesOf(action.answer).length - 1,
      }));
    case 'not_compared':
      return onCompared(study, action.key, (compared) => ({
        ...compared,
        problem: action.problem,
      }));
    case 'close_comparison':
      return { ...study, compared: null };
    case 'frame': {
      const { compared } = study;
      if (!compared?.answer) return study;
      const at = within(action.at, framesOf(compared.answer).length);
      return { ...study, compared: { ...compared, at } };
    }
    case 'record':
      return { ...study, record: patched(study.record, action.patch) };
    case 'copied':
      return { ...study, copied: { game: action.game, ok: action.ok } };
    case 'lesson':
      return { ...study, lesson: { ...study.lesson, ...action.patch } };
    default:
      return never(action);
  }
}

/** The board at one step of a record. @param {Replay} replay @param {number} at @returns {Standing} */
export const shownStanding = ({ start, steps }, at) => steps[at - 1] ?? start;

/**
 * An answer to a question that is no longer asked changes nothing.
 * @param {Study} study @param {string} key @param {(compared: Compared) => Compared} change
 * @returns {Study}
 */
function onCompared(study, key, change) {
  const { compared } = study;
  return compared?.key === key ? { ...study, compared: change(compared) } : study;
}

/** @param {PastedRecord} record @param {Partial<PastedRecord>} patch @returns {PastedRecord} */
function patched(record, patch) {
  const next = { ...record, ...patch };
  return { ...next, at: within(next.at, (next.replay?.steps.length ?? 0) + 1) };
}

/** @param {number} at @param {number} count */
const within = (at, count) => Math.max(0, Math.min(at, count - 1));
