import { describe, expect, it } from 'vitest';

import { placeBefore, step } from './tab-order.ts';

const tabs = ['a', 'b', 'c', 'd'].map((key) => ({ key }));

describe('tab order', () => {
  it.each([
    ['a', 'c', 'd'],
    ['a', 'd', null],
    ['d', 'b', 'b'],
    ['c', 'c', 'c'],
  ])('TAB-07 %s dropped on %s is placed before %s', (key, target, before) => {
    expect(placeBefore(tabs, key, target)).toBe(before);
  });

  it.each([
    ['b', 'left', 'a'],
    ['b', 'right', 'd'],
    ['c', 'right', null],
    ['a', 'left', undefined],
    ['d', 'right', undefined],
  ] as const)('TAB-07 moving %s one step to the %s places it before %s', (key, direction, before) => {
    expect(step(tabs, key, direction)).toBe(before);
  });
});
