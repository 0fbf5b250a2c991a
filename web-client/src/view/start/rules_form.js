// @ts-check
// By which rules: pack, size of the board, single clauses, a position to start from, ranked or not.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { localeOf } from '../../state/app.js';
import { packOf } from '../../state/ruleset.js';
import { boardsOf, canBeRanked, setupClauses } from '../../state/setup.js';
import { choice } from '../choice.js';
import { clauseForm } from './clause_form.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/types.js').Pack} Pack */
/** @typedef {import('../../state/setup.js').Setup} Setup */

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLInputElement|HTMLSelectElement} */ (event.target).value;

/** @param {Context} context */
export function rulesForm(context) {
  const { state, t } = context;
  const changed = Object.keys(state.setup.clauses).length;
  return html`
    <details class="more">
      <summary>${t('more_choices')}</summary>
      <div class="more-body">
        ${packField(context)}
        ${boardSizes(context)}
        <details class="more">
          <summary>${t('single_rules')}${changed ? html` <span class="tag">${t('single_rules_n', { n: changed })}</span>` : ''}</summary>
          ${clauseForm(context)}
        </details>
        ${positionField(context)}
        ${rankedSwitch(context)}
      </div>
    </details>`;
}

/** @param {Context} context */
function packField({ state, t, dispatch }) {
  const { setup, packs } = state;
  const locale = localeOf(state);
  return html`
    <label class="field">
      <span>${t('pack')}</span>
      <select name="pack" .value=${live(setup.pack)} @change=${(/** @type {Event} */ event) =>
        dispatch({ type: 'setup', patch: { pack: valueOf(event) } })}>
        ${packs.map(
          ({ id, name }) =>
            html`<option value=${id} ?selected=${id === setup.pack}>${name[locale]}</option>`,
        )}</select>
      <small>${packOf(packs, setup.pack)?.about[locale] ?? ''}</small>
    </label>`;
}

/** Where the pack is offered on several boards. @param {Context} context */
function boardSizes({ state, t, dispatch }) {
  const boards = boardsOf(state.packs, state.setup);
  if (boards.length < 2) return '';
  const { pits } = setupClauses(state.packs, state.setup);
  return choice({
    name: 'board',
    legend: t('board_size'),
    value: String(pits),
    options: boards.map((n) => ({ value: String(n), text: t('board_pits', { n }) })),
    onPick: (value) => dispatch({ type: 'clause', name: 'pits', value: Number(value) }),
  });
}

/** @param {Context} context */
function positionField({ state, t, dispatch }) {
  const { refusal, setup } = state;
  const refused = refusal?.field === 'data.position' ? refusal : null;
  return html`
    <label class="field">
      <span>${t('start_position')}</span>
      <input name="position" autocomplete="off" spellcheck="false" maxlength="160"
        aria-invalid=${refused ? 'true' : 'false'} aria-describedby="position-note"
        .value=${live(setup.position)} @input=${(/** @type {Event} */ event) =>
          dispatch({ type: 'setup', patch: { position: valueOf(event) } })}>
      <small id="position-note" class=${refused ? 'form-error' : ''} role=${refused ? 'alert' : 'none'}>
        ${refused ? html`${t('refused_position')} <span lang="en">${refused.message}</span>` : t('start_position_hint')}</small>
    </label>`;
}

/** @param {Context} context */
function rankedSwitch({ state, t, dispatch }) {
  const { setup } = state;
  const possible = canBeRanked(setup);
  return html`
    <label class="switch">
      <input type="checkbox" role="switch" name="ranked" .checked=${live(possible && setup.ranked)}
        ?disabled=${!possible} @change=${(/** @type {Event} */ event) => {
          const ranked = /** @type {HTMLInputElement} */ (event.target).checked;
          dispatch({ type: 'setup', patch: { ranked } });
        }}>
      <span class="switch-text"><span>${t('ranked')}</span><small>${t(rankedNote(setup, possible))}</small></span>
    </label>`;
}

/** @param {Setup} setup @param {boolean} possible */
function rankedNote({ opponent, level, ranked }, possible) {
  if (opponent === 'computer' && level === 'perfect') return 'perfect_note';
  if (!possible) return 'ranked_never';
  return ranked ? 'ranked_on' : 'ranked_off';
}
