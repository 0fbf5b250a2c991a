// @ts-check
// Indonesian.

import { account } from './account.js';
import { board } from './board.js';
import { clauses } from './clauses.js';
import { errors } from './errors.js';
import { expected } from './expected.js';
import { game } from './game.js';
import { leaderboard } from './leaderboard.js';
import { learn } from './learn.js';
import { opening } from './opening.js';
import { people } from './people.js';
import { play } from './play.js';
import { preview } from './preview.js';
import { records } from './records.js';
import { result } from './result.js';
import { rounds } from './rounds.js';
import { rules } from './rules.js';
import { shell } from './shell.js';
import { start } from './start.js';
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
  ...opening,
  ...people,
  ...play,
  ...preview,
  ...records,
  ...result,
  ...rounds,
  ...rules,
  ...shell,
  ...start,
  ...story,
};
