// What a browser does, as far as the server notices: requests with cookies and an Origin, and the
// WebSocket with frames, answers and the code it was closed with.

import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { createRequire } from 'node:module';
import net from 'node:net';

// The page's packages hold the only WebSocket client.
const { WebSocket } = createRequire(new URL('../../web-client/package.json', import.meta.url))('ws');

const patience = 15_000;

export const newId = () => randomBytes(16).toString('hex');

/** Rejects with `what` when the promise takes too long. */
export function within(promise, what, ms = patience) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`too late: ${what}`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Sends bytes as they are and gives everything that comes back until the server hangs up. */
export function raw(port, bytes) {
  return within(
    new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
      let text = '';
      socket.on('data', (data) => (text += data));
      socket.on('error', () => resolve(text));
      socket.on('close', () => resolve(text));
    }),
    'an answer to raw bytes',
  );
}

/** One browser: its cookie, its page's origin. */
export class Browser {
  constructor(server) {
    this.server = server;
    this.cookie = undefined;
    this.sockets = [];
  }

  get origin() {
    return this.server.url;
  }

  /** `{ status, headers, text, json }`; `headers: { name: undefined }` leaves one out. */
  request(method, path, { body, headers = {} } = {}) {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const all = {
      origin: method === 'GET' ? undefined : this.origin,
      cookie: this.cookie,
      'content-type': text === undefined ? undefined : 'application/json',
      'content-length': text === undefined ? undefined : Buffer.byteLength(text),
      ...headers,
    };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const { port } = this.server;
    const options = { host: '127.0.0.1', port, method, path, headers: sent, agent: false };
    const answer = new Promise((resolve, reject) => {
      const request = http.request(options, (response) => {
        let received = '';
        response.on('data', (data) => (received += data));
        response.on('end', () => resolve(this.#taken(response, received)));
      });
      request.on('error', reject);
      request.end(text);
    });
    return within(answer, `${method} ${path}`);
  }

  #taken(response, text) {
    for (const line of response.headers['set-cookie'] ?? []) {
      const pair = line.split(';')[0];
      this.cookie = pair.endsWith('=') ? undefined : pair;
    }
    const isJson = (response.headers['content-type'] ?? '').startsWith('application/json');
    const json = isJson && text ? JSON.parse(text) : undefined;
    return { status: response.statusCode, headers: response.headers, text, json };
  }

  get(path, options) {
    return this.request('GET', path, options);
  }

  post(path, body = {}, options = {}) {
    return this.request('POST', path, { body, ...options });
  }

  /** A socket that is open; `status` of the refusal is in the error where it isn't accepted. */
  async socket({ protocols = ['congkak.v1'], headers = {} } = {}) {
    const all = { origin: this.origin, cookie: this.cookie, ...headers };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const { port } = this.server;
    const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, protocols, { headers: sent });
    const socket = new Socket(ws);
    this.sockets.push(socket);
    await within(socket.opened, 'a socket');
    return socket;
  }

  /** An open socket after hello; `socket.hello` is the answer's data. */
  async join({ resume = [] } = {}) {
    const socket = await this.socket();
    const data = { client: '0.1.0', protocols: ['congkak.v1'], resume };
    const answer = await socket.ask({ type: 'hello', data });
    if (answer.type !== 'ok') throw new Error(JSON.stringify(answer));
    socket.hello = answer.data;
    return socket;
  }

  closeSockets() {
    for (const socket of this.sockets) socket.ws.terminate();
  }
}

/** A WebSocket whose frames wait until somebody takes them, in order. */
export class Socket {
  #frames = [];
  #takers = [];

  constructor(ws) {
    this.ws = ws;
    this.opened = new Promise((resolve, reject) => {
      ws.on('open', resolve);
      ws.on('error', reject);
      ws.on('unexpected-response', (_, response) => {
        reject(Object.assign(new Error(`refused ${response.statusCode}`), { status: response.statusCode }));
        response.resume();
      });
    });
    this.opened.catch(() => {});
    this.closed = new Promise((resolve) => {
      ws.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    ws.on('message', (data) => this.#received(JSON.parse(String(data))));
  }

  #received(frame) {
    if (frame.type === 'ping' && !this.mute) this.send({ type: 'pong', data: frame.data });
    this.#frames.push(frame);
    this.#offer();
  }

  #offer() {
    for (const taker of [...this.#takers]) {
      const index = this.#frames.findIndex(taker.wants);
      if (index < 0) continue;
      this.#takers.splice(this.#takers.indexOf(taker), 1);
      taker.resolve(this.#frames.splice(index, 1)[0]);
    }
  }

  /** Takes the first frame that `wants` likes, now or later. */
  take(wants, what = 'a frame') {
    const taken = new Promise((resolve) => this.#takers.push({ wants, resolve }));
    this.#offer();
    return within(taken, what);
  }

  /** Takes the next event of this type, of this game where one is given. */
  event(type, game) {
    const wants = (frame) => frame.type === type && (!game || frame.game === game);
    return this.take(wants, `event ${type}`);
  }

  /** The frames that came and were not taken. */
  get waiting() {
    return this.#frames;
  }

  send(frame) {
    this.ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Sends a command and gives its answer. */
  ask(command) {
    const frame = { id: newId(), ...command };
    this.send(frame);
    return this.take(({ re }) => re === frame.id, `the answer to ${command.type}`);
  }

  /** The code with which the server closes. */
  async closeCode() {
    return (await within(this.closed, 'the close')).code;
  }
}
