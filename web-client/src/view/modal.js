// @ts-check
// A native modal dialog: the browser keeps the focus inside, closes it by Esc and gives the focus
// back. Opening needs a call on the element, which is all this directive does.

import { html, noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

class ShowModal extends Directive {
  render() {
    return noChange;
  }

  /** @override @param {import('lit').ElementPart} part */
  update(part) {
    const dialog = /** @type {HTMLDialogElement} */ (part.element);
    queueMicrotask(() => {
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    });
    return noChange;
  }
}

const showModal = directive(ShowModal);

/**
 * @param {object} props
 * @param {string} props.id
 * @param {string} props.title
 * @param {unknown} props.body
 * @param {() => void} props.onClose
 */
export function modal({ id, title, body, onClose }) {
  const outside = (/** @type {MouseEvent} */ event) =>
    event.target === event.currentTarget && onClose();
  return html`
    <dialog class="modal" aria-labelledby=${id} ${showModal()} @close=${onClose} @click=${outside}>
      <div class="modal-body"><h2 id=${id}>${title}</h2>${body}</div>
    </dialog>`;
}
