// @ts-check
// What a person chose for this browser: language, colours, speed, sound. `null` follows the
// system: the browser's language, its colour scheme, its wish for less motion.

/** @typedef {'ms'|'id'|'en'} Locale */
/** @typedef {'light'|'dark'} Theme */
/** @typedef {'slow'|'normal'|'fast'|'off'} Speed */

/**
 * @typedef {object} Prefs
 * @property {Locale|null} locale
 * @property {Theme|null} theme
 * @property {Speed|null} speed
 * @property {boolean} sound
 */

/** @type {readonly Locale[]} */
export const LOCALES = ['ms', 'id', 'en'];
/** @type {readonly Theme[]} */
export const THEMES = ['light', 'dark'];
/** @type {readonly Speed[]} */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'];

/** @type {Prefs} */
export const DEFAULTS = { locale: null, theme: null, speed: null, sound: true };

/**
 * Reads what was stored; anything unknown falls back to its default.
 * @param {string|null} text @returns {Prefs}
 */
export function parsePrefs(text) {
  /** @type {Record<string, unknown>} */
  let stored = {};
  try {
    const value = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value;
  } catch {
    return DEFAULTS;
  }
  return {
    locale: LOCALES.find((locale) => locale === stored['locale']) ?? null,
    theme: THEMES.find((theme) => theme === stored['theme']) ?? null,
    speed: SPEEDS.find((speed) => speed === stored['speed']) ?? null,
    sound: typeof stored['sound'] === 'boolean' ? stored['sound'] : DEFAULTS.sound,
  };
}

/**
 * The first language of the browser's list that the page speaks; English where there is none.
 * @param {readonly string[]} languages @returns {Locale}
 */
export function preferredLocale(languages) {
  for (const language of languages) {
    const base = language.toLowerCase().split('-')[0];
    const known = LOCALES.find((locale) => locale === (base === 'in' ? 'id' : base));
    if (known) return known;
  }
  return 'en';
}

/** @param {Prefs} prefs @param {boolean} lessMotion @returns {Speed} */
export const speedOf = (prefs, lessMotion) => prefs.speed ?? (lessMotion ? 'off' : 'normal');
