import { describe, expect, it } from 'vitest';

import { isGranted } from './index.ts';

describe('what the server decides by', () => {
  const cases = [true, false].flatMap((isHeld) =>
    [true, false].flatMap((isOut) => [true, false].map((isSuper) => ({ isHeld, isOut, isSuper }))),
  );

  it.each(cases)('grants with $isHeld held, $isOut out of service, $isSuper super-administrator', ({ isHeld, isOut, isSuper }) => {
    const granted = isGranted('user:add', new Set(isHeld ? ['user:add'] : []), new Set(isOut ? ['user:add'] : []), isSuper);
    expect(granted).toBe(isSuper || (isHeld && !isOut));
  });

  it('grants nothing without a name, and no part of a name', () => {
    expect(isGranted('', new Set(['']), new Set(), true)).toBe(false);
    expect(isGranted('user', new Set(['user:add']), new Set(), false)).toBe(false);
  });
});
