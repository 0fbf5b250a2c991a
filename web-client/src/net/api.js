// @ts-check
// The HTTP API. Expected refusals come back as values; nothing here throws.

import { commandId } from '../protocol/command_id.js';

/** @typedef {import('../protocol/types.js').Account} Account */
/** @typedef {import('../protocol/types.js').LeaderboardPage} LeaderboardPage */
/** @typedef {import('../protocol/types.js').Pack} Pack */
/** @typedef {import('../protocol/types.js').ClauseInfo} ClauseInfo */
/** @typedef {import('../protocol/types.js').LevelInfo} LevelInfo */

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
 * @template T
 * @typedef {{ok: true, data: T} | ({ok: false} & Problem)} Answer
 */

/** @type {Problem} */
const OFFLINE = { code: 'offline', field: null, message: '', line: null, column: null };

/**
 * @param {typeof fetch} send
 */
export function createApi(send) {
  /**
   * @template T
   * @param {'GET'|'POST'} method @param {string} path @param {object} [body] @param {string} [key]
   * @returns {Promise<Answer<T>>}
   */
  async function call(method, path, body, key) {
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
      });
      const text = await response.text();
      const data = text ? JSON.parse(text) : null;
      if (response.ok) return { ok: true, data };
      return { ok: false, ...OFFLINE, code: 'internal', ...data?.error };
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
    /** @param {string|null} after @returns {Promise<Answer<LeaderboardPage>>} */
    leaderboard: (after) =>
      call('GET', `/leaderboard?limit=25${after ? `&after=${encodeURIComponent(after)}` : ''}`),
  };
}
