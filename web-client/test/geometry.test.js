// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heap, longHeap } from '../src/view/board/heap.js';
import { layOut, neighbour } from '../src/view/board/geometry.js';
import { storeOf } from '../src/state/ring.js';

/** @typedef {import('../src/view/board/geometry.js').Geometry} Geometry */

/** @param {(geometry: Geometry, name: string, storeSide: 'left'|'right') => void} check */
function everyBoard(check) {
  for (let pits = 3; pits <= 11; ++pits) {
    for (const storeSide of /** @type {const} */ (['left', 'right'])) {
      for (const upright of [false, true]) {
        const geometry = layOut({ pits, bottom: 'south', storeSide, upright });
        check(geometry, `${pits} ${storeSide} ${upright ? 'standing' : 'lying'}`, storeSide);
      }
    }
  }
}

test('holes lie on the board and apart from each other', () => {
  everyBoard(({ holes, width, height }, name) => {
    holes.forEach((a, i) => {
      assert.ok(
        a.x - a.rx > 0 && a.x + a.rx < width && a.y - a.ry > 0 && a.y + a.ry < height,
        name,
      );
      for (const b of holes.slice(i + 1)) {
        const apart = Math.abs(a.x - b.x) >= a.rx + b.rx || Math.abs(a.y - b.y) >= a.ry + b.ry;
        assert.ok(apart, `${name} ${i}`);
      }
    });
  });
});

test('the own side is at the bottom and its store where the rules say; standing, the store is at the bottom', () => {
  everyBoard(({ holes, width, height, upright }, name, storeSide) => {
    const pits = holes.length / 2 - 1;
    const first = holes[0];
    const store = holes[storeOf(pits, 'south')];
    assert.ok(first && store);
    if (upright) assert.ok(store.y > height * 0.7, name);
    else {
      assert.ok(first.y > height / 2, name);
      assert.ok(storeSide === 'right' ? store.x > width * 0.7 : store.x < width * 0.3, name);
    }
  });
});

test('a board that stands up is turned, not mirrored', () => {
  everyBoard(({ holes }, name, storeSide) => {
    const pits = holes.length / 2 - 1;
    let area = 0;
    holes.forEach((hole, index) => {
      const next = holes[(index + 1) % holes.length];
      if (next) area += hole.x * next.y - next.x * hole.y;
    });
    // On a screen y points down: a positive area is clockwise.
    assert.equal(area < 0, storeSide === 'right', `${name} ${pits}`);
  });
});

test('pits can be touched on a narrow phone: 44 px along the board at its least height', () => {
  const geometry = layOut({ pits: 7, bottom: 'south', storeSide: 'right', upright: true });
  const leastHeight = (geometry.height + 30) * 0.482;
  const pixels = leastHeight / (geometry.height + 30);
  assert.ok((2 * geometry.holes[0].ry + 10) * pixels >= 44);
});

test('arrow keys lead along the row and across', () => {
  const lying = layOut({ pits: 7, bottom: 'south', storeSide: 'right', upright: false });
  assert.equal(neighbour(lying, 0, 1, 0), 1);
  assert.equal(neighbour(lying, 1, -1, 0), 0);
  assert.equal(neighbour(lying, 0, 0, -1), 14);
  assert.equal(neighbour(lying, 0, 0, 1), 0);
  const standing = layOut({ pits: 7, bottom: 'south', storeSide: 'right', upright: true });
  assert.equal(neighbour(standing, 0, 0, 1), 1);
});

test('a seed keeps its place while others come, and none lies outside its hole', () => {
  for (const pile of [heap, longHeap]) {
    for (let hole = 0; hole < 16; ++hole) {
      for (let count = 1; count <= 32; ++count) {
        assert.equal(pile(hole, count).length, count);
        assert.deepEqual(pile(hole, count).slice(0, count - 1), pile(hole, count - 1));
      }
      for (const { x, y } of pile(hole, 32)) assert.ok(Math.hypot(x, y) <= 1, `${hole}`);
    }
  }
});
