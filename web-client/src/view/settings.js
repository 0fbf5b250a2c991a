// @ts-check
// Language, colours, speed and sound, in a dialog.

import { html } from 'lit';
import { LANGUAGE_NAMES } from '../i18n/index.js';
import { localeOf } from '../state/app.js';
import { LOCALES, SPEEDS, speedOf } from '../state/prefs.js';
import { choice } from './choice.js';
import { modal } from './modal.js';

/** @typedef {import('./context.js').Context} Context */

/** @param {Context} context */
export function settings({ state, t, dispatch }) {
  const { prefs, media } = state;
  const close = () => dispatch({ type: 'dialog', dialog: null });
  const set = (/** @type {Partial<typeof prefs>} */ patch) => dispatch({ type: 'prefs', patch });
  const body = html`
    ${choice({
      name: 'locale',
      legend: t('language'),
      value: localeOf(state),
      options: LOCALES.map((value) => ({ value, text: LANGUAGE_NAMES[value] })),
      onPick: (locale) => set({ locale }),
    })}
    ${choice({
      name: 'theme',
      legend: t('theme'),
      value: prefs.theme ?? 'system',
      options: [
        { value: 'system', text: t('theme_system') },
        { value: 'light', text: t('theme_light') },
        { value: 'dark', text: t('theme_dark') },
      ],
      onPick: (theme) => set({ theme: theme === 'light' || theme === 'dark' ? theme : null }),
    })}
    ${choice({
      name: 'speed',
      legend: t('speed'),
      value: speedOf(prefs, media.lessMotion),
      options: SPEEDS.map((value) => ({ value, text: t(`speed_${value}`) })),
      onPick: (speed) => set({ speed }),
    })}
    ${choice({
      name: 'sound',
      legend: t('sound'),
      value: prefs.sound ? 'on' : 'off',
      options: [
        { value: 'on', text: t('on') },
        { value: 'off', text: t('off') },
      ],
      onPick: (sound) => set({ sound: sound === 'on' }),
    })}
    <div class="modal-actions">
      <button type="button" class="button button-primary" @click=${close}>${t('close')}</button>
    </div>`;
  return modal({ id: 'settings-title', title: t('settings'), body, onClose: close });
}
