import { describe, expect, it } from 'vitest';

import type { CellValue } from '../cell.types.ts';
import { createExactSum } from './exact-sum.ts';

describe('exact sums', () => {
  it('return the average with two more decimals than the numbers, halves away from zero', () => {
    const average = (...values: CellValue[]): string => {
      const sum = createExactSum();
      for (const value of values) sum.add(value);
      return sum.average();
    };
    expect([
      average(),
      average(1, 2),
      average(1, 1, 2),
      average(-1, -1, -2),
      average(0.1, 0.2),
      average(2, 4),
      average(1, 0, 0, 0, 0, 0, 0, 0),
      average(-1, 0, 0, 0, 0, 0, 0, 0),
    ]).toEqual(['', '1.5', '1.33', '-1.33', '0.15', '3', '0.13', '-0.13']);
  });

  it('handle a text of a hundred thousand digits in linear time', () => {
    const sum = createExactSum();
    sum.add(`1.${'0'.repeat(100_000)}1`);
    sum.add('2');
    expect(sum.sum()).toBe(`3.${'0'.repeat(100_000)}1`);
  });

  it('include numbers of any magnitude, and numeric texts, and nothing else', () => {
    const sum = createExactSum();
    for (const value of [
      '',
      '-',
      '.',
      'abc',
      '1e5',
      null,
      true,
      [1],
      {},
      Number.NaN,
      Number.POSITIVE_INFINITY,
      undefined,
    ])
      sum.add(value);
    expect(sum.sum()).toBe('');
    for (const value of [1e21, 1.5e-7, '.5', '7.', '-0.50', 9_007_199_254_740_991]) sum.add(value);
    expect(sum.sum()).toBe('1000009007199254740998.00000015');
  });

  it('stay exact when a sum of large numbers exceeds the number range', () => {
    const sum = createExactSum();
    for (let count = 0; count < 10_000; count += 1) sum.add(999_999_999_999_999);
    sum.add(0.1);
    sum.add(0.2);
    expect(sum.sum()).toBe('9999999999999990000.3');
  });

  it.each<[CellValue[], string, string]>([
    [[1, 2, 3], '6', '2'],
    [[0.1, 0.2], '0.3', '0.15'],
    [[2, 2, 1], '5', '1.67'],
    [[-2, -2, -1], '-5', '-1.67'],
    [['12.50', '1,000', '1e3', '-'], '12.5', '12.5'],
    [['-.5', '0.25'], '-0.25', '-0.125'],
    [['100', '1.10', '20'], '121.1', '40.367'],
    [['0.00', 0], '0', '0'],
    [['', ''], '', ''],
    [[0.12345, 0.00005], '0.1235', '0.06175'],
    [[1e-7, 2e-7], '0.0000003', '0.00000015'],
    [[1e21, 1], '1000000000000000000001', '500000000000000000000.5'],
    [['9007199254740993', 0.5], '9007199254740993.5', '4503599627370496.75'],
    [[123_456_789_012_345.6, 0.1], '123456789012345.7', '61728394506172.85'],
    [[1.5, '-1.5'], '0', '0'],
  ])('of %j are %s, averages %s', (values, total, mean) => {
    const sum = createExactSum();
    for (const value of values) sum.add(value);
    expect([sum.sum(), sum.average()]).toEqual([total, mean]);
  });

  it('are exact after removals', () => {
    const sum = createExactSum();
    const seen: string[] = [];
    for (const value of [3, '0.5', 1e21, 0.25]) sum.add(value);
    for (const value of [0.25, '0.5', 1e21, 3]) {
      sum.remove(value);
      seen.push(`${sum.sum()} / ${sum.average()}`);
    }
    expect(seen).toEqual([
      '1000000000000000000003.5 / 333333333333333333334.5',
      '1000000000000000000003 / 500000000000000000001.5',
      '3 / 3',
      ' / ',
    ]);
  });

  it('are exact through intermediate sums beyond the number range', () => {
    const sum = createExactSum();
    const seen = [1, 2, 3, 4, 5, 6].map(() => {
      sum.add(999_999_999_999_999);
      sum.add(-0.5);
      return sum.sum();
    });
    for (let count = 0; count < 6; count += 1) sum.remove(999_999_999_999_999);
    expect([seen, sum.sum()]).toEqual([
      [1, 2, 3, 4, 5, 6].map((count) =>
        String(BigInt(count) * 999_999_999_999_999n * 10n - BigInt(count) * 5n)
          .replace(/(?<tenth>\d)$/u, '.$<tenth>')
          .replace('.0', ''),
      ),
      '-3',
    ]);
  });
});
