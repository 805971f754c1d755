import fc from 'fast-check';
import { expect, it } from 'vitest';

import { FILL_PERIODS, filledValue, fillNumbers, fillPeriodOf, fillRuleOf, type FillPeriod } from './fill-rule.ts';

const time = '2026-11-23 08:05:09';
const rule = (period: FillPeriod, digits: number, prefix = '') =>
  ({ handler: 'serialNumber', prefix, period, digits }) as const;

it.each([
  [rule('none', 4, 'HD'), 7, 'HD0007'],
  [rule('year', 3), 12, '2026012'],
  [rule('month', 4, 'RC-'), 1, 'RC-2026110001'],
  [rule('day', 4, 'RC'), 9999, 'RC202611239999'],
  [rule('second', 2, 'D'), 5, 'D2026112308050905'],
])('makes of %j and %i the value %s', (given, last, value) => {
  expect(filledValue(given, time, last)).toBe(value);
});

it('reads a rule from a row, and knows handlers and periods of its own version alone', () => {
  const row = { handler: 'serialNumber', prefix: null, period: 'month', digits: 4 };
  expect([
    fillRuleOf(row),
    fillRuleOf({ ...row, handler: 'constructor' }),
    fillRuleOf({ ...row, period: 'week' }),
  ]).toEqual([{ ...row, prefix: '' }, undefined, undefined]);
});

it('gives different values for different last parts of one period, all of one length', () => {
  const periods = fc.constantFrom(...Object.keys(FILL_PERIODS).filter((key): key is FillPeriod => key in FILL_PERIODS));
  fc.assert(
    fc.property(periods, fc.integer({ min: 1, max: 12 }), fc.nat(), fc.nat(), (period, digits, one, other) => {
      const given = rule(period, digits, 'A');
      const [first, second] = [one % fillNumbers(given), other % fillNumbers(given)];
      const values = [filledValue(given, time, first), filledValue(given, time, second)];
      expect(values[0] === values[1]).toBe(first === second);
      expect(new Set(values.map((value) => value.length))).toEqual(
        new Set([1 + fillPeriodOf(given, time).length + digits]),
      );
    }),
    { seed: 20261123 },
  );
});
