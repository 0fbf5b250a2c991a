// @ts-check
// Addresses of the page and what they show.

import { never } from '../never.js';

/**
 * @typedef {{page: 'play'} | {page: 'game', id: string} | {page: 'leaderboard'} | {page: 'rules'}
 *   | {page: 'how_to_play'} | {page: 'records'} | {page: 'account'} | {page: 'lost'}} Route
 */

const GAME = /^\/game\/([a-z2-9]{16})$/;

/** @param {string} path @returns {Route} */
export function parsePath(path) {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const game = GAME.exec(clean);
  if (game?.[1]) return { page: 'game', id: game[1] };
  switch (clean) {
    case '/':
      return { page: 'play' };
    case '/leaderboard':
      return { page: 'leaderboard' };
    case '/rules':
      return { page: 'rules' };
    case '/how-to-play':
      return { page: 'how_to_play' };
    case '/records':
      return { page: 'records' };
    case '/account':
      return { page: 'account' };
    default:
      return { page: 'lost' };
  }
}

/** @param {Route} route */
export function pathOf(route) {
  switch (route.page) {
    case 'play':
    case 'lost':
      return '/';
    case 'game':
      return `/game/${route.id}`;
    case 'how_to_play':
      return '/how-to-play';
    case 'leaderboard':
    case 'rules':
    case 'records':
    case 'account':
      return `/${route.page}`;
    default:
      return never(route);
  }
}
