import { expect, it } from 'vitest';

import { tabKeyOf } from './tab-key.ts';

it.each([
  ['/isps/activity', [], '/isps/activity'],
  ['/isps/activity?pageNo=2&title=a', ['pageNo', 'title'], '/isps/activity'],
  ['/isps/activity?pageNo=2&id=7#top', ['pageNo'], '/isps/activity?id=7'],
  ['/a?id=1', [], '/a?id=1'],
  ['/a?', [], '/a'],
  ['/a#x?id=1', [], '/a'],
  ['/a?x=1?y=2', ['y'], '/a?x=1?y=2'],
] as const)('the tab of %s without %j is %s', (path, own, key) => {
  expect(tabKeyOf(path, own)).toBe(key);
});
