// Two readings compared and records shown step by step, over HTTP and on the command line.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';

import { Browser } from './browser.js';
import { runToEnd, startServer } from './server.js';

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = new Browser(server);
});
after(() => server.close());

const record = (name) =>
  readFileSync(new URL(`../vectors/records/${name}.txt`, import.meta.url), 'utf8');
const query = (left, right, seed) =>
  `/api/v1/compare?${new URLSearchParams({ left, right, seed: String(seed) })}`;
const replay = (body, from = browser) => from.post('/api/v1/replay', body);

/** `code field` of a refusal. */
const fault = ({ status, json }) => `${status} ${json.error?.code} ${json.error?.field ?? ''}`;

describe('two readings', () => {
  it('are played alike until they part, and each to its end', async () => {
    const { status, json } = await browser.get(query('tradisional', 'congkak-melayu', 1));
    assert.equal(status, 200);
    const { parts, common, start, ends, drawn } = json;
    assert.equal(parts.what, 'board');
    assert.equal(common.length, parts.ply - 1);
    assert.equal(start.left.position, start.right.position);
    assert.equal(parts.left.move, parts.move);
    assert.notEqual(parts.left.position, parts.right.position);
    assert.equal(parts.left.sowing.lifts[0].pit, parts.move);
    assert.notEqual(parts.left.sowing.ended, parts.right.sowing.ended);
    assert.ok(ends.left.finished && ends.right.finished);
    assert.deepEqual(drawn.map(({ what }) => what), ['direction', 'store_side']);
    assert.deepEqual((await browser.get(query('tradisional', 'congkak-melayu', 1))).json, json);
  });

  it('may set clauses, and part only in what is drawn', async () => {
    const left = 'tradisional+pits=5+capture.lap=turn';
    const { json } = await browser.get(query(left, 'umum+pits=5+capture.lap=turn', 3));
    assert.deepEqual(json.left, { pack: 'tradisional', clauses: { 'capture.lap': 'turn', pits: 5 } });
    assert.equal(json.parts, null);
    assert.equal(json.common.at(-1).position.at(-1), '-');
    assert.deepEqual(json.ends.left, json.ends.right);
    assert.equal(json.drawn.length, 2);
  });

  it('part at the start, in an opening, in rounds', async () => {
    const start = (await browser.get(query('tradisional', 'arena', 1))).json;
    assert.deepEqual([start.parts.what, start.parts.ply, start.parts.move], ['start', 0, null]);
    assert.deepEqual(start.common, []);
    const opening = (await browser.get(query('arena', 'arena+after_opening=last_finisher', 1))).json;
    assert.match(opening.common[0].move, /^\([a-g]\|[A-G]\)$/);
    assert.ok(opening.common[0].opened.beats > 0);
    const rounds = (await browser.get(query('pertandingan', 'pertandingan+rounds=2', 4))).json;
    assert.equal(rounds.parts.round, 2);
    assert.ok(rounds.common.some(({ move, sowing }) => move === '|' && sowing === null));
  });

  it('are refused with the name of what is wrong and what would be possible', async () => {
    const cases = [
      ['x', 'umum', 1, '400 unknown_pack left', /there are tradisional, umum/],
      ['umum', 'umum+pitz=7', 1, '400 bad_field right.pitz', /there are pits, seeds/],
      ['umum', 'umum+pits=70', 1, '400 bad_field right.pits', /3\.\.11/],
      ['umum+rounds=2+sweep=none', 'umum', 1, '400 unsupported_ruleset left.sweep', /./],
      ['umum', 'umum', -1, '400 bad_field seed', /whole number from 0/],
      ['umum', 'umum', '9007199254740992', '400 bad_field seed', /9007199254740991/],
      ['umum', 'umum', '1e3', '400 bad_field seed', /whole number/],
      [`umum+${'x'.repeat(2000)}`, 'umum', 1, '400 bad_field left', /at most 1024 bytes/],
    ];
    for (const [left, right, seed, expected, message] of cases) {
      const answer = await browser.get(query(left, right, seed));
      assert.equal(fault(answer), expected);
      assert.match(answer.json.error.message, message);
    }
    assert.equal(fault(await browser.get('/api/v1/compare?left=umum&seed=1')), '400 bad_field right');
    assert.equal(fault(await browser.get('/api/v1/compare?left=umum&right=umum')), '400 bad_field seed');
    assert.equal((await browser.get(query('umum', 'umum', '9007199254740991'))).status, 200);
    assert.equal((await browser.post('/api/v1/compare', {})).status, 405);
  });
});

describe('a record', () => {
  it('is shown step by step', async () => {
    const { status, json } = await replay({ record: record('rounds_won') });
    assert.equal(status, 200);
    assert.deepEqual(json.result, { winner: 'south', termination: 'normal', score: { south: 2, north: 1 } });
    assert.deepEqual(json.steps.map(({ ply }) => ply), json.steps.map((_, index) => index + 1));
    assert.equal(json.steps.filter(({ move }) => move === '|').length, 2);
    const { code, out } = await runToEnd(['replay', '--json',
      new URL('../vectors/records/rounds_won.txt', import.meta.url).pathname]);
    assert.equal(code, 0);
    assert.deepEqual(JSON.parse(out), json);
  });

  it('or position is refused with line, column and what was expected', async () => {
    const bad = await replay({ record: '[Rules "tradisional"]\n\n1. a X' });
    assert.equal(fault(bad), '400 bad_record record');
    const { line, column, message } = bad.json.error;
    assert.equal(line, 3);
    assert.match(message, new RegExp(`^line 3, column ${column}: expected `));
    const position = await replay({ position: '7,7/0', pack: 'tradisional', clauses: {} });
    assert.equal(fault(position), '400 bad_record position');
    assert.equal(position.json.error.line, 1);
  });

  it('or position is refused where it fits no rules or is none', async () => {
    const at = (position, more = {}) => replay({ position, pack: 'tradisional', ...more });
    assert.equal((await at('1,2,3/4 5,6,7/8 n', { clauses: { pits: 3 } })).status, 200);
    assert.equal(fault(await at('1,2,3/4 5,6,7/8 n')), '400 bad_field position');
    assert.equal(fault(await at('1', { pack: 'x' })), '400 unknown_pack pack');
    assert.equal(fault(await at('1', { clauses: { pitz: 3 } })), '400 bad_field clauses.pitz');
    assert.equal(fault(await replay({})), '400 bad_field position');
    assert.equal(fault(await replay({ record: 7 })), '400 bad_field record');
    assert.equal(fault(await replay({ record: '', pack: 'umum' })), '400 unknown_field pack');
    assert.equal(fault(await replay({ record: 'x'.repeat(64 * 1024 + 1) })), '400 bad_field record');
    assert.equal(fault(await replay('{"record":"","record":""}')), '400 duplicate_key record');
    assert.equal(fault(await replay({ record: 'x'.repeat(300 * 1024) })), '413 too_large ');
  });
});

describe('the desk', () => {
  it('refuses answers that would be too large', async () => {
    const strict = await startServer({ config: { study: { answer_bytes: 8_000 } } });
    try {
      const visitor = new Browser(strict);
      assert.equal(fault(await visitor.get(query('tradisional', 'umum', 1))), '413 too_large ');
      assert.equal(fault(await replay({ record: record('rounds_won') }, visitor)), '413 too_large ');
      assert.equal((await visitor.get(query('tradisional', 'arena', 1))).status, 200);
    } finally {
      await strict.close();
    }
  });

  it('turns away what it has no room for, and goes on', async () => {
    const small = await startServer({ config: { study: { queue: 1 } } });
    try {
      const longest = 'sunog+pits=11+rounds=until_burnt';
      const many = Array.from({ length: 40 }, () => new Browser(small).get(query(longest, longest, 1)));
      const answers = await Promise.all(many);
      const refused = answers.filter(({ status }) => status === 429);
      assert.ok(refused.length > 0 && refused.length < 40, `${refused.length} refused`);
      assert.equal(refused[0].headers['retry-after'], '2');
      assert.equal(fault(refused[0]), '429 rate_limited ');
      assert.ok(answers.every(({ status }) => status === 200 || status === 429));
      assert.equal((await new Browser(small).get(query('umum', 'arena', 1))).status, 200);
      assert.equal((await small.stop()).code, 0);
    } finally {
      await small.close();
    }
  });
});

describe('congkak compare', () => {
  const run = (left, right, seed, ...more) =>
    runToEnd(['compare', '--left', left, '--right', right, '--seed', String(seed), ...more]);

  it('prints what is answered over HTTP', async () => {
    const { code, out } = await run('tradisional', 'ringkas', 4, '--json');
    assert.equal(code, 0);
    assert.deepEqual(JSON.parse(out), (await browser.get(query('tradisional', 'ringkas', 4))).json);
  });

  it('begins with the moves that it is given', async () => {
    const { code, out } = await run('tradisional', 'umum+capture.side=none', 1, '--moves', 'ab');
    assert.equal(code, 0);
    assert.match(out, /\n\nThey part in move \d+ `/);
  });

  it('says in one line what is wrong and what would be possible', async () => {
    const cases = [
      [['x', 'umum', 1], /--left: `x` is no pack; there are tradisional, umum, .*mancala$/],
      [['umum', 'umum+pitz=7', 1], /--right: `pitz` is no clause; there are pits, .*match_by$/],
      [['umum', 'umum+relay=maybe', 1], /--right: `relay=maybe` must be relay= and one of true, false$/],
      [['umum+rounds=2+sweep=none', 'umum', 1], /--left: `sweep` .+$/],
      [['um\num', 'umum', 1], /--left: `um\?um` is no pack/],
      [['umum', 'umum', -1], /--seed: `-1` must be a whole number from 0 to 9007199254740991$/],
      [['umum', 'umum', '99999999999999999999999'], /--seed: `9+` must be a whole number/],
      [['umum', 'umum', 'x'], /--seed: `x` must be a whole number/],
      [['umum', 'umum', 1, '--moves', 'aA'], /--moves: line 1, column 2: expected /],
    ];
    for (const [args, expected] of cases) {
      const { code, out, err } = await run(...args);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, /^congkak compare: [^\n]*\n$/);
      assert.match(err.trim(), expected);
    }
  });
});
