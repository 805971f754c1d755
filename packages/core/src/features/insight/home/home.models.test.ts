import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ResourceRow } from '../../../resources/index.ts';
import {
  LARGEST_FAVOURITES,
  movedFavourite,
  shownFavourites,
  withFavourite,
  withoutFavourite,
} from './favourites.model.ts';
import type { HomePageLink } from './home.types.ts';
import { fullness, upcomingActivities } from './upcoming.model.ts';

const rowOf = (id: string, status: string, signedCount: number | null = 3): ResourceRow => ({
  id,
  createBy: null,
  createTime: null,
  updateBy: null,
  updateTime: null,
  title: `讲座 ${id}`,
  status,
  startTime: '2026-12-01 08:00:00',
  address: '活动中心',
  quota: 10,
  signedCount,
});

it('tells how full an activity is from its places', () => {
  const states = [
    [0, 0],
    [50, 0],
    [7, 10],
    [8, 10],
    [10, 10],
    [11, 10],
    [4, 5],
    [0, 1],
  ] as const;
  expect(states.map(([taken, places]) => fullness(taken, places))).toEqual([
    'open',
    'open',
    'open',
    'nearlyFull',
    'full',
    'full',
    'nearlyFull',
    'open',
  ]);
});

it('lists the first activities that are not cancelled and counts the rest', () => {
  const rows = Array.from({ length: 12 }, (_, index) => rowOf(String(index), index % 4 === 0 ? '5' : '1', null));
  const { activities, furtherCount } = upcomingActivities(rows, 40);
  expect([activities.map(({ id }) => id), furtherCount]).toEqual([['1', '2', '3', '5', '6', '7', '9', '10'], 29]);
  expect(activities[0]).toEqual({
    id: '1',
    title: '讲座 1',
    startTime: '2026-12-01 08:00:00',
    place: '活动中心',
    signedCount: 0,
    quota: 10,
    fullness: 'open',
    address: '/isps/activity?record=1',
  });
  expect(upcomingActivities([], 0)).toEqual({ activities: [], furtherCount: 0 });
});

const pages: readonly HomePageLink[] = Array.from({ length: 30 }, (_, index) => ({
  path: `/p${index}`,
  title: `页 ${index}`,
  icon: '',
  groups: [],
}));
const paths = (links: readonly HomePageLink[]) => links.map(({ path }) => path);

it('shows the first pages of the menu until favourites are arranged, and never a page outside the menu', () => {
  expect(paths(shownFavourites(null, pages))).toEqual(['/p0', '/p1', '/p2', '/p3', '/p4', '/p5']);
  expect(paths(shownFavourites([], pages))).toEqual([]);
  expect(paths(shownFavourites(['/p9', '/gone', '/p1'], pages))).toEqual(['/p9', '/p1']);
});

it('adds a favourite once, up to the largest number, and removes it', () => {
  expect(withFavourite(['/a'], '/b')).toEqual(['/a', '/b']);
  expect(withFavourite(['/a'], '/a')).toEqual(['/a']);
  const all = paths(pages).slice(0, LARGEST_FAVOURITES);
  expect(withFavourite(all, '/b')).toEqual(all);
  expect(withoutFavourite(['/a', '/b'], '/a')).toEqual(['/b']);
});

// Oracle: a move keeps the order of the others, and the moved path stands where it was asked for.
it('moves a favourite and keeps the order of the others', () => {
  const someOrder = fc.uniqueArray(fc.constantFrom('/a', '/b', '/c', '/d', '/e'), { minLength: 1 });
  fc.assert(
    fc.property(someOrder, fc.nat(), fc.integer({ min: -2, max: 7 }), (order, pick, position) => {
      const path = order[pick % order.length] ?? '';
      const moved = movedFavourite(order, path, position);
      expect(withoutFavourite(moved, path)).toEqual(withoutFavourite(order, path));
      expect(moved.indexOf(path)).toBe(Math.min(Math.max(position, 0), order.length - 1));
    }),
    { seed: 20261123 },
  );
  expect(movedFavourite(['/a'], '/z', 0)).toEqual(['/a']);
});
