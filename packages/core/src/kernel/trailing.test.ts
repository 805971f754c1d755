import { expect, it } from 'vitest';

import { withoutTrailing } from './trailing.ts';

it.each([
  ['', '0', ''],
  ['000', '0', ''],
  ['1000', '0', '1'],
  ['10001', '0', '10001'],
  ['a/b//', '/', 'a/b'],
])('strips from %j the trailing %j', (text, character, expected) => {
  expect(withoutTrailing(text, character)).toBe(expected);
});
