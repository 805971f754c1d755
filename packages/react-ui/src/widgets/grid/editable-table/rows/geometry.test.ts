import { expect, it } from 'vitest';

import { positionAt, topOf, type RowGeometry } from './row-geometry.ts';
import { poolFor, slotsOf, windowFrom } from './row-slots.ts';
import { nearest } from './use-reveal.ts';

const plain: RowGeometry = { rowHeight: 61, panelHeight: 200, expanded: [] };
const expanded: RowGeometry = { ...plain, expanded: [2, 3, 9] };

it('rows stand one below the other, those under an expanded one lower', () => {
  expect([topOf(plain, 100_000 - 1), topOf(expanded, 2), topOf(expanded, 3), topOf(expanded, 10)]).toEqual([
    6_099_939, 122, 383, 1210,
  ]);
});

it.each([plain, expanded])('every pixel of a row and of its panel finds it again', (geometry) => {
  const wrong: number[] = [];
  for (let position = 0; position < 20; position += 1) {
    const from = topOf(geometry, position);
    const to = topOf(geometry, position + 1) - 1;
    for (const pixel of [from, from + 30, to]) if (positionAt(geometry, pixel, 20) !== position) wrong.push(pixel);
  }
  expect([wrong, positionAt(geometry, -5, 20), positionAt(geometry, 1e9, 20)]).toEqual([[], 0, 19]);
});

it('always as many rows are drawn, those of the view among them, and no two share a name, whichever is kept', () => {
  const overscan = 2;
  const count = 120;
  const pool = poolFor(650, 61, overscan);
  const wrong = [];
  for (let from = 0; from + 11 <= count; from += 1) {
    const drawn = windowFrom(from, from + 10, pool, overscan, count);
    const isWhole =
      drawn.length === pool &&
      drawn[0] === Math.max(0, Math.min(from - overscan, count - pool)) &&
      drawn.includes(from + 10);
    if (!isWhole) wrong.push([from, drawn]);
    for (let kept = -1; kept < count; kept += 1) {
      const names = slotsOf(drawn.includes(kept) || kept < 0 ? drawn : [...drawn, kept], pool, kept).map(
        ({ slot }) => slot,
      );
      if (new Set(names).size !== names.length) wrong.push([from, kept]);
    }
  }
  expect([pool, wrong]).toEqual([16, []]);
});

it('a view that shows more or fewer rows than there are draws what there is', () => {
  expect([windowFrom(0, 1, 16, 2, 2), windowFrom(3, 9, 5, 1, 100), windowFrom(0, 0, 1, 0, 0)]).toEqual([
    [0, 1],
    [2, 3, 4, 5, 6, 7, 8, 9, 10],
    [],
  ]);
});

it('a view moves as little as it takes', () => {
  expect([
    nearest(100, 120, 180, 200),
    nearest(100, 50, 110, 200),
    nearest(100, 280, 341, 200),
    nearest(100, 400, 900, 200),
  ]).toEqual([100, 50, 141, 400]);
});
