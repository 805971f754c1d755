import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CellValue } from '../cell.types.ts';
import { createExactSum } from './exact-sum.ts';

/** A number by its digits and how many of them are decimals, as a table may hold it. */
const decimal = fc
  .record({ digits: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), decimals: fc.nat({ max: 9 }), isText: fc.boolean() })
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
  it('are those of whole numbers of billionths, after any values came and went', () => {
    fc.assert(
      fc.property(fc.array(decimal, { maxLength: 40 }), fc.nat(), (numbers, going) => {
        const sum = createExactSum();
        for (const { value } of numbers) sum.add(value);
        const left = numbers.filter((_, index) => going % (index + 2) !== 0);
        for (const [index, { value }] of numbers.entries()) if (going % (index + 2) === 0) sum.remove(value);
        expect(sum.sum()).toBe(left.length === 0 ? '' : decimalText(left.reduce((total, { scaled }) => total + scaled, 0n), 9));
      }),
      { seed: 20260308, numRuns: 500 },
    );
  });

  it('give the average to two decimals more than the numbers have, halves away from zero', () => {
    const average = (...values: CellValue[]): string => {
      const sum = createExactSum();
      for (const value of values) sum.add(value);
      return sum.average();
    };
    expect([average(), average(1, 2), average(1, 1, 2), average(-1, -1, -2), average(0.1, 0.2), average(2, 4), average(1, 0, 0, 0, 0, 0, 0, 0), average(-1, 0, 0, 0, 0, 0, 0, 0)]).toEqual([
      '',
      '1.5',
      '1.33',
      '-1.33',
      '0.15',
      '3',
      '0.13',
      '-0.13',
    ]);
  });

  it('count numbers, also such as are far from 1, and texts that are numbers, and nothing else', () => {
    const sum = createExactSum();
    for (const value of ['', '-', '.', 'abc', '1e5', null, true, [1], {}, Number.NaN, Number.POSITIVE_INFINITY, undefined]) sum.add(value);
    expect(sum.sum()).toBe('');
    for (const value of [1e21, 1.5e-7, '.5', '7.', '-0.50', 9_007_199_254_740_991]) sum.add(value);
    expect(sum.sum()).toBe('1000009007199254740998.00000015');
  });

  it('stay exact where a sum of many large numbers is larger than a number can hold', () => {
    const sum = createExactSum();
    for (let count = 0; count < 10_000; count += 1) sum.add(999_999_999_999_999);
    sum.add(0.1);
    sum.add(0.2);
    expect(sum.sum()).toBe('9999999999999990000.3');
  });
});
