// @ts-check
// Texts in three languages: t(key, parameters). A folder a language, a file a page or topic; a new
// topic is a file in each folder and a line in en/index.js.

import * as topics from './en/index.js';

/** @typedef {import('../state/prefs.js').Locale} Locale */
/** @typedef {typeof topics} Topics */
/** @typedef {{[Name in keyof Topics]: keyof Topics[Name]}[keyof Topics]} MessageKey */
/** @typedef {Record<MessageKey, string>} Catalogue */
/** @template T @typedef {Record<keyof T, string>} Topic the texts of one page or topic, as in English */
/** @typedef {Record<string, string|number>} Parameters */
/** @typedef {(key: MessageKey, parameters?: Parameters) => string} Translate */

/** @type {Catalogue} */
const en = Object.assign({}, ...Object.values(topics));

/**
 * The same topics in another language.
 * @param {(topic: string) => Promise<Record<string, object>>} load
 * @returns {Promise<Catalogue>}
 */
async function catalogue(load) {
  const texts = Object.keys(topics).map(async (topic) => (await load(topic))[topic]);
  return Object.assign({}, ...(await Promise.all(texts)));
}

/** @type {Readonly<Record<Locale, Catalogue>>} */
export const CATALOGUES = {
  ms: await catalogue((topic) => import(`./ms/${topic}.js`)),
  id: await catalogue((topic) => import(`./id/${topic}.js`)),
  en,
};

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
