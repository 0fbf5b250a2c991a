// @ts-check
// Puts the page together: the only file that names the browser's own fetch, WebSocket and storage.

import { createApp } from './app.js';
import { createApi } from './net/api.js';
import { createLink } from './net/link.js';
import { initialState, reduce } from './state/app.js';
import { parsePrefs, preferredLocale } from './state/prefs.js';
import { isStore } from './state/ring.js';
import { parsePath, pathOf } from './state/route.js';
import { createStore } from './state/store.js';
import { mount } from './view/mount.js';
import { createSound } from './view/sound.js';

const PREFS_KEY = 'congkak.prefs';

function readPrefs() {
  try {
    return parsePrefs(localStorage.getItem(PREFS_KEY));
  } catch {
    return parsePrefs(null);
  }
}

/** @param {HTMLElement} root */
function start(root) {
  const store = createStore(
    reduce,
    initialState({
      route: parsePath(location.pathname),
      prefs: readPrefs(),
      systemLocale: preferredLocale(navigator.languages),
    }),
  );
  const sound = createSound();
  const app = createApp({
    store,
    api: createApi((input, init) => fetch(input, init)),
    link: (options) =>
      createLink({
        ...options,
        connect() {
          const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
          return new WebSocket(`${scheme}://${location.host}/ws`, 'congkak.v1');
        },
      }),
    copyText: async (text) => navigator.clipboard.writeText(text),
    showAddress: (route) => history.pushState(null, '', pathOf(route)),
    onStep(step, pits) {
      if (!store.get().prefs.sound) return;
      if (step.kind === 'drop') sound.play(isStore(pits, step.hole) ? 'store' : 'drop');
      else if (step.kind === 'lift' || step.kind === 'capture') sound.play(step.kind);
      else if (step.kind === 'sweep') sound.play('end');
    },
  });
  store.subscribe(({ prefs }, before) => {
    if (prefs === before.prefs) return;
    try {
      localStorage.setItem(PREFS_KEY, JSON.stringify(prefs));
    } catch {
      // Storage is switched off: the choice holds until the page is left.
    }
  });
  mount(root, store, app, () => sound.wake());
  app.start();
}

const root = document.getElementById('app');
if (root) start(root);
