// @ts-check
// Indonesian.

import { account } from './account.js';
import { board } from './board.js';
import { clauses } from './clauses.js';
import { errors } from './errors.js';
import { expected } from './expected.js';
import { game } from './game.js';
import { learn } from './learn.js';
import { leaderboard } from './leaderboard.js';
import { play } from './play.js';
import { records } from './records.js';
import { result } from './result.js';
import { rules } from './rules.js';
import { shell } from './shell.js';
import { story } from './story.js';

/** @type {import('../index.js').Catalogue} */
export const id = {
  ...account,
  ...board,
  ...clauses,
  ...errors,
  ...expected,
  ...game,
  ...leaderboard,
  ...learn,
  ...play,
  ...records,
  ...result,
  ...rules,
  ...shell,
  ...story,
};
