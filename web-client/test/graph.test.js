// @ts-check
// The graph of both stores, and the turns of an analysed game in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionText, stepText } from '../src/i18n/decision_text.js';
import { translator } from '../src/i18n/index.js';
import { decisionAt, layOutGraph, pointsOf } from '../src/view/analysis/graph_geometry.js';
import { analysed, decision } from './analysed.js';

const stores = (/** @type {[number, number, number, number][]} */ ...rows) =>
  rows.map(([ply, round, south, north]) => ({ ply, round, south, north }));

test('the graph goes from the first ply at the left to the last at the right, seeds upwards', () => {
  for (const narrow of [false, true]) {
    const { frame, lines, width, height } = layOutGraph(analysed, narrow);
    const [south = [], north = []] = [lines.south[0], lines.north[0]];
    assert.deepEqual(south[0], { x: frame.left, y: frame.bottom });
    assert.equal(south.at(-1)?.x, frame.right);
    assert.ok((north[2]?.y ?? 0) < (south[2]?.y ?? 0), 'more seeds are higher');
    assert.ok(frame.right < width && frame.bottom < height && frame.left > 0 && frame.top > 0);
    assert.equal(pointsOf(south).split(' ').length, 3);
  }
});

test('all seeds of the board reach the top, half of them the middle', () => {
  const { frame, levels, lines } = layOutGraph(
    { total: 18, stores: stores([0, 1, 0, 0], [1, 1, 18, 9]) },
    false,
  );
  assert.deepEqual(
    levels.map(({ seeds }) => seeds),
    [0, 9, 18],
  );
  assert.equal(lines.south[0]?.[1]?.y, frame.top);
  assert.equal(lines.north[0]?.[1]?.y, (frame.top + frame.bottom) / 2);
  assert.equal(levels[1]?.y, lines.north[0]?.[1]?.y);
});

test('every round is a stretch of its own, and stores that are counted on fit', () => {
  const rounds = stores([0, 1, 0, 0], [1, 1, 5, 0], [2, 2, 0, 3], [3, 2, 30, 3]);
  const graph = layOutGraph({ total: 18, stores: rounds }, true);
  assert.deepEqual(
    graph.lines.south.map((line) => line.length),
    [2, 2],
  );
  assert.deepEqual(graph.rounds, [{ x: graph.xOf(2), round: 2 }]);
  assert.ok((graph.lines.south[1]?.[1]?.y ?? 0) >= graph.frame.top);
});

test('a game without a sowing has a graph, too', () => {
  for (const rows of [stores(), stores([0, 1, 0, 0])]) {
    const { lines } = layOutGraph({ total: 18, stores: rows }, false);
    for (const { x, y } of lines.south.flat()) assert.ok(Number.isFinite(x + y));
  }
});

test('a place of the graph leads to the turn that it is in', () => {
  const turns = [{ ply: 1 }, { ply: 4 }, { ply: 5 }];
  const xOf = (/** @type {number} */ ply) => 10 + 10 * ply;
  const at = (/** @type {number} */ x) => decisionAt({ xOf }, turns, x);
  assert.deepEqual([-5, 10, 39, 40, 49, 50, 900].map(at), [0, 0, 0, 1, 1, 2, 2]);
});

test('a turn says what it made and what was possible, and whether that is proven', () => {
  const t = translator('en');
  assert.equal(
    decisionText(t, decision(0)),
    '1 seed came home with pit 1. The most that a turn could bring: 1, with pit 1.',
  );
  assert.match(decisionText(t, decision(1)), /The most that was found: 5, with pits 3, 1\.$/);
});

test('a step says its pit, its seeds and the store, and the first board says the whole turn', () => {
  const t = translator('en');
  assert.equal(stepText(t, decision(1), 'best', 0), decisionText(t, decision(1)));
  assert.equal(
    stepText(t, decision(1), 'best', 2),
    'Sowing 2 of 2, pit 1: 4 seeds home, 5 in the store.',
  );
  assert.equal(
    stepText(t, decision(1), 'turn', 1),
    'Sowing 1 of 1, pit 1: 1 seed home, 1 in the store.',
  );
});
