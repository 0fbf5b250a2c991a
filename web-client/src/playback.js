// @ts-check
// Shows a sowing step by step: the one clock of the animation. It moves what is drawn and nothing
// else, so no command and no message of the server ever waits for it.

import { speedOf } from './state/prefs.js';
import { stepTime } from './state/pacing.js';

/** @typedef {import('./state/app.js').AppState} AppState */
/** @typedef {import('./state/app.js').AppAction} AppAction */
/** @typedef {import('./state/shown.js').Step} Step */

/**
 * @param {object} parts
 * @param {{get: () => AppState, dispatch: (action: AppAction) => void,
 *   subscribe: (listener: () => void) => () => void}} parts.store
 * @param {(step: Step, pits: number) => void} parts.onStep
 */
export function createPlayback({ store, onStep }) {
  /** @type {ReturnType<typeof setTimeout>|null} */
  let timer = null;
  let current = 0;

  function run() {
    const { game, prefs, media } = store.get();
    if (timer !== null && !game?.playing) {
      clearTimeout(timer);
      timer = null;
    }
    if (timer !== null || !game?.playing) return;
    const speed = speedOf(prefs, media.lessMotion);
    if (speed === 'off' || globalThis.document?.hidden) {
      store.dispatch({ type: 'game', action: { type: 'skip' } });
      return;
    }
    const { steps, index } = game.playing;
    const step = steps[index];
    current = step ? stepTime(steps, step, speed, game.queue.length) : 0;
    if (step && game.view) onStep(step, game.view.pits);
    timer = setTimeout(() => {
      timer = null;
      run();
    }, current);
    store.dispatch({ type: 'game', action: { type: 'tick' } });
  }

  const stop = store.subscribe(run);
  return {
    stepTime: () => current,
    dispose() {
      stop();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
