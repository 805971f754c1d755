import { describe, expect, it } from 'vitest';

import { fakeClock } from '../../../../testing/index.ts';
import type { CellPlace } from '../cell.types.ts';
import type { FindRequest } from './find.model.ts';
import { lines, place } from './found-lines.testing.ts';
import { createRowSearch } from './row-search.ts';

/** A search and its output, one line each. */
function openSearch() {
  const clock = fakeClock();
  const told: string[] = [];
  const nameOf = (found: CellPlace | null) => (found === null ? 'nowhere' : found.row + found.column);
  const search = createRowSearch(clock, {
    found: (found) => void told.push(`found ${nameOf(found)}`),
    counted: ({ matches, current }, isOver) => void told.push(`${current} of ${matches}${isOver ? '' : ' so far'}`),
  });
  return { clock, told, search };
}

/** Rows with one text each, by position. */
const many = (count: number, words: string, wordAt: (position: number) => string): FindRequest =>
  lines(words, ...Array.from({ length: count }, (_, position) => wordAt(position)));

describe('searching all rows', () => {
  it('TABLE-29 completes immediately in a small table', () => {
    const { clock, told, search } = openSearch();
    search.ask({ request: lines('x', 'y x', 'x y'), from: place('r0b'), direction: 'next' });
    search.ask({ request: lines('z', 'y x'), from: place('r0b'), direction: 'previous' });
    expect([told, clock.pending()]).toEqual([['found r1a', '2 of 2', 'found nowhere', '0 of 0'], 0]);
  });

  it('TABLE-29 only counts, from the focus, without a direction', () => {
    const { told, search } = openSearch();
    search.ask({ request: lines('x', 'y x', 'x y'), from: place('r0b'), direction: null });
    expect(told).toEqual(['1 of 2']);
  });

  it('TABLE-29 runs in slices of a thousand rows, and reports the count of each', () => {
    const { clock, told, search } = openSearch();
    search.ask({
      request: many(2_500, 'x', (position) => (position === 1_500 || position === 10 ? 'x' : 'y')),
      from: place('r10a'),
      direction: 'next',
    });
    const [atOnce, slices] = [[...told], clock.pending()];
    clock.advance(0);
    expect([atOnce, slices, told, clock.pending()]).toEqual([
      [],
      1,
      ['found r1500a', '0 of 1 so far', '2 of 2 so far', '2 of 2'],
      0,
    ]);
  });

  it('TABLE-29 searches only for the newest text, and stops when closed', () => {
    const { clock, told, search } = openSearch();
    const request = many(3_000, 'x', () => 'y');
    search.ask({ request, from: null, direction: 'next' });
    search.ask({ request: lines('x', 'x'), from: null, direction: 'next' });
    const afterNewer = clock.pending();
    search.ask({ request, from: null, direction: null });
    search.close();
    expect([told.slice(0, 2), afterNewer, clock.pending()]).toEqual([['found r0a', '1 of 1'], 0, 0]);
  });
});
