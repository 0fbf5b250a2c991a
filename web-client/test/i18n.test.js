// @ts-check
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { clauseName, clauseValue } from '../src/i18n/clauses.js';
import { CATALOGUES, errorText, translator } from '../src/i18n/index.js';
import { story } from '../src/i18n/story.js';
import { openGame, reduceGame } from '../src/state/game.js';
import { LOCALES, preferredLocale } from '../src/state/prefs.js';
import { golden, serverFrames } from './goldens.js';

const SCHEMA = '../../config/rulesets/ruleset.schema.json';

const placeholders = (/** @type {string} */ text) =>
  [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test('all three languages have every text, with the same placeholders', () => {
  const keys = Object.keys(CATALOGUES.en).sort();
  for (const locale of LOCALES) {
    assert.deepEqual(Object.keys(CATALOGUES[locale]).sort(), keys, locale);
    for (const [key, text] of Object.entries(CATALOGUES[locale])) {
      assert.ok(text.trim().length > 0, `${locale} ${key}`);
      const english = CATALOGUES.en[/** @type {keyof typeof CATALOGUES.en} */ (key)];
      assert.deepEqual(placeholders(text), placeholders(english), `${locale} ${key}`);
    }
  }
});

test('no text stands in two topics', () => {
  for (const locale of LOCALES) {
    const folder = new URL(`../src/i18n/${locale}/`, import.meta.url);
    const files = readdirSync(folder).filter((file) => file !== 'index.js');
    const texts = files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const keys = texts.flatMap((text) => [...text.matchAll(/^  (\w+):/gm)].map(([, key]) => key));
    assert.deepEqual(keys.sort(), Object.keys(CATALOGUES[locale]).sort(), locale);
  }
});

test('every text is asked for somewhere', () => {
  const sources = sourceFiles(new URL('../src/', import.meta.url)).join('\n');
  const computed =
    /^(clause|compare_parts|error|level|match_by|reason|refused|rules_(certainty|direction|group|store_side|word)|speed)_/;
  for (const key of Object.keys(CATALOGUES.en)) {
    assert.ok(computed.test(key) || new RegExp(`['"]${key}['"]`).test(sources), key);
  }
});

/** @param {URL} folder @returns {string[]} all but the catalogues */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [readFileSync(new URL(entry.name, folder), 'utf8')];
    return entry.name in CATALOGUES ? [] : sourceFiles(new URL(`${entry.name}/`, folder));
  });
}

test('every clause has a name and every value of it has words', () => {
  const schema = JSON.parse(readFileSync(new URL(SCHEMA, import.meta.url), 'utf8'));
  const t = translator('en');
  const known = new Set(Object.keys(CATALOGUES.en).filter((key) => key.startsWith('clause_')));
  const use = (/** @type {string} */ key) => assert.ok(known.delete(key), key);
  for (const [name, form] of Object.entries(schema.properties.clauses.properties)) {
    use(`clause_${name.replace('.', '_')}`);
    assert.notEqual(clauseName(t, name), name);
    for (const value of valuesOf(form)) {
      use(`clause_${name.replace('.', '_')}_${value}`);
      assert.notEqual(clauseValue(t, name, value), value);
    }
  }
  assert.deepEqual([...known], []);
  assert.equal(clauseValue(t, 'rounds', 3), '3');
  assert.equal(clauseName(t, 'phase.of.moon'), 'phase.of.moon');
});

/** @param {any} form @returns {string[]} the words that it allows */
function valuesOf({ type, enum: words, const: word, oneOf = [] }) {
  if (type === 'boolean') return ['true', 'false'];
  return [...(words ?? []), ...(word ? [word] : []), ...oneOf.flatMap(valuesOf)];
}

test('English has a form for one', () => {
  const t = translator('en');
  assert.equal(t('seeds_n', { n: 1 }), '1 seed');
  assert.equal(t('seeds_n', { n: 0 }), '0 seeds');
  assert.equal(translator('ms')('seeds_n', { n: 1 }), '1 buah');
});

test("the browser's languages choose, English is the last resort", () => {
  assert.equal(preferredLocale(['ms-MY', 'en']), 'ms');
  assert.equal(preferredLocale(['fr', 'id-ID']), 'id');
  assert.equal(preferredLocale(['in']), 'id');
  assert.equal(preferredLocale(['de', 'fr']), 'en');
});

test('an error that the page has no words for is still told', () => {
  assert.match(errorText(translator('en'), 'brand_new'), /brand_new/);
  assert.equal(errorText(translator('en'), 'toString'), 'The server refused: toString.');
});

test('free turn, capture and mati are said in every language', () => {
  const snapshot = golden('snapshot').frame;
  const opened = reduceGame(openGame(snapshot.game), { type: 'event', event: snapshot });
  for (const [name, frame] of serverFrames()) {
    if (frame.type !== 'sown') continue;
    const before = { ...opened, version: frame.version - 1 };
    const after = reduceGame(reduceGame(before, { type: 'event', event: frame }), { type: 'skip' });
    for (const locale of LOCALES) {
      const said = story(translator(locale), after);
      assert.ok(said.length > 20, `${name} ${locale}`);
      assert.doesNotMatch(said, /[{}]|undefined/, `${name} ${locale}`);
    }
    const said = story(translator('en'), after);
    if (frame.data.ended === 'mati') assert.match(said, /mati/);
    if (frame.data.ended === 'capture') assert.match(said, /captured \d+ seed/);
  }
});
