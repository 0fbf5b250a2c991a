// @ts-check
// The analysis of a finished game: asked for, on its way, refused, or here with all that it found.

import { html } from 'lit';
import { errorText } from '../../i18n/index.js';
import { never } from '../../never.js';
import { analysisOf, quartersOf, shownDecision } from '../../state/analysis.js';
import { icon } from '../icons.js';
import { refocus } from '../refocus.js';
import { decision } from './decision.js';
import { decisions } from './decisions.js';
import { graph } from './graph.js';
import { insights } from './insights.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../protocol/analysis_types.js').Analysis} Result */
/** @typedef {import('../../protocol/types.js').GameView} GameView */
/** @typedef {import('../../state/analysis.js').Analysis} Analysis */

const MINUTE_MS = 60000;

/** @param {Context} context @param {GameView} view */
export function analysisSection(context, view) {
  const { state, t } = context;
  const analysis = analysisOf(state.analysis, view.game);
  return html`
    <section class="analysis" aria-labelledby="analysis-title" data-phase=${analysis.phase}
      ${refocus(analysis.phase, '#analysis-title')}>
      <h2 id="analysis-title" tabindex="-1">${t('analysis_title')}</h2>
      <p class="unseen" role="status">${said(t, analysis)}</p>
      ${body(context, view, analysis)}
    </section>`;
}

/** What a screen reader hears of its coming. @param {Context['t']} t @param {Analysis} analysis */
function said(t, { phase, progress }) {
  if (phase === 'ready') return t('analysis_ready');
  if (phase !== 'running') return '';
  const quarters = /** @type {const} */ ([
    'analysis_running',
    'analysis_quarter',
    'analysis_half',
    'analysis_three_quarters',
  ]);
  return t(quarters[Math.min(quartersOf(progress), 3)] ?? 'analysis_running');
}

/** @param {Context} context @param {GameView} view @param {Analysis} analysis */
function body(context, view, analysis) {
  const { t, app } = context;
  const { phase } = analysis;
  switch (phase) {
    case 'idle':
      return html`<p class="analysis-lead">${t('analysis_lead')}</p>
        <p><button type="button" class="button" @click=${app.analyse}>${icon('graph')}${t('analysis_ask')}</button></p>`;
    case 'running':
      return progress(context, analysis);
    case 'failed':
      return html`<p class="form-error" role="alert">${problemText(t, analysis)}</p>
        <p><button type="button" class="button" @click=${app.analyse}>${icon('again')}${t('analysis_again')}</button></p>`;
    case 'ready':
      return analysis.result ? found(context, view, analysis, analysis.result) : '';
    default:
      return never(phase);
  }
}

/** @param {Context} context @param {Analysis} analysis */
function progress({ t, app }, { progress: far }) {
  const text = far ? t('analysis_progress', far) : t('analysis_running');
  return html`
    <div class="analysis-progress">
      <progress max=${far?.of || 1} value=${far?.done ?? 0} aria-label=${t('analysis_running')}></progress>
      <span aria-hidden="true">${text}</span>
      <button type="button" class="button" @click=${app.stopAnalysis}>${icon('stop')}${t('analysis_stop')}</button>
    </div>`;
}

/** @param {Context['t']} t @param {Analysis} analysis */
function problemText(t, { problem }) {
  const { code = 'internal', retryMs = 0 } = problem ?? {};
  if (code !== 'rate_limited' || retryMs < MINUTE_MS) return errorText(t, code);
  return t('analysis_wait', { n: Math.ceil(retryMs / MINUTE_MS) });
}

/** @param {Context} context @param {GameView} view @param {Analysis} analysis @param {Result} result */
function found(context, view, analysis, result) {
  const { t } = context;
  const shown = shownDecision(analysis);
  if (!shown) return html`<p>${t('analysis_nothing')}</p>`;
  return html`
    <div class="analysis-whole">
      ${graph(context, view, result, analysis.at)}
      ${insights(context, view, result)}
    </div>
    <div class="turns">
      <div class="turns-head">
        <h3>${t('decisions_title')}</h3>
        <p class="quiet">${t('decisions_budget', { n: result.budget })}</p>
      </div>
      ${decisions(context, view, result, analysis.at)}
      ${decision(context, view, analysis, shown)}
    </div>`;
}
