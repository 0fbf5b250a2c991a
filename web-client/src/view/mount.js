// @ts-check
// The one place that touches the document: draws the state into it, and hears keys, the address
// bar, the system's wishes and the network. dispose() undoes all of it.

import { html, render } from 'lit';
import { translator } from '../i18n/index.js';
import { localeOf } from '../state/app.js';
import { playable } from '../state/choosing.js';
import { parsePath, pathOf } from '../state/route.js';
import { storeSideOf } from '../state/ruleset.js';
import { bottomSide, layOut, neighbour } from './board/geometry.js';
import { shell } from './shell.js';

/** @typedef {import('../state/app.js').AppState} AppState */
/** @typedef {import('../state/app.js').AppAction} AppAction */
/** @typedef {import('../app.js').App} App */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {HTMLElement} root
 * @param {{get: () => AppState, dispatch: (action: AppAction) => void,
 *   subscribe: (listener: (state: AppState, before: AppState) => void) => () => void}} store
 * @param {App} app
 * @param {() => void} onTouch a person has touched the page
 */
export function mount(root, store, app, onTouch) {
  const { get, dispatch } = store;
  const undo = new AbortController();
  const { signal } = undo;
  let frame = 0;
  /** @type {Element|null} */
  let opener = null;

  function draw() {
    frame = 0;
    const state = get();
    const locale = localeOf(state);
    const t = translator(locale);
    document.documentElement.lang = locale;
    if (state.prefs.theme) document.documentElement.dataset['theme'] = state.prefs.theme;
    else delete document.documentElement.dataset['theme'];
    document.title = `${t('app_name')} · ${t(titleOf(state))}`;
    render(html`${shell({ state, t, app, dispatch })}`, root);
  }

  const stop = store.subscribe((state, before) => {
    if (frame === 0) frame = requestAnimationFrame(draw);
    if (pathOf(state.route) !== pathOf(before.route)) newPage();
    else if (state.dialog !== before.dialog) turnTo(state.dialog);
    else if (state.game?.told !== before.game?.told) hideChoice(state.game);
  });

  /**
   * Two at one screen: the focus must not stay on the pit that was chosen in secret.
   * @param {AppState['game']} game
   */
  function hideChoice(game) {
    if (game?.told.what !== 'chosen' || game.view?.you !== 'both') return;
    const from = document.activeElement;
    if (!(from instanceof HTMLElement) || from.dataset['hole'] === undefined) return;
    draw();
    const [next] = playable(game);
    const pit = root.querySelector(`.pit[data-pit="${next}"]`);
    if (next && pit instanceof HTMLElement) pit.focus();
    else from.blur();
  }

  /** A dialog gives the focus back to what opened it. @param {AppState['dialog']} dialog */
  function turnTo(dialog) {
    if (dialog) opener = document.activeElement;
    else if (opener instanceof HTMLElement) {
      draw();
      opener.focus();
    }
  }

  /** A new page starts at its top, and the keyboard with it. */
  function newPage() {
    cancelAnimationFrame(frame);
    draw();
    scrollTo(0, 0);
    root.querySelector('main')?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    onTouch();
    const { game, dialog, route } = get();
    if (event.key === 'Escape' && dialog === 'menu') dispatch({ type: 'dialog', dialog: null });
    if (
      route.page !== 'game' ||
      !game?.view ||
      dialog ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    if (event.key === 'Escape') app.skip();
    else if (event.key === '?') void app.hint();
    else if (ARROWS[event.key]) moveTo(event, ARROWS[event.key] ?? [0, 0]);
    else if (/^[1-9]$|^[a-kA-K]$/.test(event.key)) app.sowByKey(event.key.toLowerCase());
  }

  /** @param {KeyboardEvent} event @param {[number, number]} direction */
  function moveTo(event, [dx, dy]) {
    const { game, media, packs } = get();
    const from = event.target instanceof HTMLElement ? event.target.dataset['hole'] : undefined;
    if (!game?.view || from === undefined) return;
    event.preventDefault();
    const { view } = game;
    const geometry = layOut({
      pits: view.pits,
      bottom: bottomSide(view.you),
      storeSide: storeSideOf(packs, view.ruleset.pack),
      upright: media.narrow,
    });
    const hole = neighbour(geometry, Number(from), dx, dy);
    const pit = root.querySelector(`.pit[data-hole="${hole}"]`);
    if (pit instanceof HTMLElement) pit.focus();
  }

  /** @param {FocusEvent} event */
  function onFocus(event) {
    const hole = event.target instanceof HTMLElement ? event.target.dataset['hole'] : undefined;
    if (hole === undefined) return;
    dispatch({ type: 'cursor', hole: Number(hole) });
    dispatch({ type: 'look', hole: Number(hole), touch: false });
  }

  /** @param {FocusEvent} event */
  function onBlur({ target }) {
    const hole = target instanceof HTMLElement ? target.dataset['hole'] : undefined;
    const isLookedAt = hole !== undefined && get().look?.hole === Number(hole);
    if (isLookedAt) dispatch({ type: 'look', hole: null, touch: false });
  }

  /** @param {string} query @param {(on: boolean) => void} tell */
  function follow(query, tell) {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener('change', (event) => tell(event.matches), { signal });
  }

  addEventListener('popstate', () => app.arrive(parsePath(location.pathname)), { signal });
  addEventListener('keydown', onKey, { signal });
  addEventListener('pagehide', () => app.stopAnalysis(), { signal });
  addEventListener('pointerdown', onTouch, { signal });
  addEventListener('online', () => app.hurry(), { signal });
  document.addEventListener('visibilitychange', () => document.hidden || app.hurry(), { signal });
  root.addEventListener('focusin', onFocus, { signal });
  root.addEventListener('focusout', onBlur, { signal });
  follow('(prefers-reduced-motion: reduce)', (lessMotion) =>
    dispatch({ type: 'media', patch: { lessMotion } }),
  );
  follow('(max-width: 640px)', (narrow) => dispatch({ type: 'media', patch: { narrow } }));
  draw();

  return function dispose() {
    stop();
    undo.abort();
    cancelAnimationFrame(frame);
    render(html``, root);
  };
}

/** @param {AppState} state */
function titleOf({ route }) {
  switch (route.page) {
    case 'leaderboard':
      return 'nav_leaderboard';
    case 'rules':
      return 'nav_rules';
    case 'how_to_play':
      return 'nav_learn';
    case 'records':
      return 'nav_records';
    case 'account':
      return 'nav_account';
    default:
      return 'nav_play';
  }
}
