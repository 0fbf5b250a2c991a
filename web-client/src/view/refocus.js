// @ts-check
// Where the focus was lost because what had it is gone or was switched off, it goes on to what came
// instead: html`<div ${refocus(key, '.pit')}>`, once for every new key, as soon as there is something
// to go on to.

import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** Nothing has the focus, or a button that can't be pressed any more. */
function isFocusLost() {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    (activeElement instanceof HTMLButtonElement && activeElement.disabled)
  );
}

class Refocus extends Directive {
  /** @type {unknown} */
  #last = undefined;
  #isDue = false;

  /** @param {unknown} _key @param {string} _selector */
  render(_key, _selector) {
    return noChange;
  }

  /** @override @param {import('lit').ElementPart} part @param {[unknown, string]} props */
  update({ element }, [key, selector]) {
    if (this.#last !== undefined && this.#last !== key) this.#isDue = true;
    this.#last = key;
    if (this.#isDue) queueMicrotask(() => this.#goOn(element, selector));
    return noChange;
  }

  /** @param {Element} element @param {string} selector */
  #goOn(element, selector) {
    const next = element.querySelector(selector);
    if (!this.#isDue || (next === null && isFocusLost())) return;
    this.#isDue = false;
    if (!isFocusLost()) return;
    if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  }
}

export const refocus = directive(Refocus);
