// Starts and stops the real program on a data folder of its own.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const program = process.env.CONGKAK_PROGRAM ?? join(root, 'build/dev/congkak');
const patience = 30_000;

/** Fast where the real thing is slow on purpose; limits that tests of other things never meet. */
const quick = {
  accounts: {
    password_memory_kib: 8,
    password_passes: 1,
    guests_per_hour: 100000,
    logins_per_minute: 100000,
  },
  limits: {
    requests_per_second: 10000,
    commands_per_second: 1000,
    starts_per_minute: 10000,
    games_per_account: 100,
  },
  computer: { endgame_seeds: 0, pace: { base_ms: 0, seed_ms: 0, max_ms: 0 } },
  log: { level: 'warn' },
};

function merged(base, other) {
  const result = { ...base };
  for (const [key, value] of Object.entries(other)) {
    const both = value && typeof value === 'object' && !Array.isArray(value);
    result[key] = both ? merged(base[key] ?? {}, value) : value;
  }
  return result;
}

/** A folder below the system's temporary one; `remove` takes it away. */
export function makeFolder() {
  const path = mkdtempSync(join(tmpdir(), 'congkak-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The environment without our own variables, which the program would take for settings. */
export function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('CONGKAK_')),
  );
}

/** Runs the program to its end: `{ code, out, err }`. */
export function runToEnd(args, { env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...cleanEnvironment(), ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (err += data));
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, out, err });
    });
  });
}

function started(child) {
  return new Promise((resolve, reject) => {
    let out = '';
    let err = '';
    const timer = setTimeout(() => reject(new Error(`not listening: ${out}${err}`)), patience);
    child.stderr.on('data', (data) => (err += data));
    child.stdout.on('data', (data) => {
      out += data;
      const line = /^listening on (http:\/\/\S+)\n/.exec(out);
      if (line) {
        clearTimeout(timer);
        resolve(line[1]);
      }
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}: ${out}${err}`));
    });
  });
}

/**
 * Serves on any free port, or on `port`. `folder` keeps the data between two servers.
 * `stop` ends it by SIGTERM, `kill` by SIGKILL; both resolve to `{ code, signal, ms }`.
 */
export async function startServer({ folder = makeFolder(), config = {}, port = 0, env = {} } = {}) {
  const file = join(folder.path, 'config.json');
  writeFileSync(file, JSON.stringify(merged(quick, config)));
  const args = ['serve', '--port', String(port), '--data', join(folder.path, 'data')];
  const child = spawn(program, [...args, '--config', file], {
    env: { ...cleanEnvironment(), ...env },
  });
  const ended = new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  const end = async (signal) => {
    const since = Date.now();
    child.kill(signal);
    const how = await ended;
    return { ...how, ms: Date.now() - since };
  };
  const url = await started(child);
  return {
    url,
    port: Number(new URL(url).port),
    folder,
    pid: child.pid,
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async close() {
      child.kill('SIGKILL');
      await ended;
      folder.remove();
    },
  };
}
