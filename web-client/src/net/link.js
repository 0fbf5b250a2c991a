// @ts-check
// The WebSocket: hello, heartbeat, coming back, and commands that survive a dropped connection.
//
// A command that changes something keeps its id until the server has answered it and is sent again
// after every reconnection; the server plays it once. Other commands are answered `offline` when
// the connection drops. The link decodes frames and hands them on in order; it decides nothing.

import { commandId } from '../protocol/command_id.js';
import { decode } from '../protocol/decode.js';
import { comebackOf, waitTime } from './backoff.js';

/** @typedef {import('../protocol/types.js').ServerMessage} ServerMessage */
/** @typedef {import('../protocol/types.js').HelloReply} HelloReply */
/** @typedef {import('../protocol/types.js').OkReply} OkReply */
/** @typedef {import('../protocol/types.js').ErrorReply} ErrorReply */
/** @typedef {import('../state/app.js').Link} LinkPhase */

export const CLIENT_VERSION = '0.1.0';
/** Milliseconds for a connection to open. */
const CONNECT_PATIENCE = 8000;

/** @typedef {{type: string, game?: string, data?: object}} Command */
/** @typedef {{ok: true, data: any} | {ok: false, code: string, reply: ErrorReply|null}} Reply */
/** @typedef {{frame: string, keep: boolean, sent: boolean, done: (reply: Reply) => void}} Waiting */

/**
 * @typedef {object} Clock what setTimeout and Math.random are elsewhere
 * @property {(run: () => void, ms: number) => unknown} after
 * @property {(timer: any) => void} cancel
 * @property {() => number} random
 */

/**
 * @typedef {object} LinkOptions
 * @property {() => WebSocket} connect
 * @property {() => {game: string, version: number}[]} resume games on the page and their versions
 * @property {(phase: LinkPhase) => void} onPhase
 * @property {(hello: HelloReply) => void} onHello
 * @property {(message: ServerMessage) => void} onMessage all but replies and pings
 * @property {(code: number) => void} onClose
 * @property {Clock} [clock]
 * @property {() => string} [newId]
 */

/** @type {Clock} */
const REAL_CLOCK = {
  after: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer),
  random: Math.random,
};

/** @param {LinkOptions} options */
export function createLink(options) {
  const { connect, resume, onPhase, onHello, onMessage, onClose } = options;
  const { clock = REAL_CLOCK, newId = commandId } = options;
  /** @type {Map<string, Waiting>} in the order in which they were given */
  const waiting = new Map();
  /** @type {WebSocket|null} */
  let socket = null;
  let greeted = false;
  let attempt = 0;
  let pings = 0;
  let helloId = '';
  /** @type {unknown} */
  let retryTimer = null;
  /** @type {unknown} */
  let pingTimer = null;
  /** @type {unknown} */
  let silenceTimer = null;
  let beat = { interval_ms: 15000, timeout_ms: 40000 };

  function open() {
    clock.cancel(retryTimer);
    retryTimer = null;
    const mine = connect();
    socket = mine;
    greeted = false;
    if (attempt === 0) onPhase({ phase: 'connecting' });
    mine.onopen = () => mine === socket && hello();
    mine.onmessage = (event) => mine === socket && receive(String(event.data));
    mine.onclose = (event) => mine === socket && closed(event.code);
    listen(CONNECT_PATIENCE);
  }

  function hello() {
    helloId = newId();
    const data = { client: CLIENT_VERSION, protocols: ['congkak.v1'], resume: resume() };
    socket?.send(JSON.stringify({ type: 'hello', id: helloId, data }));
  }

  /** @param {string} text */
  function receive(text) {
    listen();
    const message = decode(text);
    if (!message) return;
    switch (message.type) {
      case 'ping':
        socket?.send(JSON.stringify({ type: 'pong', data: { n: message.data.n } }));
        return;
      case 'pong':
        return;
      case 'ok':
      case 'error':
        replied(message);
        return;
      default:
        onMessage(message);
    }
  }

  /** @param {OkReply|ErrorReply} message */
  function replied(message) {
    if (message.re === helloId && message.type === 'ok') {
      greet(message.data);
      return;
    }
    if (message.re === null && message.type === 'error') unread(message);
    const command = message.re === null ? undefined : waiting.get(message.re);
    if (!command || message.re === null) {
      onMessage(message);
      return;
    }
    if (message.type === 'error' && command.keep && again(command, message)) return;
    waiting.delete(message.re);
    command.done(
      message.type === 'ok'
        ? { ok: true, data: message.data ?? {} }
        : { ok: false, code: message.error.code, reply: message },
    );
  }

  /**
   * Refusals that say nothing about the command itself: it stays and is sent again.
   * @param {Waiting} command @param {ErrorReply} message
   */
  function again(command, { error }) {
    if (error.code !== 'rate_limited' && error.code !== 'shutting_down') return false;
    command.sent = false;
    if (error.code === 'rate_limited')
      clock.after(() => transmit(command), error.retry_after_ms ?? 1000);
    return true;
  }

  /**
   * A frame that came too fast was not even read, so nobody knows which: all that wait for an
   * answer are sent again. Their ids keep the server from playing one twice.
   * @param {ErrorReply} message
   */
  function unread({ error }) {
    if (error.code !== 'rate_limited') return;
    for (const command of waiting.values()) {
      command.sent = false;
      clock.after(() => transmit(command), error.retry_after_ms ?? 1000);
    }
  }

  /** @param {HelloReply} reply */
  function greet(reply) {
    greeted = true;
    attempt = 0;
    beat = reply.heartbeat;
    onPhase({ phase: 'open' });
    onHello(reply);
    for (const command of waiting.values()) transmit(command);
    ping();
  }

  function ping() {
    clock.cancel(pingTimer);
    pingTimer = clock.after(() => {
      socket?.send(JSON.stringify({ type: 'ping', data: { n: ++pings } }));
      ping();
    }, beat.interval_ms);
  }

  /** Anything from the server shows that it is there. @param {number} [patience] */
  function listen(patience = beat.timeout_ms) {
    clock.cancel(silenceTimer);
    silenceTimer = clock.after(() => lose(1006), patience);
  }

  /** Gives a silent socket up without waiting for its closing. @param {number} code */
  function lose(code) {
    const old = socket;
    closed(code);
    old?.close();
  }

  /** @param {number} code */
  function closed(code) {
    stop();
    onClose(code);
    for (const [id, command] of waiting) {
      command.sent = false;
      if (command.keep) continue;
      waiting.delete(id);
      command.done({ ok: false, code: 'offline', reply: null });
    }
    const comeback = comebackOf(code);
    if (comeback.back === 'never') {
      onPhase({ phase: 'stopped', why: comeback.why });
      return;
    }
    const wait = waitTime(comeback.back, attempt, clock.random);
    attempt += 1;
    onPhase({ phase: 'waiting', attempt });
    retryTimer = clock.after(open, wait);
  }

  function stop() {
    for (const timer of [retryTimer, pingTimer, silenceTimer]) clock.cancel(timer);
    socket = null;
    greeted = false;
  }

  /** @param {Waiting} command */
  function transmit(command) {
    if (!greeted || command.sent) return;
    command.sent = true;
    socket?.send(command.frame);
  }

  return {
    open,
    /**
     * @param {Command} command
     * @param {{keep: boolean}} options keep: send it again until it is answered
     * @returns {Promise<Reply>}
     */
    send({ type, game, data }, { keep }) {
      const id = newId();
      const frame = JSON.stringify({
        type,
        id,
        ...(game ? { game } : {}),
        ...(data ? { data } : {}),
      });
      return new Promise((done) => {
        if (!greeted && !keep) {
          done({ ok: false, code: 'offline', reply: null });
          return;
        }
        const command = { frame, keep, sent: false, done };
        waiting.set(id, command);
        transmit(command);
      });
    },
    /** Connects anew, as whoever the cookie now says. */
    reopen() {
      const old = socket;
      stop();
      old?.close();
      attempt = 0;
      open();
    },
    /** Tries now instead of when the wait is over. */
    hurry() {
      if (retryTimer !== null && socket === null) open();
    },
    dispose() {
      const old = socket;
      stop();
      retryTimer = null;
      old?.close();
    },
  };
}
