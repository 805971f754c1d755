import type { CronExpression } from './cron.types.ts';
import { monthDays } from './month-days.ts';

const LENGTHS: readonly (readonly number[])[] = [[31], [28, 29], [31], [30], [31], [30], [31], [31], [30], [31], [30], [31]];
const FIRST_WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Months (1 = January) of an expression in which its day rule finds no day, always or in some years. */
export interface CronMonthGaps {
  readonly always: readonly number[];
  readonly sometimes: readonly number[];
}

/** Which of the months that an expression names pass without a fire, because they lack the day: 31, L-29, a fifth Friday. */
export function monthGaps(expression: CronExpression): CronMonthGaps {
  const always: number[] = [];
  const sometimes: number[] = [];
  LENGTHS.forEach((lengths, index) => {
    if (((expression.months >> index) & 1) === 0 || expression.dayRule === 'every') return;
    const shapes = lengths.flatMap((length) => FIRST_WEEKDAYS.map((first) => monthDays(expression, first, length) !== 0));
    if (!shapes.includes(true)) always.push(index + 1);
    else if (shapes.includes(false)) sometimes.push(index + 1);
  });
  return { always, sometimes };
}
