// The page's files, the API's edges and broken requests, against the real program.

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { Browser, raw } from './browser.js';
import { makeFolder, startServer } from './server.js';

let server;
let folder;
let browser;
before(async () => {
  folder = makeFolder();
  const page = join(folder.path, 'page');
  mkdirSync(join(page, 'sounds'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Congkak</title>');
  writeFileSync(join(page, 'app-1A2B3C4D.js'), 'export {};');
  writeFileSync(join(page, 'sounds/wood.svg'), '<svg/>');
  writeFileSync(join(folder.path, 'secret.txt'), 'secret');
  server = await startServer({ folder, config: { page: { directory: page } } });
  browser = new Browser(server);
});
after(() => server.close());

describe('the page', () => {
  it('is served with its type, tag, caching and strict headers', async () => {
    const answer = await browser.get('/');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.ok(answer.headers['referrer-policy']);
    const policy = answer.headers['content-security-policy'];
    assert.match(policy, /default-src 'self'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
    const same = await browser.get('/', { headers: { 'if-none-match': answer.headers.etag } });
    assert.equal(same.status, 304);
    assert.equal(same.text, '');
  });

  it('keeps hashed files for good', async () => {
    const answer = await browser.get('/app-1A2B3C4D.js');
    assert.equal(answer.headers['content-type'], 'text/javascript; charset=utf-8');
    assert.match(answer.headers['cache-control'], /immutable/);
  });

  it('answers its own routes with the index', async () => {
    for (const path of ['/game/abcdefghijkmnpqr', '/leaderboard', '/rules', '/account']) {
      const answer = await browser.get(path);
      assert.equal(answer.status, 200, path);
      assert.match(answer.text, /<title>Congkak/);
    }
    assert.equal((await browser.get('/missing.js')).status, 404);
  });

  it('answers HEAD without a body, and nothing that would change it', async () => {
    const head = await browser.request('HEAD', '/');
    assert.equal(head.status, 200);
    assert.equal(head.headers['content-length'], '37');
    assert.equal(head.text, '');
    const put = await browser.request('PUT', '/');
    assert.equal(put.status, 405);
    assert.equal(put.headers.allow, 'GET, HEAD');
  });

  it('lets nobody out of its folder', async () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/sounds/..%2f..%2fsecret.txt',
      '/..%5csecret.txt', '//../secret.txt', '/sounds/../../secret.txt']) {
      const text = await raw(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      assert.match(text, /^HTTP\/1.1 40[04]/, path);
      assert.doesNotMatch(text, /\r\n\r\nsecret/, path);
    }
  });
});

describe('the embedded page', () => {
  it('needs no folder', async () => {
    const embedded = await startServer();
    try {
      const answer = await new Browser(embedded).get('/');
      assert.equal(answer.status, 200);
      assert.match(answer.text, /<script type="module"/);
    } finally {
      await embedded.close();
    }
  });
});

describe('the API', () => {
  it('says it is well', async () => {
    const answer = await browser.get('/healthz');
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.json, { status: 'ok' });
  });

  it('lists rulesets and levels', async () => {
    const { packs, clauses } = (await browser.get('/api/v1/rulesets')).json;
    assert.deepEqual(clauses.map(({ name }) => name).sort(), Object.keys(packs[0].clauses).sort());
    assert.equal(packs[0].id, 'tradisional');
    assert.equal(packs.find(({ id }) => id === 'sunog').clauses.rounds, 'until_burnt');
    const { levels } = (await browser.get('/api/v1/levels')).json;
    assert.deepEqual(levels.slice(0, 3).map(({ id, points }) => [id, points]),
      [['easy', 10], ['normal', 30], ['expert', 100]]);
  });

  it('has an empty leaderboard at first', async () => {
    const answer = await browser.get('/api/v1/leaderboard');
    assert.deepEqual(answer.json, { total: 0, rows: [], next: null, you: null, neighbours: [] });
    assert.equal((await browser.get('/api/v1/leaderboard?limit=0')).json.error.field, 'limit');
    assert.equal((await browser.get('/api/v1/leaderboard?after=x')).json.error.field, 'after');
  });

  it('says what is not there and what is not allowed', async () => {
    const missing = await browser.get('/api/v1/nothing');
    assert.equal(missing.status, 404);
    assert.equal(missing.json.error.code, 'not_found');
    const wrong = await browser.get('/api/v1/login');
    assert.equal(wrong.status, 405);
    assert.equal(wrong.headers.allow, 'POST');
    for (const id of ['abcdefghijkmnpqr', 'x']) {
      const game = await browser.get(`/api/v1/games/${id}`);
      assert.equal(game.status, 404);
      assert.equal(game.json.error.code, 'unknown_game');
      assert.equal((await browser.get(`/api/v1/games/${id}/record`)).status, 404);
    }
    assert.equal((await browser.get('/api/v1/games?running=1')).status, 401);
    assert.equal((await browser.get('/api/v1/games')).status, 400);
  });

  it('refuses bodies that are too large or broken', async () => {
    const large = await browser.post('/api/v1/login', 'x'.repeat(256 * 1024 + 1));
    assert.equal(large.status, 413);
    assert.equal(large.json.error.code, 'too_large');
    const broken = await browser.post('/api/v1/login', '{');
    assert.equal(broken.status, 400);
    assert.equal(broken.json.error.code, 'bad_json');
    const deep = await browser.post('/api/v1/login', '['.repeat(1000));
    assert.equal(deep.json.error.code, 'too_deep');
  });
});

describe('broken requests', () => {
  it('are answered and end the connection', async () => {
    assert.match(await raw(server.port, 'nonsense\r\n\r\n'), /^HTTP\/1.1 400/);
    assert.match(await raw(server.port, 'GET /a b HTTP/1.1\r\nHost: x\r\n\r\n'), /^HTTP\/1.1 400/);
    const header = `X: ${'y'.repeat(20 * 1024)}\r\n`;
    assert.match(await raw(server.port, `GET / HTTP/1.1\r\n${header}\r\n`), /^HTTP\/1.1 431/);
  });

  it('are told apart from the next one on the same connection', async () => {
    const two = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n' +
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const text = await raw(server.port, two);
    assert.equal(text.match(/HTTP\/1.1 200 OK/g).length, 2);
  });
});

describe('the rate of requests', () => {
  it('is bounded by address', async () => {
    const strict = await startServer({ config: { limits: { requests_per_second: 1 } } });
    try {
      const statuses = [];
      for (let i = 0; i < 6; ++i) statuses.push((await new Browser(strict).get('/healthz')).status);
      assert.deepEqual(statuses.slice(0, 4), [200, 200, 200, 200]);
      assert.ok(statuses.includes(429));
      await assert.rejects(new Browser(strict).socket(), { status: 429 });
    } finally {
      await strict.close();
    }
  });
});
