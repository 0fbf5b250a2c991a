// @ts-check
// The packs side by side: a row a clause, a column a pack, the first one being what the others are
// held against. A difference is marked by a sign and by words.

import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { clauseName, clauseValue } from '../../i18n/clauses.js';
import { localeOf } from '../../state/app.js';
import { CLAUSE_GROUPS, isIdle } from '../../state/clause_groups.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/types.js').Pack} Pack */

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {(pack: Pack) => string} value in words
 * @property {(pack: Pack) => boolean} idle
 */

/** @param {Context} context */
export function packTable(context) {
  const { t } = context;
  const packs = columnsOf(context);
  const groups = groupsOf(context, packs);
  return html`
    <section class="rulebook-part" aria-labelledby="table-title">
      <h2 id="table-title">${t('rules_table_title')}</h2>
      ${columnChoice(context)}
      <p class="quiet"><span class="sign" aria-hidden="true">≠</span> ${t('rules_differs_key')} ${t('rules_idle_key')}</p>
      <div class="wide-table" role="region" aria-label=${t('rules_table_label')} tabindex="0">
        <table class="clause-table">
          <caption class="unseen">${t('rules_table_label')}</caption>
          ${head(context, packs)}
          ${groups.map((group) => body(context, group, packs))}
        </table>
      </div>
      ${groups.length === 0 ? html`<p>${t('rules_none_differ')}</p>` : ''}
    </section>`;
}

/** The pack held against first. @param {Context} context @returns {Pack[]} */
function columnsOf({ state }) {
  const { packs, media, study } = state;
  const first = packs.filter(({ id }) => id === study.against);
  const others = packs.filter(({ id }) => id !== study.against);
  const { columns } = study;
  if (columns) return [...first, ...others.filter(({ id }) => columns.includes(id))];
  return media.narrow ? [...first, ...others.filter(({ id }) => id === 'sunog')] : packs;
}

/** @param {Context} context */
function columnChoice(context) {
  const { state, t, dispatch } = context;
  const { packs, study } = state;
  const locale = localeOf(state);
  const shown = columnsOf(context).map(({ id }) => id);
  const change = (/** @type {Partial<typeof study>} */ patch) =>
    dispatch({ type: 'study', action: { type: 'table', patch } });
  const toggle = (/** @type {string} */ id) =>
    change({ columns: shown.includes(id) ? shown.filter((each) => each !== id) : [...shown, id] });
  return html`
    <div class="columns">
      <label class="field"><span>${t('rules_against')}</span>
        <select .value=${live(study.against)} @change=${(/** @type {Event} */ event) =>
          change({ against: /** @type {HTMLSelectElement} */ (event.target).value })}>
          ${packs.map(
            ({ id, name }) => html`<option value=${id} ?selected=${id === study.against}>${name[locale]}</option>`,
          )}
        </select></label>
      <fieldset class="columns-beside">
        <legend>${t('rules_columns')}</legend>
        ${packs
          .filter(({ id }) => id !== study.against)
          .map(
            ({ id, name }) => html`<label class="chip"><input type="checkbox" value=${id}
              .checked=${live(shown.includes(id))} @change=${() => toggle(id)}><span>${name[locale]}</span></label>`,
          )}
      </fieldset>
      <label class="chip"><input type="checkbox" .checked=${live(study.onlyDifferent)}
        @change=${() => change({ onlyDifferent: !study.onlyDifferent })}><span>${t('rules_only_different')}</span></label>
    </div>`;
}

/** @param {Context} context @param {Pack[]} packs */
function head({ state, t }, packs) {
  const locale = localeOf(state);
  return html`<thead><tr><th scope="col">${t('rules_clause')}</th>${packs.map(
    ({ name }) => html`<th scope="col">${name[locale]}</th>`,
  )}</tr></thead>`;
}

/** @param {Context} context @param {Pack[]} packs */
function groupsOf({ state, t }, packs) {
  /** @type {Row[]} */
  const drawn = [
    {
      name: t('rules_direction'),
      value: ({ direction }) => t(`rules_direction_${direction}`),
      idle: () => false,
    },
    {
      name: t('rules_store_side'),
      value: ({ store_side: side }) => t(`rules_store_side_${side}`),
      idle: () => false,
    },
  ];
  const clauseRow = (/** @type {string} */ name) => ({
    name: clauseName(t, name),
    value: (/** @type {Pack} */ { clauses }) => clauseValue(t, name, clauses[name]),
    idle: (/** @type {Pack} */ { clauses }) => isIdle(clauses, name),
  });
  const all = [
    { title: t('rules_group_drawn'), rows: drawn },
    ...CLAUSE_GROUPS.map(({ group, names }) => ({
      title: t(`rules_group_${group}`),
      rows: names.map(clauseRow),
    })),
  ];
  if (!state.study.onlyDifferent) return all;
  const parted = (/** @type {Row} */ row) => packs.some((pack) => differs(row, pack, packs));
  return all
    .map(({ title, rows }) => ({ title, rows: rows.filter(parted) }))
    .filter(({ rows }) => rows.length > 0);
}

/** An answer without effect is no difference. @param {Row} row @param {Pack} pack @param {Pack[]} packs */
const differs = ({ value, idle }, pack, [first]) =>
  first !== undefined && !idle(pack) && value(pack) !== value(first);

/** @param {Context} context @param {{title: string, rows: Row[]}} group @param {Pack[]} packs */
function body({ t }, { title, rows }, packs) {
  return html`
    <tbody>
      <tr class="clause-table-group"><th scope="rowgroup" colspan=${packs.length + 1}>${title}</th></tr>
      ${rows.map(
        (row) => html`<tr><th scope="row">${row.name}</th>${packs.map((pack) => cell(t, row, pack, packs))}</tr>`,
      )}
    </tbody>`;
}

/** @param {Context['t']} t @param {Row} row @param {Pack} pack @param {Pack[]} packs */
function cell(t, row, pack, packs) {
  if (row.idle(pack)) {
    return html`<td class="clause-table-idle">${row.value(pack)}<span class="unseen">, ${t('rules_idle')}</span></td>`;
  }
  if (!differs(row, pack, packs)) return html`<td>${row.value(pack)}</td>`;
  return html`<td class="clause-table-differs"><span class="sign" aria-hidden="true">≠</span><span
    class="unseen">${t('rules_differs')}: </span>${row.value(pack)}</td>`;
}
