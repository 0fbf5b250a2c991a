// Accounts over HTTP, against the real program.

import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { Browser, newId } from './browser.js';
import { startServer } from './server.js';

const password = 'kura-kura 27';
let server;
before(async () => (server = await startServer()));
after(() => server.close());

describe('guests', () => {
  it('play at once and stay the same guest', async () => {
    const browser = new Browser(server);
    const made = await browser.post('/api/v1/guest');
    assert.equal(made.status, 201);
    assert.match(made.json.name, /^Tamu \d{5}$/);
    assert.deepEqual({ ...made.json, name: '' }, { name: '', guest: true, points: 0, rank: null });
    const [cookie] = made.headers['set-cookie'];
    assert.match(cookie, /^congkak_session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const again = await browser.post('/api/v1/guest');
    assert.equal(again.status, 200);
    assert.deepEqual(again.json, made.json);
    assert.deepEqual((await browser.get('/api/v1/me')).json, made.json);
  });

  it('are made once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': newId() };
    const first = await new Browser(server).post('/api/v1/guest', {}, { headers });
    const second = await new Browser(server).post('/api/v1/guest', {}, { headers });
    assert.equal(second.status, 201);
    assert.equal(second.json.name, first.json.name);
    const bad = { 'idempotency-key': 'short' };
    const refused = await new Browser(server).post('/api/v1/guest', {}, { headers: bad });
    assert.equal(refused.json.error.code, 'bad_field');
    assert.equal(refused.json.error.field, 'Idempotency-Key');
  });
});

describe('sign-up and login', () => {
  it('turns the guest into the account and renews the session', async () => {
    const browser = new Browser(server);
    await browser.post('/api/v1/guest');
    const before = browser.cookie;
    const made = await browser.post('/api/v1/signup', { name: 'Siti', password });
    assert.equal(made.status, 201);
    assert.equal(made.json.name, 'Siti');
    assert.equal(made.json.guest, false);
    assert.notEqual(browser.cookie, before);
    const old = new Browser(server);
    old.cookie = before;
    assert.equal((await old.get('/api/v1/me')).status, 401);
    const again = await browser.post('/api/v1/signup', { name: 'Siti2', password });
    assert.equal(again.status, 409);
    assert.equal(again.json.error.code, 'already_registered');
  });

  it('logs in whatever the case of the name, and out again', async () => {
    await new Browser(server).post('/api/v1/signup', { name: 'Budi', password });
    const browser = new Browser(server);
    const answer = await browser.post('/api/v1/login', { name: 'BUDI', password });
    assert.equal(answer.status, 200);
    assert.equal(answer.json.name, 'Budi');
    const out = await browser.post('/api/v1/logout');
    assert.equal(out.status, 204);
    assert.equal(out.text, '');
    assert.equal(browser.cookie, undefined);
    const me = await browser.get('/api/v1/me');
    assert.equal(me.status, 401);
    assert.equal(me.json.error.code, 'not_logged_in');
  });

  it('gives the same answer to a wrong name and a wrong password', async () => {
    await new Browser(server).post('/api/v1/signup', { name: 'Ayu', password });
    const one = await new Browser(server).post('/api/v1/login', { name: 'Ayu', password: 'x' });
    const other = await new Browser(server).post('/api/v1/login', { name: 'Nobody1', password });
    assert.equal(one.status, 401);
    assert.equal(one.json.error.code, 'wrong_login');
    assert.deepEqual(one.json, other.json);
  });

  it('says what is wrong with a name or a password', async () => {
    await new Browser(server).post('/api/v1/signup', { name: 'Taken', password });
    const cases = [
      [{ name: 'taken', password }, 409, 'name_taken', 'name'],
      [{ name: 'a b', password }, 400, 'bad_name', 'name'],
      [{ name: 'Admin', password }, 400, 'bad_name', 'name'],
      [{ name: 'Fine', password: 'short' }, 400, 'bad_password', 'password'],
      [{ name: 'Fine', password: 'password1' }, 400, 'common_password', 'password'],
      [{ name: 'Fine' }, 400, 'bad_field', 'password'],
      [{ name: 'Fine', password, admin: true }, 400, 'unknown_field', 'admin'],
    ];
    for (const [body, status, code, field] of cases) {
      const answer = await new Browser(server).post('/api/v1/signup', body);
      assert.equal(answer.status, status, code);
      assert.equal(answer.json.error.code, code);
      assert.equal(answer.json.error.field, field);
      assert.ok(answer.json.error.message);
    }
  });

  it('answers a repeated sign-up with the same account', async () => {
    const headers = { 'idempotency-key': newId() };
    const body = { name: 'Dewi', password };
    const first = await new Browser(server).post('/api/v1/signup', body, { headers });
    const second = await new Browser(server).post('/api/v1/signup', body, { headers });
    assert.equal(second.status, 201);
    assert.deepEqual(second.json, first.json);
    const other = { name: 'Dewi', password: 'kura-kura 28' };
    const refused = await new Browser(server).post('/api/v1/signup', other, { headers });
    assert.equal(refused.status, 400);
  });

  it('shows a registered player to anybody', async () => {
    await new Browser(server).post('/api/v1/signup', { name: 'Łukasz', password });
    const answer = await new Browser(server).get(`/api/v1/players/${encodeURIComponent('łUKASZ')}`);
    assert.equal(answer.status, 200);
    assert.equal(answer.json.name, 'Łukasz');
    assert.equal(answer.json.points, 0);
    assert.equal(answer.json.rank, null);
    assert.equal((await new Browser(server).get('/api/v1/players/nobody9')).status, 404);
  });
});

describe('requests of other sites', () => {
  it('are refused by their Origin', async () => {
    const browser = new Browser(server);
    await browser.post('/api/v1/guest');
    const foreign = { headers: { origin: 'http://evil.example' } };
    const answer = await browser.post('/api/v1/logout', {}, foreign);
    assert.equal(answer.status, 403);
    assert.equal(answer.json.error.code, 'bad_origin');
    const none = { headers: { origin: undefined } };
    assert.equal((await browser.post('/api/v1/logout', {}, none)).status, 403);
    assert.equal((await browser.get('/api/v1/me')).status, 200, 'still logged in');
  });

  it('need no Origin without a cookie', async () => {
    const answer = await new Browser(server).post('/api/v1/guest', {}, { headers: { origin: undefined } });
    assert.equal(answer.status, 201);
  });

  it('must be JSON', async () => {
    const type = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const answer = await new Browser(server).post('/api/v1/login', 'name=a', type);
    assert.equal(answer.status, 415);
    assert.equal(answer.json.error.code, 'unsupported_media_type');
  });
});

describe('limits by address', () => {
  it('hold back those who guess passwords or make guests by the dozen', async () => {
    const accounts = { guests_per_hour: 2, logins_per_minute: 3 };
    const strict = await startServer({ config: { accounts } });
    try {
      const login = () => new Browser(strict).post('/api/v1/login', { name: 'Siti', password });
      for (let i = 0; i < 3; ++i) assert.equal((await login()).status, 401);
      const refused = await login();
      assert.equal(refused.status, 429);
      assert.equal(refused.json.error.code, 'rate_limited');
      assert.ok(Number(refused.headers['retry-after']) > 0);
      const guest = () => new Browser(strict).post('/api/v1/guest');
      assert.equal((await guest()).status, 201);
      assert.equal((await guest()).status, 201);
      assert.equal((await guest()).status, 429);
    } finally {
      await strict.close();
    }
  });
});
