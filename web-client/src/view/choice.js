// @ts-check
// One choice among few, as a row of native radio buttons that looks like one control.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';

/**
 * @template {string} T
 * @param {object} props
 * @param {string} props.name unique on the page
 * @param {string} props.legend
 * @param {readonly {value: T, text: string, note?: string}[]} props.options
 * @param {T} props.value
 * @param {(value: T) => void} props.onPick
 * @param {boolean} [props.quiet] the legend is for screen readers only
 */
export function choice({ name, legend, options, value, onPick, quiet = false }) {
  return html`
    <fieldset class="choice">
      <legend class=${quiet ? 'unseen' : ''}>${legend}</legend>
      <div class="choice-row">
        ${options.map(
          (option) => html`
            <label class="choice-option">
              <input type="radio" name=${name} value=${option.value}
                .checked=${live(option.value === value)} @change=${() => onPick(option.value)}>
              <span class="choice-face">
                <span>${option.text}</span>
                ${option.note ? html`<small>${option.note}</small>` : ''}
              </span>
            </label>`,
        )}
      </div>
    </fieldset>`;
}
