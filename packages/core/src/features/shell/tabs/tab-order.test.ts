import { describe, expect, it } from 'vitest';

import { placeBefore, step } from './tab-order.ts';

const tabs = ['a', 'b', 'c', 'd'].map((key) => ({ key }));

describe('the order of tabs', () => {
  it.each([
    ['a', 'c', 'd'],
    ['a', 'd', null],
    ['d', 'b', 'b'],
    ['c', 'c', 'c'],
  ])('TAB-07 %s dropped on the place of %s comes to stand before %s', (key, target, before) => {
    expect(placeBefore(tabs, key, target)).toBe(before);
  });

  it.each([
    ['b', 'left', 'a'],
    ['b', 'right', 'd'],
    ['c', 'right', null],
    ['a', 'left', undefined],
    ['d', 'right', undefined],
  ] as const)('TAB-07 one step of %s to the %s puts it before %s', (key, direction, before) => {
    expect(step(tabs, key, direction)).toBe(before);
  });
});
