// @ts-check
// Texts in three languages: t(key, parameters).

import { en } from './en.js';
import { id } from './id.js';
import { ms } from './ms.js';

/** @typedef {import('../state/prefs.js').Locale} Locale */
/** @typedef {keyof typeof en} MessageKey */
/** @typedef {Record<MessageKey, string>} Catalogue */
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
