// @ts-check
// A link within the page: an ordinary address that opens without loading the page anew.

import { html } from 'lit';
import { pathOf } from '../state/route.js';

/** @typedef {import('../state/route.js').Route} Route */
/** @typedef {import('./context.js').Context} Context */

/**
 * @param {Context} context
 * @param {Route} route
 * @param {unknown} content
 * @param {string} [style] class names
 */
export function pageLink({ app, state }, route, content, style = '') {
  const here = pathOf(state.route) === pathOf(route) && state.route.page !== 'lost';
  const open = (/** @type {MouseEvent} */ event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    app.go(route);
  };
  return html`<a class=${style} href=${pathOf(route)} aria-current=${here ? 'page' : 'false'}
    @click=${open}>${content}</a>`;
}
