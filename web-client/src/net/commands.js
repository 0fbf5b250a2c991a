// @ts-check
// Commands that wait for their answers.
//
// One that changes something keeps its id until the server has answered it and is sent again after
// every reconnection; the server plays it once. Others are answered `offline` when the connection
// drops.

/** @typedef {import('../protocol/types.js').OkReply} OkReply */
/** @typedef {import('../protocol/types.js').ErrorReply} ErrorReply */
/** @typedef {import('./link.js').Clock} Clock */

/** @typedef {{type: string, game?: string, data?: object}} Command */
/** @typedef {{ok: true, data: any} | {ok: false, code: string, reply: ErrorReply|null}} Reply */
/** @typedef {{frame: string, keep: boolean, sent: boolean, done: (reply: Reply) => void}} Waiting */

const PATIENCE = 1000;

/**
 * @param {object} parts
 * @param {() => boolean} parts.isOpen whether commands can be sent now
 * @param {(frame: string) => void} parts.write
 * @param {Clock} parts.clock
 * @param {() => string} parts.newId
 */
export function createCommands({ isOpen, write, clock, newId }) {
  /** @type {Map<string, Waiting>} in the order in which they were given */
  const waiting = new Map();

  /** @param {Waiting} command */
  function transmit(command) {
    if (!isOpen() || command.sent) return;
    command.sent = true;
    write(command.frame);
  }

  /** @param {Waiting} command @param {number|undefined} ms */
  function transmitLater(command, ms) {
    command.sent = false;
    clock.after(() => transmit(command), ms ?? PATIENCE);
  }

  /**
   * Refusals that say nothing about the command itself: it stays and is sent again.
   * @param {Waiting} command @param {ErrorReply} message
   */
  function again(command, { error }) {
    if (error.code === 'rate_limited') transmitLater(command, error.retry_after_ms);
    else if (error.code === 'shutting_down') command.sent = false;
    else return false;
    return true;
  }

  return {
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
        if (!isOpen() && !keep) {
          done({ ok: false, code: 'offline', reply: null });
          return;
        }
        const command = { frame, keep, sent: false, done };
        waiting.set(id, command);
        transmit(command);
      });
    },

    /** @param {OkReply|ErrorReply} message @returns {boolean} whether it answers one of these */
    answered(message) {
      const command = message.re === null ? undefined : waiting.get(message.re);
      if (!command || message.re === null) return false;
      if (message.type === 'error' && command.keep && again(command, message)) return true;
      waiting.delete(message.re);
      command.done(
        message.type === 'ok'
          ? { ok: true, data: message.data ?? {} }
          : { ok: false, code: message.error.code, reply: message },
      );
      return true;
    },

    /**
     * A frame that came too fast was not even read, so nobody knows which: all that wait for an
     * answer are sent again. Their ids keep the server from playing one twice.
     * @param {ErrorReply} message
     */
    unread({ error }) {
      if (error.code !== 'rate_limited') return;
      for (const command of waiting.values()) transmitLater(command, error.retry_after_ms);
    },

    /** The connection is there: what waits is sent, in order. */
    opened() {
      for (const command of waiting.values()) transmit(command);
    },

    /** The connection is gone. */
    dropped() {
      for (const [id, command] of waiting) {
        command.sent = false;
        if (command.keep) continue;
        waiting.delete(id);
        command.done({ ok: false, code: 'offline', reply: null });
      }
    },
  };
}
