// @ts-check
// Puts the caret where a text went wrong, once for every new answer: html`<textarea ${caretAt(…)}>`.

import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

/** @typedef {{line: number|null, column: number|null}} Place from 1 */

class CaretAt extends Directive {
  /** @type {Place|null} */
  #last = null;

  /** @param {Place|null} _place */
  render(_place) {
    return noChange;
  }

  /** @override @param {import('lit').ElementPart} part @param {[Place|null]} places */
  update(part, [place]) {
    if (place === this.#last) return noChange;
    this.#last = place;
    if (!place?.line) return noChange;
    const area = /** @type {HTMLTextAreaElement} */ (part.element);
    const at = offsetOf(area.value, place.line, place.column ?? 1);
    queueMicrotask(() => {
      area.focus();
      area.setSelectionRange(at, at);
    });
    return noChange;
  }
}

export const caretAt = directive(CaretAt);

/**
 * The index of a place in a text; what lies beyond its line is the line's end.
 * @param {string} text @param {number} line from 1 @param {number} column from 1, in bytes
 */
export function offsetOf(text, line, column) {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const within = lengthOfBytes(lines[line - 1] ?? '', column - 1);
  return Math.min(before + within, text.length);
}

/** How far the first bytes of a line reach in it. @param {string} line @param {number} bytes */
function lengthOfBytes(line, bytes) {
  const encoded = new TextEncoder().encode(line).slice(0, bytes);
  return new TextDecoder().decode(encoded).length;
}
