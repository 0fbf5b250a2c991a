// @ts-check
// English. The keys of these catalogues are the keys of all three languages. `{name}` is filled in; a
// text with `|` holds the form for one and the form for other numbers of `{n}`.

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

export const en = {
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
