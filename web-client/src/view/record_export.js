// @ts-check
// What is left of a finished game: its record to step through, to copy or to download.

import { html } from 'lit';

/** @typedef {import('./context.js').Context} Context */

/** @param {Context} context @param {string} game its id */
export function recordExport({ state, t, app }, game) {
  const { copied } = state.study;
  const told = copied?.game === game ? t(copied.ok ? 'export_copied' : 'export_not_copied') : '';
  const address = `/api/v1/games/${game}`;
  return html`
    <section class="export" aria-labelledby="export-title">
      <h3 id="export-title">${t('export_title')}</h3>
      <div class="row">
        <button type="button" class="button" @click=${() => app.lookAtGame(game)}>${t('export_look')}</button>
        <button type="button" class="button" @click=${() => app.copyRecord(game)}>${t('export_copy')}</button>
        <a class="button" href="${address}/record" download="congkak-${game}.txt">${t('export_text')}</a>
        <a class="button" href=${address} download="congkak-${game}.json">${t('export_json')}</a>
      </div>
      <p role="status">${told}</p>
    </section>`;
}
