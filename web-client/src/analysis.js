// @ts-check
// Has a finished game analysed: asks until it is ready, and stops the server's work as soon as
// nobody waits for it. Knows no DOM.

/** @typedef {import('./state/app.js').AppState} AppState */
/** @typedef {import('./state/app.js').AppAction} AppAction */
/** @typedef {import('./state/analysis.js').AnalysisAction} AnalysisAction */
/** @typedef {import('./state/route.js').Route} Route */
/** @typedef {ReturnType<typeof import('./net/api.js').createApi>} Api */

/** @typedef {{game: string, undo: AbortController, notLater: () => void}} Run */

const ASK_AGAIN_MS = 1000;
/** Questions in a row that may get lost before it is given up. */
const PATIENCE = 5;

/**
 * @param {object} parts
 * @param {() => AppState} parts.get
 * @param {(action: AppAction) => void} parts.dispatch
 * @param {Api} parts.api
 * @param {() => Promise<boolean>} parts.ensureAccount
 * @param {(run: () => void, ms: number) => () => void} parts.later returns what calls it off
 */
export function createAnalysis({ get, dispatch, api, ensureAccount, later }) {
  const tell = (/** @type {AnalysisAction} */ action) => dispatch({ type: 'analysis', action });
  /** @type {Run|null} */
  let asking = null;

  /** Asks for the analysis of the open game. */
  async function analyse() {
    const { game } = get();
    if (!game || asking?.game === game.id) return;
    stopAnalysis();
    /** @type {Run} */
    const run = { game: game.id, undo: new AbortController(), notLater: () => {} };
    asking = run;
    tell({ type: 'ask', game: game.id });
    if (await ensureAccount()) await ask(run, 0);
    else if (asking === run) stopAnalysis();
  }

  /** @param {Run} run @param {number} lost questions in a row */
  async function ask(run, lost) {
    if (asking !== run) return;
    const answer = await api.analysis(run.game, run.undo.signal);
    if (asking !== run) return;
    const again = (/** @type {number} */ times) => {
      run.notLater = later(() => void ask(run, times), answer.retryMs ?? ASK_AGAIN_MS);
    };
    if (answer.ok && answer.data.state === 'running') {
      tell({ type: 'progress', progress: answer.data });
      again(0);
    } else if (answer.ok && answer.data.state === 'ready') {
      asking = null;
      tell({ type: 'ready', result: answer.data });
    } else if (!answer.ok && answer.code === 'offline' && lost < PATIENCE) {
      again(lost + 1);
    } else if (!answer.ok) {
      asking = null;
      tell({ type: 'failed', problem: answer });
    }
  }

  /** Nobody waits for it any more: neither this page nor the server goes on with it. */
  function stopAnalysis() {
    if (!asking) return;
    const { game, undo, notLater } = asking;
    asking = null;
    notLater();
    undo.abort();
    void api.stopAnalysis(game);
    tell({ type: 'close' });
  }

  /** @param {Route} route */
  function leftFor(route) {
    if (asking && (route.page !== 'game' || route.id !== asking.game)) stopAnalysis();
  }

  return { analyse, stopAnalysis, leftFor };
}
