// @ts-check
// The WebSocket: hello, heartbeat, and coming back. The link decodes frames and hands them on in
// order; it decides nothing. Commands and their answers are in commands.js.

import { commandId } from '../protocol/command_id.js';
import { decode } from '../protocol/decode.js';
import { comebackOf, waitTime } from './backoff.js';
import { createCommands } from './commands.js';

/** @typedef {import('../protocol/types.js').ServerMessage} ServerMessage */
/** @typedef {import('../protocol/types.js').HelloReply} HelloReply */
/** @typedef {import('../protocol/types.js').OkReply} OkReply */
/** @typedef {import('../protocol/types.js').ErrorReply} ErrorReply */
/** @typedef {import('../state/app.js').Link} LinkPhase */

export const CLIENT_VERSION = '0.1.0';
/** Milliseconds for a connection to open. */
const CONNECT_PATIENCE = 8000;

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
  const commands = createCommands({
    isOpen: () => greeted,
    write: (frame) => socket?.send(frame),
    clock,
    newId,
  });
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
    if (message.re === null && message.type === 'error') commands.unread(message);
    if (!commands.answered(message)) onMessage(message);
  }

  /** @param {HelloReply} reply */
  function greet(reply) {
    greeted = true;
    attempt = 0;
    beat = reply.heartbeat;
    onPhase({ phase: 'open' });
    onHello(reply);
    commands.opened();
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
    commands.dropped();
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

  return {
    open,
    send: commands.send,
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
