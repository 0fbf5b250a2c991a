// @ts-check
// The few icons of the page, drawn in the text's colour.

import { svg } from 'lit';

/**
 * @typedef {'mark'|'settings'|'person'|'flag'|'back'|'again'|'skip'|'level'
 *   |'eye'|'copy'|'share'|'next'|'stop'|'menu'|'hint'|'graph'} IconName
 */

/** @type {Record<IconName, ReturnType<typeof svg>>} */
const SHAPES = {
  mark: svg`<path d="M2 12c3-6 17-6 20 0-3 6-17 6-20 0Z"></path><circle cx="8.6" cy="12" r="1.7"></circle>
    <circle cx="15.4" cy="12" r="1.7"></circle>`,
  settings: svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9"></path><circle cx="15" cy="7" r="2.2"></circle>
    <circle cx="9" cy="17" r="2.2"></circle>`,
  person: svg`<circle cx="12" cy="8.4" r="3.6"></circle><path d="M4.8 19.5c1.6-6 12.8-6 14.4 0"></path>`,
  flag: svg`<path d="M6 20V4.5c4-2 7 2.2 12 0v8.6c-5 2.2-8-2-12 0"></path>`,
  back: svg`<path d="M9 6 4 11l5 5M4 11h10.5a5 5 0 0 1 0 10H12"></path>`,
  again: svg`<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5V8H15"></path>`,
  skip: svg`<path d="M5 5.5 13 12l-8 6.5ZM18.5 5.5v13"></path>`,
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"></path>`,
  next: svg`<path d="M4 12h15M13.5 6.5 19 12l-5.5 5.5"></path>`,
  stop: svg`<rect x="6" y="6" width="12" height="12" rx="2"></rect>`,
  eye: svg`<path d="M2.5 12c3.6-6.6 15.4-6.6 19 0-3.6 6.6-15.4 6.6-19 0Z"></path><circle cx="12" cy="12" r="2.8"></circle>`,
  copy: svg`<rect x="8.5" y="8.5" width="11" height="11" rx="2"></rect><path d="M15.5 5.5v-1h-11v11h1"></path>`,
  share: svg`<path d="M12 15V4M8 7.5 12 3.5l4 4M5 12.5V20h14v-7.5"></path>`,
  hint: svg`<path d="M8.6 15.2a6 6 0 1 1 6.8 0c-.6.5-.9 1.1-.9 1.8h-5c0-.7-.3-1.3-.9-1.8ZM10 20.5h4"></path>`,
  graph: svg`<path d="M4 4v16h16M7.5 15.5l4-5 3 2.5L19.5 6"></path>`,
  level: svg`<path d="M5 19v-5M12 19V9M19 19V4"></path>`,
};

/** @param {IconName} name */
export function icon(name) {
  return svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${SHAPES[name]}</svg>`;
}
