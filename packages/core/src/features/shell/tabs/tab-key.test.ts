import { expect, it } from 'vitest';

import { tabKeyOf } from './tab-key.ts';

it.each([
  ['/isps/activity', true, '/isps/activity'],
  ['/isps/activity?pageNo=2&title=a', true, '/isps/activity'],
  ['/isps/activity?pageNo=2&id=7#top', true, '/isps/activity'],
  ['/a?id=1', false, '/a?id=1'],
  ['/a?id=1#top', false, '/a?id=1'],
  ['/a?&id=1&', false, '/a?id=1'],
  ['/a?', false, '/a'],
  ['/a#x?id=1', false, '/a'],
  ['/a?x=1?y=2', false, '/a?x=1?y=2'],
] as const)('the tab of %s, its query being view state: %j, is %s', (path, isQueryViewState, key) => {
  expect(tabKeyOf(path, isQueryViewState)).toBe(key);
});
