// What the program says when it can't start, and that it starts where it can.

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { Browser } from './browser.js';
import { makeFolder, runToEnd, startServer } from './server.js';

let folder;
before(() => (folder = makeFolder()));
after(() => folder.remove());

/** Runs serve, which should refuse to start, and gives its one line. */
async function refusal(args, options) {
  const usual = { '--port': '0', '--data': join(folder.path, 'data') };
  const others = Object.entries(usual).filter(([flag]) => !args.includes(flag));
  const { code, out, err } = await runToEnd(['serve', ...others.flat(), ...args], options);
  assert.notEqual(code, 0);
  assert.equal(out, '');
  assert.equal(err.trim().split('\n').length, 1, err);
  return err.trim();
}

function file(name, text) {
  const path = join(folder.path, name);
  writeFileSync(path, typeof text === 'string' ? text : JSON.stringify(text));
  return path;
}

describe('the configuration', () => {
  it('is refused with the path of what is wrong and what would be right', async () => {
    const cases = [
      [{ server: { prot: 1 } }, /server\.prot is unknown; known here: address, .*port/],
      [{ serwer: {} }, /serwer is unknown; known here: accounts, /],
      [{ server: { port: 70000 } }, /server\.port must be a whole number from 0 to 65535/],
      [{ server: { port: '80' } }, /server\.port must be a whole number/],
      [{ computer: { pace: { base_ms: -1 } } }, /computer\.pace\.base_ms must be a whole number from 0/],
      [{ computer: { pace: 3 } }, /computer\.pace must be an object/],
      [{ log: { level: 'loud' } }, /log\.level must be one of trace, debug, info/],
      [{ server: { public_url: 'congkak' } }, /server\.public_url must be an address like https/],
      ['{"server":', /config\.json: /],
      ['{"server":{},"server":{}}', /config\.json: server/],
    ];
    for (const [document, expected] of cases) {
      const line = await refusal(['--config', file('config.json', document)]);
      assert.match(line, expected);
      assert.match(line, /config\.json/);
    }
    assert.match(await refusal(['--config', '/nowhere/x.json']), /\/nowhere\/x\.json: the file can't be read/);
    assert.match(await refusal(['--config', folder.path]), /congkak-test-\w+: the file can't be read/);
    const levels = file('config.json', { computer: { levels_file: folder.path } });
    assert.match(await refusal(['--config', levels]), /congkak-test-\w+: the file can't be read/);
  });

  it('is refused in the environment and on the command line too', async () => {
    assert.match(await refusal([], { env: { CONGKAK_LOG_LEVEL: 'loud' } }), /CONGKAK_LOG_LEVEL must be one of/);
    assert.match(await refusal([], { env: { CONGKAK_LOG_LEVLE: 'info' } }), /CONGKAK_LOG_LEVLE is no setting/);
    assert.match(await refusal(['--address', 'home']), /--address must be an IP address/);
  });

  it('takes flags before the environment before the file', async () => {
    const config = { limits: { sockets_per_account: 7, commands_per_second: 8 } };
    const env = { CONGKAK_LIMITS_COMMANDS_PER_SECOND: '9', CONGKAK_SERVER_PORT: '1' };
    const server = await startServer({ config, env });
    try {
      assert.notEqual(server.port, 1);
      const browser = new Browser(server);
      const socket = await browser.join();
      assert.equal(socket.hello.limits.commands_per_second, 9);
      browser.closeSockets();
    } finally {
      await server.close();
    }
  });
});

describe('a server that can not start', () => {
  it('names the port that is in use', async () => {
    const server = await startServer();
    try {
      const line = await refusal(['--port', String(server.port)]);
      assert.match(line, new RegExp(`port ${server.port} .*in use`));
    } finally {
      await server.close();
    }
  });

  it('names the data folder that it can not use', async () => {
    const blocked = file('not-a-folder', 'x');
    const line = await refusal(['--data', join(blocked, 'data')]);
    assert.match(line, /not-a-folder/);
  });

  it('says that another server holds the data', async () => {
    const server = await startServer();
    try {
      const line = await refusal(['--data', join(server.folder.path, 'data')]);
      assert.match(line, /in use|another/);
    } finally {
      await server.close();
    }
  });

  it('names packs, levels and pages that it can not read', async () => {
    const empty = join(folder.path, 'empty');
    mkdirSync(empty, { recursive: true });
    const env = (name, value) => ({ env: { [name]: value } });
    assert.match(await refusal([], env('CONGKAK_RULESETS_DIRECTORY', empty)), /empty: there is no ruleset pack/);
    const levels = file('levels.json', '{}');
    assert.match(await refusal([], env('CONGKAK_COMPUTER_LEVELS_FILE', levels)), /levels\.json/);
    assert.match(await refusal([], env('CONGKAK_PAGE_DIRECTORY', '/nowhere')), /\/nowhere/);
  });
});

describe('replay and verify', () => {
  it('find nothing to verify in an empty file', async () => {
    const { code, out, err } = await runToEnd(['verify', file('empty.jsonl', '')]);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, /^congkak verify: .*empty\.jsonl holds no match\n$/);
  });

  it('take no folder for an empty file', async () => {
    for (const command of ['replay', 'verify']) {
      const { code, out, err } = await runToEnd([command, folder.path]);
      assert.deepEqual([code, out], [2, '']);
      assert.equal(err, `congkak ${command}: can't read ${folder.path}\n`);
    }
  });
});

describe('a command line that can not be understood', () => {
  const cases = [
    [['perft', '--pack', 'umum', '--depth', '-3'], /^congkak perft: --depth: .*-3.* 1 to 30; see congkak perft --help$/],
    [['selfplay', '--ladder', '--seed', '-1'], /^congkak selfplay: --seed: `-1` must be a whole number/],
    [['compare', '--left', 'umum'], /^congkak compare: --right is required; see congkak compare --help$/],
    [['verify', 'a', 'b'], /^congkak verify: .*b; see congkak verify --help$/],
    [['foo'], /^congkak: .*foo; see congkak --help$/],
    [['--foo'], /^congkak: .*--foo; see congkak --help$/],
  ];
  for (const [args, message] of cases) {
    it(`is refused in one line: ${args.join(' ')}`, async () => {
      const { code, out, err } = await runToEnd(args);
      assert.deepEqual([code, out], [2, '']);
      const [line, ...rest] = err.split('\n');
      assert.match(line, message);
      assert.deepEqual(rest, ['']);
    });
  }
});

describe('whole matches on the command line', () => {
  const record = (name) => fileURLToPath(new URL(`../vectors/records/${name}.txt`, import.meta.url));

  it('are replayed with their opening and rounds', async () => {
    const opening = await runToEnd(['replay', record('opening')]);
    assert.equal(opening.code, 0, opening.err);
    assert.match(opening.out, /^0 - 7,7,7,7,7,7,7\/0 7,7,7,7,7,7,7\/0 \*\n1 \(c\|C\) .* \*\n/);
    const burnt = await runToEnd(['replay', '--json', record('burnt')]);
    assert.equal(burnt.code, 0, burnt.err);
    const { steps, result } = JSON.parse(burnt.out);
    assert.equal(result.winner, 'south');
    assert.ok(steps.some(({ move, round, position }) => move === '|' && round === 3 && position.includes('x')));
  });

  it('are played by the computer against itself under every pack', async () => {
    for (const pack of ['arena', 'sunog', 'pertandingan']) {
      const args = ['--south', 'easy', '--north', 'random', '--games', '4', '--seed', '1', '--json'];
      const { code, out, err } = await runToEnd(['selfplay', '--pack', pack, ...args]);
      assert.equal(code, 0, err);
      assert.equal(JSON.parse(out).games, 4);
    }
  });

  it('are played from both seats and up the ladder', async () => {
    const series = async (...args) => {
      const { code, out, err } = await runToEnd(['selfplay', '--games', '3', ...args]);
      assert.equal(code, 0, err);
      return out;
    };
    const pairing = ['--south', 'expert', '--north', 'normal'];
    const both = JSON.parse(await series(...pairing, '--swap', '--json'));
    assert.deepEqual(
      both.map(({ south, north, games }) => [south, north, games]),
      [['expert', 'normal', 3], ['normal', 'expert', 3]],
    );
    assert.match(await series(...pairing, '--swap'), /\nexpert : normal +\d+\.\d % +\d+\.\d \.\. /);
    const ladder = await series('--ladder', '--pack', 'arena');
    for (const line of ['easy : random', 'normal : easy', 'expert : normal', 'expert : expert']) {
      assert.match(ladder, new RegExp(`\\n${line} .*%`));
    }
    const all = ['--ladder', '--json', '--threads'];
    assert.equal(await series(...all, '1'), await series(...all, '3'));
  });

  it('say how far they are where they are asked to', async () => {
    const args = ['--south', 'easy', '--north', 'easy', '--games', '20', '--json'];
    const quiet = await runToEnd(['selfplay', ...args]);
    assert.deepEqual([quiet.code, quiet.err], [0, '']);
    const loud = await runToEnd(['selfplay', ...args, '--progress']);
    assert.equal(loud.out, quiet.out);
    assert.match(loud.err, /^easy : easy, series 1 of 1, 20 games\n$/m);
  });

  it('refuse players that they do not know or were not told in one line', async () => {
    const refusals = [
      [['--south', 'easy'], 'name both players with --south and --north, or use --ladder'],
      [['--ladder', '--swap'], '--ladder takes all levels: leave out --south, --north, --swap'],
      [['--south', 'easy', '--north', 'x'], 'no level `x`; there are random, easy, normal, expert'],
      [['--ladder', '--pack', 'x'], /^no pack `x`; there are tradisional, .*$/],
    ];
    for (const [args, message] of refusals) {
      const { code, out, err } = await runToEnd(['selfplay', ...args]);
      assert.deepEqual([code, out], [2, ''], args.join(' '));
      const [line, ...rest] = err.replace(/^congkak( selfplay)?: /, '').split('\n');
      assert.deepEqual(rest, [''], err);
      typeof message === 'string' ? assert.equal(line, message) : assert.match(line, message);
    }
  });

  it('are no sequences of sowings where they open simultaneously', async () => {
    const { code, out, err } = await runToEnd(['perft', '--pack', 'arena', '--depth', '2']);
    assert.deepEqual([code, out], [2, '']);
    assert.equal(
      err,
      'congkak perft: pack `arena` has a simultaneous opening, which is no sequence of sowings\n',
    );
  });
});

describe('a server that starts', () => {
  it('makes its data folder and serves at the loopback only', async () => {
    const server = await startServer();
    try {
      assert.match(server.url, /^http:\/\/127\.0\.0\.1:\d+$/);
      assert.ok(existsSync(join(server.folder.path, 'data', 'congkak.db')));
    } finally {
      await server.close();
    }
  });

  it('writes neither passwords nor tokens to its log', async () => {
    const text = await logOf(async (browser) => {
      await browser.post('/api/v1/signup', { name: 'Rahasiawan', password: 'kura-kura 27' });
      await browser.join();
      browser.closeSockets();
    });
    assert.doesNotMatch(text.log, /kura-kura 27|Rahasiawan/);
    assert.ok(!text.log.includes(text.cookie.split('=')[1]));
  });
});

/** Everything a server logs, down to the finest level, while `act` runs. */
async function logOf(act) {
  const { spawn } = await import('node:child_process');
  const { program, cleanEnvironment } = await import('./server.js');
  const env = { ...cleanEnvironment(), CONGKAK_LOG_LEVEL: 'trace' };
  const args = ['serve', '--port', '0', '--data', join(folder.path, 'logged')];
  const child = spawn(program, args, { env });
  let log = '';
  child.stderr.on('data', (data) => (log += data));
  const url = await new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(log)));
    child.stdout.on('data', (data) => resolve(/http:\S+/.exec(String(data))[0]));
  });
  const browser = new Browser({ url, port: Number(new URL(url).port) });
  try {
    await act(browser);
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.on('close', resolve));
  }
  return { log, cookie: browser.cookie };
}

describe('solving', () => {
  it('says what is proven, as text and as JSON', async () => {
    const text = await runToEnd(['solve', '--pack', 'tradisional', '--pits', '4']);
    assert.equal(text.code, 0);
    assert.match(text.out, /best turn: 30 of 32 seeds in 13 sowings; every board .*\nadbdad/);
    const win = await runToEnd(['solve', '--pack', 'tradisional', '--goal', 'win', '--json']);
    const answer = JSON.parse(win.out);
    assert.equal(answer.line, 'abggacadg');
    assert.equal(answer.proven, true);
    const exact = await runToEnd(['solve', '--pack', 'tradisional', '--pits', '3', '--goal', 'exact']);
    assert.match(exact.out, /exact value: 10 of 18 seeds more/);
  });

  it('refuses in one line what has no answer', async () => {
    const cases = [
      [['solve'], /--pack is required/],
      [['solve', '--pack', 'none'], /no pack `none`; there are tradisional, /],
      [['solve', '--pack', 'arena'], /simultaneous opening.*arena\+opening=alternating/],
      [['solve', '--pack', 'umum+end=never'], /clause `end` is one of no_move, /],
      [['solve', '--pack', 'umum', '--position', '1,1,1/0 1,1,1/0 s'], /can't go on .* 7 pits/],
      [['solve', '--pack', 'umum', '--memory', '1'], /--budget 10000000 needs --memory \d+ or more/],
      [['endgames', 'check', join(folder.path, 'none')], /none there is no such file/],
    ];
    for (const [args, expected] of cases) {
      const { code, err } = await runToEnd(args);
      assert.equal(code, 2, args.join(' '));
      assert.match(err, expected);
      assert.equal(err.trim().split('\n').length, 1, err);
    }
  });

  it('makes endgame tables that pass their check, and finds a changed byte', async () => {
    const table = join(folder.path, 'table.endgames');
    const make = ['endgames', 'make', '--pack', 'tradisional', '--seeds', '4', '--out', table];
    assert.equal((await runToEnd(make)).code, 0);
    const checked = await runToEnd(['endgames', 'check', table]);
    assert.equal(checked.code, 0);
    assert.match(checked.out, /3060 positions of 7 pits with up to 4 seeds; the checksum holds/);
    const bytes = readFileSync(table);
    bytes[1000] ^= 1;
    writeFileSync(table, bytes);
    const damaged = await runToEnd(['endgames', 'check', table]);
    assert.equal(damaged.code, 2);
    assert.match(damaged.err, /is damaged, its checksum differs/);
  });
});
