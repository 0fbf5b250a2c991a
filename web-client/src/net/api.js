// @ts-check
// The HTTP API. Expected refusals come back as values; nothing here throws.

import { commandId } from '../protocol/command_id.js';

/** @typedef {import('../protocol/types.js').Account} Account */
/** @typedef {import('../protocol/types.js').LeaderboardPage} LeaderboardPage */
/** @typedef {import('../protocol/types.js').Pack} Pack */
/** @typedef {import('../protocol/types.js').LevelInfo} LevelInfo */

/**
 * @template T
 * @typedef {{ok: true, data: T} | {ok: false, code: string, field: string|null}} Answer
 */

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
      const { code = 'internal', field = null } = data?.error ?? {};
      return { ok: false, code, field };
    } catch {
      return { ok: false, code: 'offline', field: null };
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
    /** @returns {Promise<Answer<{packs: Pack[]}>>} */
    rulesets: () => call('GET', '/rulesets'),
    /** @returns {Promise<Answer<{levels: LevelInfo[]}>>} */
    levels: () => call('GET', '/levels'),
    /** @param {string|null} after @returns {Promise<Answer<LeaderboardPage>>} */
    leaderboard: (after) =>
      call('GET', `/leaderboard?limit=25${after ? `&after=${encodeURIComponent(after)}` : ''}`),
  };
}
