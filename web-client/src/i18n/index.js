// @ts-check
// Texts in three languages: t(key, parameters). A folder a language, a file a page or topic; a new
// topic is a file in each folder and a line in each folder's index.js.

import { en } from './en/index.js';
import { id } from './id/index.js';
import { ms } from './ms/index.js';

/** @typedef {import('../state/prefs.js').Locale} Locale */
/** @typedef {keyof typeof en} MessageKey */
/** @typedef {Record<MessageKey, string>} Catalogue */
/** @template T @typedef {Record<keyof T, string>} Topic the texts of one page or topic, as in English */
/** @typedef {Record<string, string|number>} Parameters */
/** @typedef {(key: MessageKey, parameters?: Parameters) => string} Translate */

/** @type {Readonly<Record<Locale, Catalogue>>} */
export const CATALOGUES = { ms, id, en };

/** @type {Readonly<Record<Locale, string>>} what each language calls itself */
export const LANGUAGE_NAMES = { ms: 'Bahasa Melayu', id: 'Bahasa Indonesia', en: 'English' };

/**
 * @param {Locale} locale
 * @returns {Translate}
 */
export function translator(locale) {
  const catalogue = CATALOGUES[locale];
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  return (key, parameters = {}) => {
    const [one = '', other = one] = catalogue[key].split('|');
    const { n } = parameters;
    const text = typeof n === 'number' && plurals.select(n) === 'one' ? one : other;
    return text.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = parameters[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? whole);
    });
  };
}

/**
 * The text for an error code.
 * @param {Translate} t @param {string} code
 */
export function errorText(t, code) {
  const key = `error_${code}`;
  return Object.hasOwn(en, key) ? t(/** @type {MessageKey} */ (key)) : t('error_other', { code });
}
