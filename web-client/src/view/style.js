// @ts-check
// Styles that depend on the state, set property by property: the content policy allows no style
// attribute, which lit's own styleMap writes at the first rendering. Used on the element itself:
// html`<div ${styles({left: '3%'})}>`.

import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

class Styles extends Directive {
  /** @param {Record<string, string>} _properties */
  render(_properties) {
    return noChange;
  }

  /**
   * @override
   * @param {import('lit').ElementPart} part
   * @param {[Record<string, string>]} properties
   */
  update(part, [properties]) {
    const { style } = /** @type {HTMLElement|SVGElement} */ (part.element);
    for (const [name, value] of Object.entries(properties)) {
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
    }
    return noChange;
  }
}

export const styles = directive(Styles);
