import { countingRandom } from '@evergreen/core/testing';
import type { RandomPort } from '@evergreen/core/ports';
import { describe, expect, it } from 'vitest';

import { integerFrom, systemRandom } from './random-system.ts';

const adapters: readonly (readonly [string, () => RandomPort])[] = [
  ['systemRandom', () => systemRandom],
  ['countingRandom of the core', countingRandom],
];

describe.each(adapters)('%s as a source of chance', (_, make) => {
  it('draws every number of a range and none outside it', () => {
    const random = make();
    const drawn = new Set(Array.from({ length: 2000 }, () => random.integer(-2, 3)));
    expect([...drawn].toSorted((one, other) => one - other)).toEqual([-2, -1, 0, 1, 2, 3]);
  });

  it('knows the only number of a range of one', () => {
    expect(make().integer(7, 7)).toBe(7);
  });

  it('gives each identifier once', () => {
    const random = make();
    expect(new Set(Array.from({ length: 1000 }, () => random.id())).size).toBe(1000);
  });
});

describe('systemRandom', () => {
  it('gives identifiers in the form of RFC 9562, version 4', () => {
    expect(systemRandom.id()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  });

  it('reaches the whole range of safe whole numbers', () => {
    const drawn = Array.from({ length: 200 }, () => systemRandom.integer(0, Number.MAX_SAFE_INTEGER - 1));
    expect(drawn.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
    expect(drawn.some((value) => value > 2 ** 50)).toBe(true);
  });
});

describe('integerFrom', () => {
  function scripted(...values: readonly number[]): () => number {
    const left = [...values];
    return () => {
      const next = left.shift();
      if (next === undefined) throw new Error('One draw too many');
      return next;
    };
  }

  it('draws again what would favour the small numbers', () => {
    // 2⁵³ = 3 · 3002399751580330 + 2: the two largest draws have no full round of three.
    expect(integerFrom(scripted(2 ** 53 - 1, 2 ** 53 - 2, 2 ** 53 - 3), 0, 2)).toBe(2);
    expect([0, 1, 2, 3].map((value) => integerFrom(scripted(value), 10, 12))).toEqual([10, 11, 12, 10]);
  });

  it.each([
    [2, 1],
    [0.5, 1],
    [0, Number.POSITIVE_INFINITY],
    [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('refuses the range from %s to %s', (minimum, maximum) => {
    expect(() => integerFrom(scripted(0), minimum, maximum)).toThrow(
      `No whole number can be drawn from ${minimum} to ${maximum}`,
    );
  });
});
