// @ts-check
// Every clause of a ruleset with what it can be, as the server lists them; a refusal stands at the
// clause that it names.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { clauseName, clauseValue } from '../../i18n/clauses.js';
import { setupClauses } from '../../state/setup.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/types.js').ClauseInfo} ClauseInfo */
/** @typedef {import('../../i18n/index.js').MessageKey} MessageKey */

/** @param {Context} context */
export function clauseForm(context) {
  const { state, t, dispatch } = context;
  const values = setupClauses(state.packs, state.setup);
  return html`
    <div class="clauses">
      ${state.clauses.map((clause) => clauseField(context, clause, values[clause.name]))}
      ${
        Object.keys(state.setup.clauses).length > 0
          ? html`<button type="button" class="button"
              @click=${() => dispatch({ type: 'setup', patch: { clauses: {} } })}>${t('rules_reset')}</button>`
          : ''
      }
    </div>`;
}

/** @param {Context} context @param {ClauseInfo} clause @param {unknown} value */
function clauseField({ state, t, dispatch }, clause, value) {
  const { name } = clause;
  const id = `clause-${name.replace('.', '-')}`;
  const refused = state.refusal?.field === `data.clauses.${name}`;
  const isOwn = name in state.setup.clauses;
  return html`
    <label class="field ${isOwn ? 'field-changed' : ''}">
      <span>${clauseName(t, name)}</span>
      <select name=${id} aria-invalid=${refused ? 'true' : 'false'} aria-describedby="${id}-note"
        .value=${live(String(value))} @change=${(/** @type {Event} */ event) => {
          const text = /** @type {HTMLSelectElement} */ (event.target).value;
          dispatch({ type: 'clause', name, value: typed(clause, text) });
        }}>
        ${optionsOf(clause).map(
          (option) => html`<option value=${String(option)} ?selected=${option === value}>
            ${clauseValue(t, name, option)}</option>`,
        )}</select>
      <small id="${id}-note" class=${refused ? 'form-error' : ''} role=${refused ? 'alert' : 'none'}>
        ${refused ? refusalText(t, name) : ''}</small>
    </label>`;
}

/** @param {ClauseInfo} clause @returns {(string|number|boolean)[]} */
function optionsOf({ kind, lowest = 0, highest = 0, values = [] }) {
  if (kind === 'boolean') return [true, false];
  const numbers =
    kind === 'word' ? [] : Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);
  return [...numbers, ...values];
}

/** @param {ClauseInfo} clause @param {string} text */
const typed = (clause, text) => optionsOf(clause).find((option) => String(option) === text);

/** @param {Context['t']} t @param {string} name */
function refusalText(t, name) {
  /** @type {Record<string, MessageKey>} */
  const known = { sweep: 'refused_sweep', refill: 'refused_refill', match_by: 'refused_match_by' };
  return t(known[name] ?? 'refused_clause');
}
