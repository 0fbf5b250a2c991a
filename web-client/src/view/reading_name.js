// @ts-check
// What a reading is called: its pack, and the clauses that it changes.

import { clauseName, clauseValue } from '../i18n/clauses.js';

/** @typedef {import('../i18n/index.js').Translate} Translate */
/** @typedef {import('../state/prefs.js').Locale} Locale */
/** @typedef {import('../protocol/types.js').Pack} Pack */
/** @typedef {import('../protocol/study_types.js').Reading} Reading */

/** `pits a side: 5`. @param {Translate} t @param {string} name @param {unknown} value */
export const clauseText = (t, name, value) => `${clauseName(t, name)}: ${clauseValue(t, name, value)}`;

/** @param {Translate} t @param {Record<string, unknown>} clauses */
export const clausesText = (t, clauses) =>
  Object.entries(clauses)
    .map(([name, value]) => clauseText(t, name, value))
    .join('; ');

/**
 * @param {Translate} t @param {Locale} locale @param {readonly Pack[]} packs @param {Reading} reading
 */
export function readingName(t, locale, packs, { pack: id, clauses }) {
  const pack = packs.find((each) => each.id === id)?.name[locale] ?? id;
  const changed = clausesText(t, clauses);
  return changed ? t('compare_with', { pack, clauses: changed }) : pack;
}
