// @ts-check
// The HTTP API. Expected refusals come back as values; nothing here throws.

import { commandId } from '../protocol/command_id.js';

/** @typedef {import('../protocol/types.js').Account} Account */
/** @typedef {import('../protocol/types.js').LeaderboardPage} LeaderboardPage */
/** @typedef {import('../protocol/types.js').Pack} Pack */
/** @typedef {import('../protocol/types.js').ClauseInfo} ClauseInfo */
/** @typedef {import('../protocol/types.js').LevelInfo} LevelInfo */

/** @typedef {import('../protocol/analysis_types.js').Analysis} Analysis */
/** @typedef {import('../protocol/analysis_types.js').Analysing} Analysing */
/** @typedef {import('../protocol/study_types.js').Comparison} Comparison */
/** @typedef {import('../protocol/study_types.js').Replay} Replay */

/**
 * Why the server refused. `line` and `column`, from 1, where a text is to blame.
 * @typedef {object} Problem
 * @property {string} code
 * @property {string|null} field
 * @property {string} message in English
 * @property {number|null} line
 * @property {number|null} column
 */

/**
 * `retryMs`: when to ask again, where the server says so.
 * @template T
 * @typedef {({ok: true, data: T} | ({ok: false} & Problem)) & {retryMs?: number}} Answer
 */

/** @type {Problem} */
const OFFLINE = { code: 'offline', field: null, message: '', line: null, column: null };

/**
 * @param {typeof fetch} send
 */
export function createApi(send) {
  /**
   * @template T
   * @param {'GET'|'POST'|'DELETE'} method @param {string} path
   * @param {object|null} [body] @param {string|null} [key]
   * @param {Pick<RequestInit, 'signal'|'keepalive'>} [how]
   * @returns {Promise<Answer<T>>}
   */
  async function call(method, path, body = null, key = null, how = {}) {
    /** @type {Record<string, string>} */
    const headers = { Accept: 'application/json' };
    if (body) headers['Content-Type'] = 'application/json';
    if (key) headers['Idempotency-Key'] = key;
    try {
      const response = await send(`/api/v1${path}`, {
        method,
        headers,
        credentials: 'same-origin',
        ...(body ? { body: JSON.stringify(body) } : {}),
        ...how,
      });
      const text = await response.text();
      const data = text ? JSON.parse(text) : null;
      const retry = retryOf(response);
      if (response.ok) return { ok: true, data, ...retry };
      return { ok: false, ...OFFLINE, code: 'internal', ...data?.error, ...retry };
    } catch {
      return { ok: false, ...OFFLINE };
    }
  }

  /** @param {string} path @returns {Promise<string|null>} nothing where it can't be had */
  async function text(path) {
    try {
      const response = await send(`/api/v1${path}`, { credentials: 'same-origin' });
      return response.ok ? await response.text() : null;
    } catch {
      return null;
    }
  }

  return {
    /** @returns {Promise<Answer<Account>>} */
    me: () => call('GET', '/me'),
    /** @returns {Promise<Answer<Account>>} */
    guest: () => call('POST', '/guest', {}, commandId()),
    /** @param {string} name @param {string} password @returns {Promise<Answer<Account>>} */
    signup: (name, password) => call('POST', '/signup', { name, password }, commandId()),
    /** @param {string} name @param {string} password @returns {Promise<Answer<Account>>} */
    login: (name, password) => call('POST', '/login', { name, password }),
    /** @returns {Promise<Answer<null>>} */
    logout: () => call('POST', '/logout', {}),
    /** @returns {Promise<Answer<{packs: Pack[], clauses: ClauseInfo[]}>>} */
    rulesets: () => call('GET', '/rulesets'),
    /** @returns {Promise<Answer<{levels: LevelInfo[]}>>} */
    levels: () => call('GET', '/levels'),
    /**
     * Where two readings part, played from a seed.
     * @param {string} left @param {string} right as readingText() writes them @param {number} seed
     * @returns {Promise<Answer<Comparison>>}
     */
    compare: (left, right, seed) =>
      call('GET', `/compare?${new URLSearchParams({ left, right, seed: String(seed) })}`),
    /**
     * @param {{record: string} | {position: string, pack: string, clauses: object}} what
     * @returns {Promise<Answer<Replay>>}
     */
    replay: (what) => call('POST', '/replay', what),
    /** @param {string} game its record as text @returns {Promise<string|null>} */
    record: (game) => text(`/games/${game}/record`),
    /**
     * Starts it, or says how far it has come, or what it found.
     * @param {string} game @param {AbortSignal} signal
     * @returns {Promise<Answer<Analysis|Analysing>>}
     */
    analysis: (game, signal) => call('GET', `/games/${game}/analysis`, null, null, { signal }),
    /** Also when the page is closed. @param {string} game @returns {Promise<Answer<null>>} */
    stopAnalysis: (game) =>
      call('DELETE', `/games/${game}/analysis`, null, null, { keepalive: true }),
    /** @param {string|null} after @returns {Promise<Answer<LeaderboardPage>>} */
    leaderboard: (after) =>
      call('GET', `/leaderboard?limit=25${after ? `&after=${encodeURIComponent(after)}` : ''}`),
  };
}

/** @param {Response} response */
function retryOf({ headers }) {
  const seconds = Number(headers.get('Retry-After') ?? NaN);
  return Number.isFinite(seconds) ? { retryMs: 1000 * seconds } : {};
}
