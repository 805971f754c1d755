import fc from 'fast-check';
import { expect, it } from 'vitest';

import { unwrapSearch, wrapSearch, type SearchType } from './wrap-search.ts';

const types: readonly SearchType[] = ['like', 'ne', 'ge', 'le'];

it('WID-19 wraps what was typed by the type of the input, trimmed where that is asked for', () => {
  const wrapped = (typed: string, isTrimmed: boolean) => types.map((type) => wrapSearch(typed, { type, isTrimmed }));
  expect({
    plain: wrapped('李', false),
    blanks: wrapped(' 李 ', false),
    trimmed: wrapped(' 李 ', true),
    nothing: wrapped('', false),
    onlyBlanks: wrapped('  ', true),
  }).toEqual({
    plain: ['*李*', '!李', '>=李', '<=李'],
    blanks: ['* 李 *', '! 李 ', '>= 李 ', '<= 李 '],
    trimmed: ['*李*', '!李', '>=李', '<=李'],
    nothing: [null, null, null, null],
    onlyBlanks: [null, null, null, null],
  });
});

it('shows a value of another wrapping as it is', () => {
  expect([unwrapSearch('>=5', 'le'), unwrapSearch('*', 'like'), unwrapSearch(null, 'like')]).toEqual(['>=5', '*', '']);
});

it('reads back what was typed', () => {
  // The oracle is the typed text itself: wrapping and reading back is the identity for every text, wrapped-looking ones too.
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...types), (typed, type) => {
      expect(unwrapSearch(wrapSearch(typed, { type, isTrimmed: false }), type)).toBe(typed);
    }),
    { seed: 20_261_123 },
  );
});
