import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CellValue } from '../cell.types.ts';
import { createExactSum } from './exact-sum.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

/** A number by its digits and decimals, as a table may hold it. */
const decimal = fc
  .record({
    digits: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
    decimals: fc.nat({ max: 9 }),
    isText: fc.boolean(),
  })
  .map(({ digits, decimals, isText }) => {
    const sign = digits < 0n ? '-' : '';
    const all = String(digits < 0n ? -digits : digits).padStart(decimals + 1, '0');
    const written = decimals === 0 ? sign + all : `${sign}${all.slice(0, -decimals)}.${all.slice(-decimals)}`;
    const value: CellValue = isText ? written : Number(written);
    return { value, scaled: digits * 10n ** BigInt(9 - decimals) };
  });

const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/u, '') : text);

function decimalText(scaled: bigint, decimals: number): string {
  const all = String(scaled < 0n ? -scaled : scaled).padStart(decimals + 1, '0');
  return (scaled < 0n ? '-' : '') + trimmed(`${all.slice(0, -decimals)}.${all.slice(-decimals)}`);
}

describe('exact sums', () => {
  it('equal those of whole billionths, after any additions and removals', () => {
    fc.assert(
      fc.property(fc.array(decimal, { maxLength: 40 }), fc.nat(), (numbers, going) => {
        const sum = createExactSum();
        for (const { value } of numbers) sum.add(value);
        const left = numbers.filter((_, index) => going % (index + 2) !== 0);
        for (const [index, { value }] of numbers.entries()) if (going % (index + 2) === 0) sum.remove(value);
        expect(sum.sum()).toBe(
          left.length === 0
            ? ''
            : decimalText(
                left.reduce((total, { scaled }) => total + scaled, 0n),
                9,
              ),
        );
      }),
      { seed: 20260308, numRuns: propertyRuns(500) },
    );
  });

  it('divide whole numbers like integers, halves away from zero', () => {
    const whole = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -(10 ** 13), max: 10 ** 13 }));
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 40 }), (numbers) => {
        const sum = createExactSum();
        for (const number of numbers) sum.add(number);
        const hundredths = numbers.reduce((total, number) => total + BigInt(number), 0n) * 100n;
        const count = BigInt(numbers.length);
        const rounded = (hundredths * 2n + (hundredths < 0n ? -count : count)) / (2n * count);
        expect(sum.average()).toBe(rounded === 0n ? '0' : decimalText(rounded, 2));
      }),
      { seed: 20261122, numRuns: propertyRuns(500) },
    );
  });
});
