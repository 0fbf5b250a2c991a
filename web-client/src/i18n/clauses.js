// @ts-check
// Clauses of a ruleset in words: what each asks and what its value answers.

import { CATALOGUES } from './index.js';

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('./index.js').MessageKey} MessageKey */

/** @param {string} name as in rules.md, `capture.lap` */
const keyOf = (name) => `clause_${name.replace('.', '_')}`;

/** @param {Translate} t @param {string} key @param {string} otherwise */
const textOr = (t, key, otherwise) =>
  Object.hasOwn(CATALOGUES.en, key) ? t(/** @type {MessageKey} */ (key)) : otherwise;

/** The name itself where this page doesn't know the clause. @param {Translate} t @param {string} name */
export const clauseName = (t, name) => textOr(t, keyOf(name), name);

/** Numbers stand for themselves. @param {Translate} t @param {string} name @param {unknown} value */
export const clauseValue = (t, name, value) =>
  textOr(t, `${keyOf(name)}_${value}`, String(value));
