// @ts-check
// Reads a frame of the server. The server is trusted to send what docs/protocol.md says; a frame
// of a type that this page doesn't know (a newer server) or that isn't JSON is left out.

/** @typedef {import('./types.js').ServerMessage} ServerMessage */
/** @typedef {import('./types.js').GameEvent} GameEvent */

/** @type {ReadonlySet<string>} */
const GAME_EVENTS = new Set([
  'snapshot',
  'sown',
  'taken_back',
  'level_changed',
  'ended',
  'chosen',
  'opened',
  'round_started',
  'stop_offered',
  'joined',
]);
/** @type {ReadonlySet<string>} */
const OTHERS = new Set([
  'ok',
  'error',
  'ping',
  'pong',
  'games',
  'points',
  'leaderboard',
  'choice',
  'preview',
]);

/**
 * @param {string} text
 * @returns {ServerMessage|null}
 */
export function decode(text) {
  /** @type {unknown} */
  let message;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof message !== 'object' || message === null || !('type' in message)) return null;
  const { type } = message;
  if (typeof type !== 'string') return null;
  if (GAME_EVENTS.has(type)) {
    const versioned = 'version' in message && Number.isSafeInteger(message.version);
    const named = 'game' in message && typeof message.game === 'string';
    return versioned && named ? /** @type {ServerMessage} */ (message) : null;
  }
  return OTHERS.has(type) ? /** @type {ServerMessage} */ (message) : null;
}

/**
 * @param {ServerMessage} message
 * @returns {message is GameEvent}
 */
export function isGameEvent(message) {
  return GAME_EVENTS.has(message.type);
}
