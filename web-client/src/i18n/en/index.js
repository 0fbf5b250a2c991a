// @ts-check
// The topics of the page's texts, a file each; every other language has the same files. `{name}` is
// filled in; a text with `|` holds the form for one and the form for other numbers of `{n}`.

export * from './account.js';
export * from './analysis.js';
export * from './board.js';
export * from './clauses.js';
export * from './errors.js';
export * from './expected.js';
export * from './game.js';
export * from './hint.js';
export * from './leaderboard.js';
export * from './learn.js';
export * from './opening.js';
export * from './people.js';
export * from './play.js';
export * from './preview.js';
export * from './records.js';
export * from './result.js';
export * from './rounds.js';
export * from './rules.js';
export * from './shell.js';
export * from './start.js';
export * from './story.js';
