// @ts-check
import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { test } from 'node:test';
import { commandId } from '../src/protocol/command_id.js';
import { decode } from '../src/protocol/decode.js';
import { fnv1a64, positionText, stateHash } from '../src/protocol/state_hash.js';
import { golden, serverFrames } from './goldens.js';

test('FNV-1a 64 agrees with its published values', () => {
  assert.equal(fnv1a64(''), 'cbf29ce484222325');
  assert.equal(fnv1a64('a'), 'af63dc4c8601ec8c');
  assert.equal(fnv1a64('foobar'), '85944171f73967e8');
});

test('the hash of every golden state is the golden hash', () => {
  const states = golden('hash/states');
  assert.ok(states.length >= 5);
  for (const { game, version, state, result, hash } of states) {
    assert.equal(stateHash({ game, version, state, result }), hash);
  }
});

test('a position is written from a board as the server writes it', () => {
  let count = 0;
  for (const [name, { data }] of serverFrames()) {
    const state = data?.state ?? data?.view?.state;
    if (!state) continue;
    const mover = state.position.split(' ')[2];
    assert.equal(positionText(state.board, mover), state.position, name);
    count += 1;
  }
  assert.ok(count > 5);
});

test('every golden frame of the server can be read', () => {
  for (const [name, frame] of serverFrames()) {
    assert.deepEqual(decode(JSON.stringify(frame)), frame, name);
  }
});

test('what is no message of this protocol is left out', () => {
  for (const text of [
    '',
    '{',
    '[]',
    'null',
    '7',
    '{"type":7}',
    '{"type":"later"}',
    '{"type":"sown"}',
  ]) {
    assert.equal(decode(text), null, text);
  }
});

test('a command id is 32 hex digits of its random bytes', () => {
  assert.equal(
    commandId((bytes) => bytes.fill(10)),
    '0a'.repeat(16),
  );
  const random = () => commandId((bytes) => webcrypto.getRandomValues(bytes));
  assert.match(random(), /^[0-9a-f]{32}$/);
  assert.notEqual(random(), random());
});
