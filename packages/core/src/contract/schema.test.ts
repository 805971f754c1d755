import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { identifier, identifierList, wireInteger, wireText } from './schema.ts';
import { propertyRuns } from '../testing/property-runs.ts';

describe('wireText', () => {
  const text = wireText(5);

  it.each(['', 'abc', '讲座', '12345', '𠮷', 'a\nb', 'e\u0301'])('accepts %j', (value) => {
    expect(v.parse(text, value)).toBe(value);
  });

  it.each(['123456', 'a\u0000', '\ud800', 'a\udfff', '\udc00\ud800', 5, null, undefined, ['a'], {}])(
    'rejects %j',
    (value) => {
      expect(v.is(text, value)).toBe(false);
    },
  );

  it('accepts exactly the texts that survive UTF-8 and contain no NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (value) => {
        const isStorable =
          !value.includes('\u0000') && new TextDecoder().decode(new TextEncoder().encode(value)) === value;
        expect({ value, isTaken: v.is(wireText(100), value) }).toEqual({ value, isTaken: isStorable });
      }),
      { seed: 20260115, numRuns: propertyRuns(1000) },
    );
  });
});

describe('wireInteger', () => {
  const integer = wireInteger(1, 100);

  it.each([
    [1, 1],
    ['1', 1],
    ['100', 100],
    ['007', 7],
  ])('parses %j as %i', (value, expected) => {
    expect(v.parse(integer, value)).toBe(expected);
  });

  it.each([0, '0', 101, '101', 1.5, '1.5', '1e1', '0x1', '', ' 1', '١', Number.NaN, '9'.repeat(16), null, ['1']])(
    'rejects %j',
    (value) => {
      expect(v.is(integer, value)).toBe(false);
    },
  );
});

describe('identifiers', () => {
  it.each(['a', 'A-1_b', '0'.repeat(36)])('accept %j', (value) => {
    expect(v.is(identifier, value)).toBe(true);
  });

  it.each(['', '0'.repeat(37), 'a b', 'a,b', '../x', "a'", '讲', 'a\n', 5])('reject %j', (value) => {
    expect(v.is(identifier, value)).toBe(false);
  });

  it.each([
    ['a', ['a']],
    ['a,b', ['a', 'b']],
    ['a,b,', ['a', 'b']],
    [',a,,b,a', ['a', 'b']],
  ])('parse the list %j as %j', (value, expected) => {
    expect(v.parse(identifierList, value)).toEqual(expected);
  });

  it('are limited to a thousand per list, and at least one', () => {
    const list = (count: number) => Array.from({ length: count }, (_, index) => `id${index}`).join(',');
    expect([list(1000), list(1001), '', ',', ',,,', 'a b', 'a;b'].map((value) => v.is(identifierList, value))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
