// @ts-check
// Sign-up and log-in; who one is, and the way out.

import { html } from 'lit';
import { errorText } from '../../i18n/index.js';
import { choice } from '../choice.js';
import { pageLink } from '../link.js';

/** @typedef {import('../context.js').Context} Context */

/** @param {Context} context */
export function accountPage(context) {
  const { account } = context.state;
  return account && !account.guest ? signedIn(context) : signIn(context);
}

/** @param {Context} context */
function signedIn(context) {
  const { state, t, app } = context;
  const { account } = state;
  if (!account) return '';
  return html`
    <section class="sheet">
      <h1>${t('account_signed_in', { name: account.name })}</h1>
      <dl class="figures">
        <div><dt>${t('account_points')}</dt><dd>${account.points}</dd></div>
        <div><dt>${t('account_rank')}</dt><dd>${account.rank ?? t('account_unranked')}</dd></div>
      </dl>
      <div class="row">
        ${pageLink(context, { page: 'play' }, t('nav_play'), 'button button-primary')}
        <button type="button" class="button" @click=${app.logOut}>${t('logout')}</button>
      </div>
    </section>`;
}

/** @param {Context} context */
function signIn({ state, t, app, dispatch }) {
  const { form, account } = state;
  const submit = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const entered = await app.enterAccount(
      form.mode,
      String(data.get('name')),
      String(data.get('password')),
    );
    if (entered) app.go({ page: 'play' });
  };
  return html`
    <section class="sheet sheet-narrow">
      <h1>${t('account_title')}</h1>
      <p class="lead">${t(account?.guest ? 'account_guest' : 'account_lead')}</p>
      ${choice({
        name: 'form-mode',
        legend: t('account_title'),
        quiet: true,
        value: form.mode,
        options: [
          { value: 'signup', text: t('signup') },
          { value: 'login', text: t('login') },
        ],
        onPick: (mode) => dispatch({ type: 'form', patch: { mode, error: null } }),
      })}
      <form class="form" @submit=${submit}>
        ${field(state, t, 'name')} ${field(state, t, 'password')}
        <p class="form-error" role="alert">${form.error ? errorText(t, form.error.code) : ''}</p>
        <button type="submit" class="button button-primary button-wide" ?disabled=${form.busy}>
          ${form.busy ? t('working') : t(form.mode)}</button>
      </form>
    </section>`;
}

/**
 * @param {Context['state']} state @param {Context['t']} t @param {'name'|'password'} name
 */
function field({ form }, t, name) {
  const isNew = form.mode === 'signup';
  const code = form.error?.code ?? '';
  const wrong = form.error?.field === name || code.includes(name);
  const fill = name === 'name' ? 'username' : isNew ? 'new-password' : 'current-password';
  return html`
    <label class="field">
      <span>${t(name)}</span>
      <input name=${name} type=${name === 'password' ? 'password' : 'text'} autocomplete=${fill} required
        maxlength=${name === 'name' ? 64 : 256} autocapitalize="none" spellcheck="false"
        aria-invalid=${wrong ? 'true' : 'false'} aria-describedby="${name}-hint">
      <small id="${name}-hint">${isNew ? t(name === 'name' ? 'name_hint' : 'password_hint') : ''}</small>
    </label>`;
}
