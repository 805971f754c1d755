import { hasBit } from './bits.ts';
import type { CronExpression } from './cron.types.ts';
import { DAY, MONTH } from './field-limits.ts';
import { monthDaysOf } from './month-days.ts';
import { plainSet } from './plain-terms.ts';

const LENGTHS: readonly (readonly number[])[] = [
  [31],
  [28, 29],
  [31],
  [30],
  [31],
  [30],
  [31],
  [31],
  [30],
  [31],
  [30],
  [31],
];
const FIRST_WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Months (1 = January) of an expression without a firing day, always or in some years. */
export interface CronMonthGaps {
  readonly always: readonly number[];
  readonly sometimes: readonly number[];
}

/**
 * Find the months of an expression that are skipped because they lack the day: 31, L-29, a fifth Friday.
 * @param day checks this day of the month (1–31) instead of those of the expression
 */
export function monthGaps({ fields, ...expression }: CronExpression, day?: number): CronMonthGaps {
  const always: number[] = [];
  const sometimes: number[] = [];
  const months = plainSet(fields[MONTH] ?? [], MONTH);
  const asked = day === undefined ? fields : fields.with(DAY, [{ kind: 'value', from: day, to: day, step: 1 }]);
  const daysOf = monthDaysOf({ ...expression, fields: asked });
  LENGTHS.forEach((lengths, index) => {
    if (!hasBit(months, index)) return;
    const shapes = lengths.flatMap((length) => FIRST_WEEKDAYS.map((first) => daysOf(first, length) !== 0));
    if (!shapes.includes(true)) always.push(index + 1);
    else if (shapes.includes(false)) sometimes.push(index + 1);
  });
  return { always, sometimes };
}
