// @ts-check
// Openings, rounds, invitations and previews in words, in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foretoldText } from '../src/i18n/foretold_text.js';
import { translator } from '../src/i18n/index.js';
import { story } from '../src/i18n/story.js';
import { openGame } from '../src/state/game.js';
import { LOCALES } from '../src/state/prefs.js';
import { golden } from './goldens.js';

const golden_view = golden('snapshot').frame.data.view;
const nobody = { south: null, north: null };

/** @param {object} state @param {object} [more] @returns {any} */
const viewOf = (state, more = {}) => ({
  ...golden_view,
  mode: 'people',
  you: 'south',
  players: { south: { kind: 'human', name: 'Siti' }, north: { kind: 'human', name: 'Wayan' } },
  ...more,
  state: { ...golden_view.state, rounds: [], awaits: [], opening: null, phase: 'sowing', ...state },
});

/** @param {any} view @param {object} told @param {import('../src/state/prefs.js').Locale} [locale] */
const tell = (view, told, locale = 'en') =>
  story(translator(locale), /** @type {any} */ ({ ...openGame('x'), view, told: { seq: 1, ...told } }));

/** @param {any} view @param {object} told @param {RegExp[]} patterns */
function assertTold(view, told, patterns) {
  for (const pattern of patterns) assert.match(tell(view, told), pattern);
  for (const locale of LOCALES) {
    const text = tell(view, told, locale);
    assert.ok(text.length > 0, locale);
    assert.doesNotMatch(text, /[{}|]|undefined/, `${locale}: ${text}`);
  }
}

const opening = (/** @type {string[]} */ awaits, /** @type {string[]} */ chosen, hands = nobody) => ({
  phase: 'opening',
  to_sow: null,
  awaits,
  opening: { chosen, hands },
});

test('whose hidden choice is in, and whose is awaited', () => {
  const both = viewOf(opening(['south', 'north'], []));
  assertTold(both, { what: 'position' }, [/^Choose a pit; Wayan will not see it/]);
  const mine = viewOf(opening(['north'], ['south']));
  assertTold(mine, { what: 'chosen', side: 'south' }, [/^You have chosen; .* Waiting for Wayan/]);
  const theirs = viewOf(opening(['south'], ['north']));
  assertTold(theirs, { what: 'chosen', side: 'north' }, [/^Wayan has chosen\. Choose a pit; /]);
  const alone = viewOf(opening(['south'], []));
  assertTold(alone, { what: 'position' }, [/^Choose a pit to go on with\.$/]);
  const watching = viewOf(opening(['south', 'north'], []), { you: null });
  assertTold(watching, { what: 'position' }, [/^Both are choosing a pit/]);
});

test('two at one screen are told whose hidden choice it is and who looks away', () => {
  const screen = { mode: 'same_screen', you: 'both' };
  const first = viewOf(opening(['south', 'north'], []), screen);
  assertTold(first, { what: 'position' }, [/^Player 1 chooses a hidden pit; Player 2, please/]);
  const second = viewOf(opening(['north'], ['south']), { ...screen, choice: { south: 'c' } });
  assertTold(second, { what: 'chosen', side: 'south' }, [
    /^Player 1 has chosen\. Player 2 chooses a hidden pit; Player 1, please/,
  ]);
  assert.doesNotMatch(tell(second, { what: 'chosen', side: 'south' }), /3/);
});

/** @param {object} told */
const part = (told) => ({
  chosen: null,
  lifts: [],
  carried: null,
  rest: 'done',
  rest_beat: 0,
  last: null,
  capture: null,
  gained: 0,
  finished: false,
  ...told,
});

test('a step of the opening is told for both, and then who chooses', () => {
  const hands = { south: null, north: { side: 'north', pit: 'C', seeds: 3 } };
  const view = viewOf(opening(['south'], [], /** @type {any} */ (hands)));
  const opened = {
    ply: 1,
    beats: 2,
    south: part({ chosen: 'b', rest: 'free_turn', gained: 1 }),
    north: part({ chosen: 'E', rest: 'sowing' }),
    next: null,
    passed: false,
    swept: null,
  };
  assertTold(view, { what: 'opened', opened, state: view.state }, [
    /^You: pit 2, 1 seed home, the last one into the own store\. Wayan: pit 5, still sowing with 3 seeds/,
    /Choose a pit to go on with\.$/,
  ]);
});

test('every way in which an opening comes to rest has its words', () => {
  const view = viewOf({ to_sow: 'north', awaits: ['north'] });
  const capture = { pit: 'a', own: 1, opposite: 'G', taken: 6 };
  const rests = ['capture', 'no_capture', 'mati', 'stopped', 'emptied', 'no_seeds'];
  const texts = rests.map((rest) => {
    const opened = {
      ...{ ply: 3, beats: 9, next: 'north', passed: false, swept: null },
      south: part({ rest, capture: rest === 'capture' ? capture : null }),
      north: part({}),
    };
    const told = { what: 'opened', opened, state: view.state };
    assertTold(view, told, [/^You: .*\. The opening is over\. Wayan is to sow\.$/]);
    return tell(view, told);
  });
  assert.equal(new Set(texts).size, rests.length);
  assert.match(texts[0] ?? '', /7 seeds captured/);
});

test('a round that ended, one that begins with burnt pits, and an offer to stop', () => {
  const rounds = [{ starter: 'south', winner: 'north', stores: { south: 38, north: 60 } }];
  const over = viewOf({ phase: 'round_over', to_sow: null, round: 1, rounds });
  assertTold(over, { what: 'position' }, [/^Round 1 goes to Wayan, 38 to 60\.$/]);
  assertTold(over, { what: 'stop_offered', side: 'north' }, [/^Wayan offers to stop here\.$/]);
  assertTold(over, { what: 'stop_offered', side: 'south' }, [/^You have offered/]);
  const { board } = golden_view.state;
  const burnt = {
    south: { ...board.south, burnt: ['f', 'g'] },
    north: { ...board.north, burnt: [] },
  };
  const next = viewOf({ round: 2, rounds, board: burnt, to_sow: 'south', awaits: ['south'] });
  assertTold(next, { what: 'round_started', round: 2, starter: 'south', state: next.state }, [
    /^Round 2 begins\. You: 2 burnt pits\. You sow first/,
  ]);
});

test('an open seat is told to who waits and to who may take it', () => {
  const players = { ...viewOf({}).players, north: { kind: 'open' } };
  assertTold(viewOf({}, { players }), { what: 'position' }, [/^Waiting for a friend/]);
  assertTold(viewOf({}, { players, you: null }), { what: 'position' }, [/^One side is still free/]);
  const joined = viewOf({ to_sow: 'south', awaits: ['south'] });
  assertTold(joined, { what: 'joined', side: 'north' }, [/^Wayan has joined\. You sow first/]);
});

test('a preview says where it ends, and names packs that read it otherwise', () => {
  const view = viewOf({ to_sow: 'south', awaits: ['south'] });
  const mati = { last: { side: 'north', pit: 'C' }, ended: 'mati', gained: 2, captured: 0, again: false };
  const home = { ...mati, last: { side: 'south', pit: 'store' }, ended: 'free_turn', again: true };
  /** @type {any} */
  const preview = { pit: 'b', ...mati, over: true, differs: [{ pack: 'arena', ...home }] };
  /** @type {any[]} */
  const packs = [{ id: 'arena', name: { ms: 'Arena', id: 'Arena', en: 'Arena' } }];
  assert.equal(
    foretoldText(translator('en'), view, preview, packs, 'en'),
    'Pit 2: ends in pit 3 of the other side, mati, 2 seeds home, the turn is over, the round ends. ' +
      'By the rules of Arena: ends in the own store, 2 seeds home, sow again.',
  );
  for (const locale of LOCALES) {
    for (const ended of ['capture', 'no_capture', 'stopped', 'burnt']) {
      const text = foretoldText(translator(locale), view, { ...preview, ended }, packs, locale);
      assert.doesNotMatch(text, /[{}|]|undefined/, text);
    }
  }
});
