// @ts-check
// First, back, next, last: through the boards of a comparison or a record, by buttons or, while the
// focus is on one of them, by arrow keys, Home and End. A button that leads nowhere keeps the focus
// and says that it is off.

import { html } from 'lit';

/**
 * @param {object} props
 * @param {import('../i18n/index.js').Translate} props.t
 * @param {number} props.at from 0
 * @param {number} props.count
 * @param {(at: number) => void} props.onGo
 * @param {string} [props.lastText]
 */
export function stepper({ t, at, count, onGo, lastText = t('compare_last') }) {
  const button = (/** @type {string} */ text, /** @type {number} */ to) => {
    const off = to === at || to < 0 || to >= count;
    return html`<button type="button" class="button" aria-disabled=${off ? 'true' : 'false'}
      @click=${() => off || onGo(to)}>${text}</button>`;
  };
  /** @type {Record<string, number>} */
  const keys = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const to = keys[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (to !== at && to >= 0 && to < count) onGo(to);
  };
  return html`
    <div class="stepper" @keydown=${onKey}>
      ${button(t('compare_first'), 0)}
      ${button(t('compare_back'), at - 1)}
      ${button(t('compare_next'), at + 1)}
      ${button(lastText, count - 1)}
      <span class="stepper-at">${t('compare_at', { at: at + 1, count })}</span>
    </div>`;
}
