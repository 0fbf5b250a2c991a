// @ts-check
// What a new game shall be: opponent, rules, place to start from.

import { RANKED_LEVELS } from './levels.js';
import { clausesOf, packOf } from './ruleset.js';

/** @typedef {import('../protocol/types.js').Level} Level */
/** @typedef {import('../protocol/types.js').Mode} Mode */
/** @typedef {import('../protocol/types.js').Pack} Pack */
/** @typedef {import('../protocol/types.js').Starts} Starts */
/** @typedef {import('./ruleset.js').Clauses} Clauses */

/**
 * @typedef {object} Setup
 * @property {Mode} opponent
 * @property {Level} level of the computer
 * @property {Starts} starts
 * @property {string} pack
 * @property {Clauses} clauses those that differ from the pack's
 * @property {string} position where play begins; empty: the first position of the rules
 * @property {boolean} ranked wished for
 */

/** @type {Setup} */
export const FIRST_SETUP = {
  opponent: 'computer',
  level: 'easy',
  starts: 'you',
  pack: 'tradisional',
  clauses: {},
  position: '',
  ranked: true,
};

/** Points are given for this kind of game only. @param {Setup} setup */
export const canBeRanked = ({ opponent, level, pack, clauses, position }) =>
  opponent === 'computer' &&
  RANKED_LEVELS.includes(level) &&
  pack === 'tradisional' &&
  Object.keys(clauses).length === 0 &&
  position.trim() === '';

/** Another pack brings its own clauses. @param {Setup} setup @param {Partial<Setup>} patch @returns {Setup} */
export function withPatch(setup, patch) {
  const isNew = patch.pack !== undefined && patch.pack !== setup.pack;
  return { ...setup, ...(isNew ? { clauses: {} } : {}), ...patch };
}

/** Every clause as it is set up. @param {readonly Pack[]} packs @param {Setup} setup */
export const setupClauses = (packs, { pack, clauses }) => clausesOf(packs, { pack, clauses });

/**
 * Sets one clause; a value that the pack has anyway need not be named.
 * @param {Setup} setup @param {readonly Pack[]} packs @param {string} name @param {unknown} value
 * @returns {Setup}
 */
export function withClause(setup, packs, name, value) {
  const { [name]: _, ...others } = setup.clauses;
  const without = clausesOf(packs, { pack: setup.pack, clauses: others });
  const clauses = without[name] === value ? others : { ...others, [name]: value };
  return { ...setup, clauses };
}

/** Boards that are offered with the pack, pits a side. @param {readonly Pack[]} packs @param {Setup} setup */
export const boardsOf = (packs, { pack }) => packOf(packs, pack)?.boards ?? [];

/** The command's data. @param {Setup} setup */
export function creation(setup) {
  const { opponent, level, starts, pack, clauses, ranked } = setup;
  const position = setup.position.trim();
  return {
    opponent,
    ...(opponent === 'computer' ? { level } : {}),
    ...(opponent === 'same_screen' ? {} : { starts }),
    pack,
    ...(Object.keys(clauses).length > 0 ? { clauses } : {}),
    ranked: ranked && canBeRanked(setup),
    ...(position ? { position } : {}),
  };
}
