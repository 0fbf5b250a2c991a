// @ts-check
// Where the focus was lost because what had it is gone, it goes on to what came instead:
// html`<div ${refocus(key, '.pit')}>`, once for every new key.

import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

class Refocus extends Directive {
  /** @type {unknown} */
  #last = undefined;

  /** @param {unknown} _key @param {string} _selector */
  render(_key, _selector) {
    return noChange;
  }

  /** @override @param {import('lit').ElementPart} part @param {[unknown, string]} props */
  update({ element }, [key, selector]) {
    if (this.#last !== undefined && this.#last !== key) {
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const next = element.querySelector(selector);
        if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
      });
    }
    this.#last = key;
    return noChange;
  }
}

export const refocus = directive(Refocus);
