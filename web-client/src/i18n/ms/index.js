// @ts-check
// Malay.

import { account } from './account.js';
import { board } from './board.js';
import { clauses } from './clauses.js';
import { errors } from './errors.js';
import { game } from './game.js';
import { leaderboard } from './leaderboard.js';
import { play } from './play.js';
import { result } from './result.js';
import { rules } from './rules.js';
import { shell } from './shell.js';
import { story } from './story.js';

/** @type {import('../index.js').Catalogue} */
export const ms = {
  ...account,
  ...board,
  ...clauses,
  ...errors,
  ...game,
  ...leaderboard,
  ...play,
  ...result,
  ...rules,
  ...shell,
  ...story,
};
