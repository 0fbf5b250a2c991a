// @ts-check
// The clauses in the order in which a reader meets their questions, and which of them have no effect
// in a ruleset as it stands.

/** @typedef {Record<string, unknown>} Clauses every clause of a ruleset by name */

/** @type {readonly {group: 'board'|'sowing'|'opening'|'end'|'rounds', names: string[]}[]} */
export const CLAUSE_GROUPS = [
  { group: 'board', names: ['pits', 'seeds'] },
  {
    group: 'sowing',
    names: [
      'relay',
      'capture.side',
      'capture.needs_opposite',
      'capture.own_seed',
      'capture.lap',
      'after_capture',
    ],
  },
  { group: 'opening', names: ['opening', 'after_opening'] },
  { group: 'end', names: ['end', 'sweep'] },
  {
    group: 'rounds',
    names: [
      'rounds',
      'refill',
      'refill_from',
      'burnt',
      'burnt_for',
      'round_starter',
      'match_by',
    ],
  },
];

const OF_CAPTURES = ['capture.needs_opposite', 'capture.own_seed', 'capture.lap', 'after_capture'];
const OF_ROUNDS = ['refill', 'refill_from', 'burnt', 'burnt_for', 'round_starter', 'match_by'];
const OF_BURNT_PITS = ['refill_from', 'burnt', 'burnt_for'];

/** Whether a clause never comes into play. @param {Clauses} clauses @param {string} name */
export function isIdle(clauses, name) {
  if (OF_CAPTURES.includes(name)) return clauses['capture.side'] === 'none';
  if (name === 'after_opening') return clauses['opening'] === 'alternating';
  if (OF_ROUNDS.includes(name) && clauses['rounds'] === 1) return true;
  return OF_BURNT_PITS.includes(name) && clauses['refill'] === 'fresh';
}
