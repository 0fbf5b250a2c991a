// @ts-check
// Puts the page together: the only file that names the browser's own fetch, WebSocket and storage.

import { createApp } from './app.js';
import { createApi } from './net/api.js';
import { createLink } from './net/link.js';
import { initialState, reduce } from './state/app.js';
import { parsePrefs, preferredLocale } from './state/prefs.js';
import { parsePath, pathOf } from './state/route.js';
import { createStore } from './state/store.js';
import { mount } from './view/mount.js';
import { createSound, knockOf } from './view/sound.js';

const PREFS_KEY = 'congkak.prefs';

function readPrefs() {
  try {
    return parsePrefs(localStorage.getItem(PREFS_KEY));
  } catch {
    return parsePrefs(null);
  }
}

/** Whether the browser let the page do it. @param {() => Promise<void>} ask */
async function worked(ask) {
  try {
    await ask();
    return true;
  } catch {
    return false;
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
      media: { canShare: 'share' in navigator },
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
    showAddress: (route) => history.pushState(null, '', pathOf(route)),
    sharing: {
      origin: location.origin,
      copy: (text) => worked(() => navigator.clipboard.writeText(text)),
      share: (link) => worked(() => navigator.share(link)),
    },
    onStep(step, pits) {
      if (!store.get().prefs.sound) return;
      const knock = knockOf(step, pits);
      if (knock) sound.play(knock);
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
