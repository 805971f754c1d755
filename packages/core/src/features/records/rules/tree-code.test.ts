import { expect, it } from 'vitest';

import { nextTreeCode } from './tree-code.ts';

it.each([
  ['', undefined, 'A01'],
  ['', 'A01', 'A02'],
  ['', 'A99', 'B01'],
  ['A02', undefined, 'A02A01'],
  ['A02', 'A02A09', 'A02A10'],
  ['A02', 'A02Z99', undefined],
  ['A02', 'A02X_a', undefined],
  ['A01A01', undefined, undefined],
])('below %j after %j comes %j', (above, last, next) => {
  expect(nextTreeCode(above, last, 8)).toBe(next);
});
