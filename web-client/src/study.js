// @ts-check
// What looking and learning cost the server: comparisons, records step by step, the game of the
// guided sowings, games that go on from a position. Knows no DOM.

import { LESSONS, LESSON_PACK } from './state/lesson.js';
import { readingText } from './state/reading.js';
import { shownStanding } from './state/study.js';

/** @typedef {import('./state/app.js').AppState} AppState */
/** @typedef {import('./state/app.js').AppAction} AppAction */
/** @typedef {import('./state/route.js').Route} Route */
/** @typedef {import('./state/study.js').StudyAction} StudyAction */
/** @typedef {import('./state/study.js').Question} Question */
/** @typedef {import('./net/commands.js').Reply} Reply */
/** @typedef {import('./moves.js').LinkHandle} LinkHandle */
/** @typedef {ReturnType<typeof import('./net/api.js').createApi>} Api */

/**
 * @param {object} parts
 * @param {() => AppState} parts.get
 * @param {(action: AppAction) => void} parts.dispatch
 * @param {Api} parts.api
 * @param {LinkHandle['send']} parts.send
 * @param {() => Promise<boolean>} parts.ensureAccount
 * @param {(reply: Reply) => void} parts.enter opens the game of a reply
 * @param {(route: Route) => void} parts.go
 * @param {(text: string) => Promise<boolean>} parts.copyText says whether it worked
 */
export function createStudy({ get, dispatch, api, send, ensureAccount, enter, go, copyText }) {
  const study = (/** @type {StudyAction} */ action) => dispatch({ type: 'study', action });

  /**
   * Shows where two readings part, at one place of the page; a comparison elsewhere closes.
   * @param {string} key @param {Question} question
   */
  async function compare(key, question) {
    study({ type: 'compare', key, question });
    const { left, right, seed } = question;
    const answer = await api.compare(readingText(left), readingText(right), seed);
    if (get().study.compared?.question !== question) return;
    if (answer.ok) study({ type: 'compared', key, answer: answer.data });
    else study({ type: 'not_compared', key, problem: answer });
  }

  /** Reads the pasted text as a record, or as a position of the chosen pack. */
  async function lookAtRecord() {
    const { text, pack, busy } = get().study.record;
    if (busy) return;
    study({ type: 'record', patch: { busy: true, problem: null, replay: null } });
    const what = isRecord(text) ? { record: text } : { position: text.trim(), pack, clauses: {} };
    const answer = await api.replay(what);
    const patch = answer.ok
      ? { replay: answer.data, at: answer.data.steps.length }
      : { problem: answer };
    study({ type: 'record', patch: { busy: false, ...patch } });
  }

  /** Opens a game's record on the page of records. @param {string} game */
  async function lookAtGame(game) {
    const text = await api.record(game);
    if (text === null) {
      dispatch({ type: 'trouble', code: 'offline' });
      return;
    }
    study({ type: 'record', patch: { text, problem: null, replay: null } });
    go({ page: 'records' });
    await lookAtRecord();
  }

  /** @param {string} game */
  async function copyRecord(game) {
    const text = await api.record(game);
    const ok = text !== null && (await copyText(text));
    study({ type: 'copied', game, ok });
  }

  /** A game from the board that is shown of the record. */
  async function playFromRecord() {
    const { replay, at, opponent } = get().study.record;
    if (!replay || get().starting) return;
    const { pack, clauses } = replay;
    const { position } = shownStanding(replay, at);
    const against =
      opponent === 'same_screen'
        ? { opponent }
        : { opponent: 'computer', level: opponent, starts: 'you' };
    dispatch({ type: 'starting', on: true });
    const reply = await create({ ...against, pack, clauses, position });
    if (reply) enter(reply);
    dispatch({ type: 'starting', on: false });
  }

  /** Sets up the board of a guided sowing; an earlier one is given up. @param {number} at */
  async function startLesson(at) {
    if (get().study.lesson.busy) return;
    study({ type: 'lesson', patch: { busy: true } });
    const position = LESSONS[at]?.position;
    const reply = await create({ opponent: 'same_screen', pack: LESSON_PACK, position });
    study({ type: 'lesson', patch: { busy: false } });
    if (!reply) return;
    if (!reply.ok) {
      dispatch({ type: 'trouble', code: reply.code });
      return;
    }
    giveUpLesson();
    study({ type: 'lesson', patch: { game: reply.data.game, at } });
    if (get().route.page === 'how_to_play') dispatch({ type: 'open_game', id: reply.data.game });
    else giveUpLesson();
  }

  /** @param {object} data @returns {Promise<Reply|null>} */
  async function create(data) {
    if (!(await ensureAccount())) return null;
    return send({ type: 'create', data: { ...data, ranked: false } }, { keep: true });
  }

  function giveUpLesson() {
    const { game } = get().study.lesson;
    if (!game) return;
    study({ type: 'lesson', patch: { game: null } });
    void send({ type: 'resign', game }, { keep: true });
  }

  /** Leaving the lesson gives its game up, unless it is the one that is gone on with. @param {Route} route */
  function arrived(route) {
    const { game } = get().study.lesson;
    if (route.page === 'how_to_play' || !game) return;
    if (route.page === 'game' && route.id === game) study({ type: 'lesson', patch: { game: null } });
    else giveUpLesson();
  }

  return { compare, lookAtRecord, lookAtGame, copyRecord, playFromRecord, startLesson, arrived };
}

/** A record begins with a tag; a position with numbers. @param {string} text */
export const isRecord = (text) => text.trimStart().startsWith('[');
