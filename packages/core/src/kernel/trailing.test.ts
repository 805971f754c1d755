import { expect, it } from 'vitest';

import { withoutTrailing } from './trailing.ts';

it.each([
  ['', '0', ''],
  ['000', '0', ''],
  ['1000', '0', '1'],
  ['10001', '0', '10001'],
  ['a/b//', '/', 'a/b'],
])('leaves out of %j what it ends in of %j', (text, character, expected) => {
  expect(withoutTrailing(text, character)).toBe(expected);
});
