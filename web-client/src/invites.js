// @ts-check
// A game with a friend: handing out its address, and taking the open seat.

import { pathOf } from './state/route.js';

/** @typedef {import('./state/app.js').AppState} AppState */
/** @typedef {import('./state/app.js').AppAction} AppAction */
/** @typedef {import('./moves.js').LinkHandle} LinkHandle */

/**
 * What the page asks of the browser; each says whether it worked.
 * @typedef {object} Sharing
 * @property {string} origin of the page's addresses
 * @property {(text: string) => Promise<boolean>} copy
 * @property {(link: {url: string}) => Promise<boolean>} share
 */

/**
 * @param {object} parts
 * @param {() => AppState} parts.get
 * @param {(action: AppAction) => void} parts.dispatch
 * @param {LinkHandle['send']} parts.send
 * @param {() => void} parts.watch asks for the open game as it stands
 * @param {() => Promise<boolean>} parts.ensureAccount
 * @param {Sharing} parts.sharing
 */
export function createInvites({ get, dispatch, send, watch, ensureAccount, sharing }) {
  /** The address of the open game. */
  const gameLink = () => `${sharing.origin}${pathOf(get().route)}`;

  return {
    gameLink,
    async copyLink() {
      const copied = (await sharing.copy(gameLink())) ? 'done' : 'failed';
      dispatch({ type: 'copied', copied });
    },
    shareLink: () => sharing.share({ url: gameLink() }),
    /** Takes the open seat of the open game, as a guest where nobody is signed in. */
    async join() {
      const { game, starting } = get();
      if (!game || starting) return;
      dispatch({ type: 'starting', on: true });
      if (await ensureAccount()) {
        const reply = await send({ type: 'join', game: game.id }, { keep: true });
        if (!reply.ok) dispatch({ type: 'trouble', code: reply.code });
        if (get().game?.id === game.id) watch();
      }
      dispatch({ type: 'starting', on: false });
    },
  };
}
