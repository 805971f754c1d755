import { expect, it } from 'vitest';

import { positionAt, topOf, type RowGeometry } from './row-geometry.ts';
import { poolFor, slotsOf } from './row-slots.ts';
import { nearest } from './use-reveal.ts';

const plain: RowGeometry = { rowHeight: 61, panelHeight: 200, expanded: [] };
const expanded: RowGeometry = { ...plain, expanded: [2, 3, 9] };

it('rows stand one below the other, those under an expanded one lower', () => {
  expect([topOf(plain, 100_000 - 1), topOf(expanded, 2), topOf(expanded, 3), topOf(expanded, 10)]).toEqual([6_099_939, 122, 383, 1210]);
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

it('no two rows that are drawn share a name, whichever is kept', () => {
  const pool = poolFor(650, 61, 2);
  const names = (from: number, kept: number) => {
    const window = Array.from({ length: pool - 2 }, (_, at) => from + at);
    return slotsOf(window.includes(kept) || kept < 0 ? window : [...window, kept], pool, kept).map(({ slot }) => slot);
  };
  const doubled = [];
  for (let from = 0; from < 60; from += 1) {
    for (let kept = -1; kept < 120; kept += 1) {
      const drawn = names(from, kept);
      if (new Set(drawn).size !== drawn.length) doubled.push([from, kept]);
    }
  }
  expect([pool, doubled]).toEqual([24, []]);
});

it('a view moves as little as it takes', () => {
  expect([nearest(100, 120, 180, 200), nearest(100, 50, 110, 200), nearest(100, 280, 341, 200), nearest(100, 400, 900, 200)]).toEqual([100, 50, 141, 400]);
});
