import { expect, it } from 'vitest';

import { maskedMobile } from './index.ts';

it('masks the middle of a mobile number, and a shorter text entirely', () => {
  expect(['13900001234', '+8613900001234', '1234567', ''].map((mobile) => maskedMobile(mobile))).toEqual([
    '139****1234',
    '+86****1234',
    '*******',
    '',
  ]);
});
