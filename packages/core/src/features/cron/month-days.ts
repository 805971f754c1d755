import { highestBit } from './bits.ts';
import type { CronExpression } from './cron.types.ts';

/** Every seventh day from the first on. */
const WEEKLY = 0x1020_4081;

/** Calls for each set bit of a word. */
function forEachBit(word: number, visit: (bit: number) => void): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) visit(31 - Math.clz32(rest & -rest));
}

/**
 * The days on which an expression fires in a month, as bits: all that a day rule asks of a month is the weekday of its first
 * (0 = Sunday) and its length. A nearest working day stays in its month, and a day that the month does not have (`31W` in
 * April) has none.
 */
export function monthDays(expression: CronExpression, first: number, length: number): number {
  const all = (2 << (length - 1)) - 1;
  let days = expression.days & all;
  const addWorkday = (day: number) => {
    if (day < 0 || day >= length) return;
    const weekday = (first + day) % 7;
    let nearest = day;
    if (weekday === 6) nearest = day === 0 ? 2 : day - 1;
    else if (weekday === 0) nearest = day === length - 1 ? day - 2 : day + 1;
    days |= 1 << nearest;
  };
  const weekly = (weekday: number) => (WEEKLY << ((weekday - first + 7) % 7)) & all;
  forEachBit(expression.daysBeforeEnd, (before) => {
    if (before < length) days |= 1 << (length - 1 - before);
  });
  forEachBit(expression.workdays, addWorkday);
  forEachBit(expression.workdaysBeforeEnd, (before) => addWorkday(length - 1 - before));
  forEachBit(expression.weekdays, (weekday) => {
    days |= weekly(weekday);
  });
  forEachBit(expression.lastWeekdays, (weekday) => {
    days |= 1 << highestBit(weekly(weekday));
  });
  forEachBit(expression.nthWeekdays, (bit) => {
    days |= 1 << (((bit % 7) - first + 7) % 7 + 7 * Math.floor(bit / 7));
  });
  forEachBit(expression.fifthWeekdays, (weekday) => {
    days |= weekly(weekday) & ~0x0fff_ffff;
  });
  return days;
}
