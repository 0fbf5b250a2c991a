// @ts-check
// What the server expected in a record or position, in the page's language. The server says it in
// English; what is not known here is shown as it came.

/** @typedef {import('./index.js').Translate} Translate */
/** @typedef {import('./index.js').MessageKey} MessageKey */

/** @type {readonly [RegExp, MessageKey][]} named groups are the text's parameters */
const KNOWN = [
  [/^a pit that (?<name>South|North) may sow: (?<pits>.+)$/, 'expected_may_sow'],
  [/^a pit that (?<name>South|North) may choose: (?<pits>.+)$/, 'expected_may_choose'],
  [/^(?<text>`\d+\.`) before a turn of the player who started$/, 'expected_number'],
  [/^`-`: (?<name>South|North) has no seed to sow and passes$/, 'expected_pass'],
  [/^a space and the next turn$/, 'expected_next_turn'],
  [/^no further turn: the round is over$/, 'expected_round_over'],
  [/^no further turn: the match is over$/, 'expected_match_over'],
  [/^`\|` and the next round: this one is over$/, 'expected_next_round'],
  [/^`\(` and the choices of the simultaneous opening$/, 'expected_opening'],
  [/^a tag line, or an empty line before the moves$/, 'expected_tag_line'],
  [/^a tag Rules before the moves$/, 'expected_rules_tag'],
  [/^the id of a ruleset pack$/, 'expected_pack'],
  [/^the name of a clause$/, 'expected_clause'],
  [/^one of (?<values>.+)$/, 'expected_one_of'],
  [/^a tag's name$/, 'expected_tag_name'],
  [/^a tag of records$/, 'expected_known_tag'],
  [/^a space and the tag's value$/, 'expected_tag_value'],
  [/^the tag's value in quotation marks$/, 'expected_quoted'],
  [/^a closing quotation mark$/, 'expected_quotation_mark'],
  [/^the end of the line$/, 'expected_end_of_line'],
  [/^a number of seeds$/, 'expected_seeds'],
  [/^at most (?<n>\d+) pits a side$/, 'expected_most_pits'],
  [/^at least (?<n>\d+) pits a side$/, 'expected_least_pits'],
  [/^as many pits for North as for South$/, 'expected_same_pits'],
  [/^`,` and a further pit, or `\/` and (?<name>South|North)'s store$/, 'expected_pit_or_store'],
  [/^a space and North's side$/, 'expected_north'],
  [/^a space and who is to sow$/, 'expected_mover'],
  [/^nothing more$/, 'expected_nothing'],
];

/**
 * Nothing where the page has no words for it.
 * @param {Translate} t @param {string} expected continues "expected …" @returns {string|null}
 */
export function expectedText(t, expected) {
  for (const [pattern, key] of KNOWN) {
    const match = pattern.exec(expected);
    if (match) return t(key, { ...match.groups });
  }
  return null;
}
