// @ts-check
// The contrast of the colours that are used together, as the style sheet holds them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

/** @param {string} name @param {'light'|'dark'} theme */
function colour(name, theme) {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1] ?? '';
  const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return (both ? both[theme === 'light' ? 1 : 2] : value) ?? '';
}

/** Relative luminance (WCAG 2). @param {string} hex */
function luminance(hex) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** @param {string} one @param {string} other @param {'light'|'dark'} theme */
function contrast(one, other, theme) {
  const [a, b] = [luminance(colour(one, theme)), luminance(colour(other, theme))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** @type {[string, string, number][]} what, on what, at least */
const PAIRS = [
  ['ink', 'ground', 7],
  ['ink', 'raised', 7],
  ['ink', 'sunken', 7],
  ['ink-quiet', 'ground', 4.5],
  ['ink-quiet', 'raised', 4.5],
  ['ink-quiet', 'sunken', 4.5],
  ['error', 'ground', 4.5],
  ['error', 'sunken', 4.5],
  ['action-ink', 'action', 7],
  ['line-strong', 'raised', 3],
  ['focus', 'ground', 3],
  ['near', 'raised', 4.5],
  ['far', 'raised', 4.5],
  ['count-ink', 'count-ground', 7],
  ['accent-ink', 'accent', 7],
  ['accent', 'hollow-1', 4.5],
  ['accent', 'wood-2', 3],
  ['cowrie-3', 'hollow-1', 3],
  ['burnt-line', 'burnt', 4.5],
];

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  test(`colours that meet are told apart, ${theme}`, () => {
    for (const [one, other, least] of PAIRS) {
      const ratio = contrast(one, other, theme);
      assert.ok(ratio >= least, `${one} on ${other}: ${ratio.toFixed(2)}, wanted ${least}`);
    }
  });
}
