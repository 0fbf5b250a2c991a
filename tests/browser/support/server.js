// The real program on data of its own, which can be killed and started again on the same port.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
export const program =
  process.env.CONGKAK_BIN ?? process.env.CONGKAK_PROGRAM ?? join(repository, 'build/dev/congkak');

/** No waiting for the computer, cheap passwords, and no limit that a quick test would meet. */
const SETTINGS = {
  CONGKAK_COMPUTER_ENDGAME_SEEDS: '0',
  CONGKAK_COMPUTER_PACE_BASE_MS: '0',
  CONGKAK_COMPUTER_PACE_SEED_MS: '0',
  CONGKAK_COMPUTER_PACE_MAX_MS: '0',
  CONGKAK_ACCOUNTS_PASSWORD_MEMORY_KIB: '8192',
  CONGKAK_ACCOUNTS_PASSWORD_PASSES: '1',
  CONGKAK_LIMITS_REQUESTS_PER_SECOND: '1000',
  CONGKAK_LIMITS_COMMANDS_PER_SECOND: '1000',
};

export async function startServer() {
  const data = await mkdtemp(join(tmpdir(), 'congkak-browser-'));
  let port = 0;
  let child = null;

  async function start() {
    const run = spawn(
      program,
      ['serve', '--address', '127.0.0.1', '--port', String(port), '--data', data],
      {
        env: { ...process.env, ...SETTINGS },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    child = run;
    let log = '';
    run.stderr.on('data', (text) => (log += text));
    const address = await new Promise((found, failed) => {
      run.once('error', failed);
      run.once('exit', (code) => failed(new Error(`${program} ended with ${code}: ${log}`)));
      createInterface({ input: run.stdout }).on('line', (line) => {
        const match = /^listening on http:\/\/[^ ]*:(\d+)/.exec(line);
        if (match) found(match);
      });
    });
    port = Number(address[1]);
  }

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    const run = child;
    child = null;
    if (!run || run.exitCode !== null) return;
    const gone = new Promise((done) => run.once('exit', done));
    run.kill(signal);
    await gone;
  }

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    /** At once, as if the power failed. */
    kill: () => end('SIGKILL'),
    /** Again, on the same port and data. */
    restart: start,
    async stop() {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}
