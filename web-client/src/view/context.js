// @ts-check
// What every part of the page is drawn from.

/**
 * @typedef {object} Context
 * @property {import('../state/app.js').AppState} state
 * @property {import('../i18n/index.js').Translate} t
 * @property {import('../app.js').App} app
 * @property {(action: import('../state/app.js').AppAction) => void} dispatch
 */

export {};
