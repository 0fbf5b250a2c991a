// @ts-check
// Choosing a reading: a pack, and any number of clauses that are set otherwise.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { clauseName, clauseValue } from '../i18n/clauses.js';
import { localeOf } from '../state/app.js';
import { withClause, withoutClause } from '../state/reading.js';
import { clauseText } from './reading_name.js';

/** @typedef {import('./context.js').Context} Context */
/** @typedef {import('../protocol/study_types.js').Reading} Reading */
/** @typedef {import('../protocol/types.js').ClauseInfo} ClauseInfo */

/**
 * @param {Context} context
 * @param {object} props
 * @param {string} props.legend
 * @param {Reading} props.reading
 * @param {(reading: Reading) => void} props.onPick
 */
export function readingPicker({ state, t }, { legend, reading, onPick }) {
  const locale = localeOf(state);
  const pack = state.packs.find((each) => each.id === reading.pack);
  const free = state.clauses.filter(({ name }) => !Object.hasOwn(reading.clauses, name));
  return html`
    <fieldset class="picker">
      <legend>${legend}</legend>
      <label class="field"><span>${t('rules_pack')}</span>
        <select .value=${live(reading.pack)} @change=${(/** @type {Event} */ event) =>
          onPick({ pack: valueOf(event), clauses: {} })}>
          ${state.packs.map(
            ({ id, name }) => html`<option value=${id} ?selected=${id === reading.pack}>${name[locale]}</option>`,
          )}
        </select></label>
      ${Object.entries(reading.clauses).map(
        ([name, value]) => html`
          <div class="picker-clause">
            <label class="field"><span>${clauseName(t, name)}</span>
              <select .value=${live(String(value))} @change=${(/** @type {Event} */ event) =>
                onPick(withClause(reading, undefined, name, valueOf(event)))}>
                ${valuesOf(state.clauses.find((each) => each.name === name)).map(
                  (each) => html`<option value=${each} ?selected=${each === String(value)}>${clauseValue(t, name, each)}</option>`,
                )}
              </select></label>
            <button type="button" class="button" aria-label=${t('rules_remove_clause', { clause: clauseText(t, name, value) })}
              @click=${() => onPick(withoutClause(reading, name))}>×</button>
          </div>`,
      )}
      <label class="field"><span>${t('rules_add_clause')}</span>
        <select .value=${live('')} @change=${(/** @type {Event} */ event) => {
          const name = valueOf(event);
          const info = state.clauses.find((each) => each.name === name);
          const other = valuesOf(info).find((value) => value !== String(pack?.clauses[name]));
          if (other !== undefined) onPick(withClause(reading, pack, name, other));
        }}>
          <option value="">${t('rules_add_clause_none')}</option>
          ${free.map(({ name }) => html`<option value=${name}>${clauseName(t, name)}</option>`)}
        </select></label>
    </fieldset>`;
}

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

/** Every value of a clause as an address writes it. @param {ClauseInfo|undefined} info */
function valuesOf(info) {
  if (!info) return [];
  if (info.kind === 'boolean') return ['true', 'false'];
  const { lowest = 0, highest = -1, values = [] } = info;
  const numbers = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  return [...numbers.map(String), ...values];
}
