// @ts-check
// Who plays against whom, and who begins.

import { html } from 'lit';
import { levelName } from '../../i18n/names.js';
import { LEVELS } from '../../state/levels.js';
import { choice } from '../choice.js';

/** @typedef {import('../context.js').Context} Context */
/** @typedef {import('../../state/setup.js').Setup} Setup */

/** @param {Context} context */
export function opponentForm({ state, t, dispatch }) {
  const { opponent, level, starts } = state.setup;
  const set = (/** @type {Partial<Setup>} */ patch) => dispatch({ type: 'setup', patch });
  return html`
    <div class="start-choices">
      ${choice({
        name: 'opponent',
        legend: t('opponent'),
        value: opponent === 'computer' ? level : opponent,
        options: opponents(state, t),
        onPick: (value) => set(opponentOf(value)),
      })}
      ${
        opponent === 'same_screen'
          ? ''
          : choice({
              name: 'starts',
              legend: t('who_starts'),
              value: starts,
              options: [
                { value: 'you', text: t('starts_you') },
                {
                  value: 'opponent',
                  text: t(opponent === 'people' ? 'starts_friend' : 'starts_opponent'),
                },
              ],
              onPick: (value) => set({ starts: value }),
            })
      }
      ${
        opponent === 'computer' && level === 'perfect'
          ? html`<p class="start-note" role="status">${t('perfect_note')}</p>`
          : ''
      }
    </div>`;
}

/**
 * @param {Context['state']} state @param {Context['t']} t
 * @returns {{value: string, text: string, note?: string}[]}
 */
function opponents({ levels }, t) {
  return [
    ...LEVELS.map((value) => {
      const n = levels.find((each) => each.id === value)?.points;
      const note = n ? t('points_n', { n }) : value === 'perfect' ? t('perfect_hint') : '';
      return { value, text: levelName(t, value), ...(note ? { note } : {}) };
    }),
    { value: 'same_screen', text: t('same_screen'), note: t('same_screen_hint') },
    { value: 'people', text: t('with_friend'), note: t('with_friend_hint') },
  ];
}

/** @param {string} value @returns {Partial<Setup>} */
function opponentOf(value) {
  const level = LEVELS.find((each) => each === value);
  if (level) return { opponent: 'computer', level };
  return { opponent: value === 'people' ? 'people' : 'same_screen' };
}
