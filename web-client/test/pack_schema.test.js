// @ts-check
// The ruleset packs against their JSON Schema, and what no schema can say of their texts.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { GAME_NAMES } from '../src/i18n/game_names.js';

const folder = new URL('../../config/rulesets/', import.meta.url);
const files = readdirSync(folder).filter((name) => !name.endsWith('.schema.json'));
const read = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const schema = read('ruleset.schema.json');
const validate = new Ajv2020({ allErrors: true, strict: true }).compile(schema);

test('every pack is what the schema says', () => {
  assert.equal(files.length, 9);
  for (const name of files) {
    assert.ok(validate(read(name)), `${name}: ${JSON.stringify(validate.errors)}`);
  }
});

test('a pack with a field more, or a language less, is not', () => {
  const pack = read('tradisional.json');
  assert.ok(!validate({ ...pack, colour: 'red' }));
  assert.ok(!validate({ ...pack, region: { ms: 'a', id: 'b' } }));
  assert.ok(!validate({ ...pack, sources: [{ ...pack.sources[0], certainty: 'sure' }] }));
});

test('together the packs name all that the region calls the game', () => {
  const names = new Set(files.flatMap((name) => read(name).region_names));
  const known =
    'congkak,dakon,dhakon,congklak,sungka,chongka,jogklak,dentuman lamban,mokaotan,maggaleceng,' +
    'aggalacang,nogarata,ohvalhu,naranj';
  for (const name of known.split(',')) assert.ok(names.has(name), name);
});

test('how to play tells the place of every name of the game', () => {
  const told = new Set(GAME_NAMES.flatMap(([, names]) => names));
  const isOther = (/** @type {string} */ name) => name === 'mancala';
  const names = files.flatMap((name) => read(name).region_names);
  assert.deepEqual(
    names.filter((name) => !told.has(name) && !isOther(name)),
    [],
  );
});
