import { firstBit } from './bits.ts';
import type { CronExpression } from './cron.types.ts';
import { DAY, WEEKDAY } from './field-limits.ts';
import { plainSet } from './plain-terms.ts';

/** Every seventh day from the first. */
const WEEKLY = 0x1020_4081;

/**
 * The firing days of a month as bits. Depends only on the weekday of the first (0 = Sunday) and the length. A nearest
 * working day stays in its month; a missing day (`31W` in April) has none.
 */
export function monthDaysOf({ fields }: CronExpression): (first: number, length: number) => number {
  const dayTerms = fields[DAY] ?? [];
  const weekdayTerms = fields[WEEKDAY] ?? [];
  const plainDays = plainSet(dayTerms, DAY)[0] ?? 0;
  const plainWeekdays = plainSet(weekdayTerms, WEEKDAY)[0] ?? 0;
  return (first, length) => {
    let days = plainDays;
    for (let day = 0; day < 7; day += 1) if (((plainWeekdays >>> ((first + day) % 7)) & 1) === 1) days |= WEEKLY << day;
    for (const { kind, from } of dayTerms) {
      const isFromStart = kind === 'workday';
      if (!isFromStart && kind !== 'monthEnd' && kind !== 'workdayBeforeEnd') continue;
      let day = isFromStart ? from - 1 : length - 1 - from;
      if (day < 0 || day >= length) continue;
      const weekday = (first + day) % 7;
      if (kind !== 'monthEnd' && weekday === 6) day += day === 0 ? 2 : -1;
      if (kind !== 'monthEnd' && weekday === 0) day += day === length - 1 ? -2 : 1;
      days |= 1 << day;
    }
    const all = (2 << (length - 1)) - 1;
    for (const { kind, from, to } of weekdayTerms) {
      const weekly = (WEEKLY << ((from + 6 - first) % 7)) & all;
      if (kind === 'lastWeekday') days |= 1 << firstBit(weekly, -1);
      // The first to fifth weekday, each in its own seven days.
      if (kind === 'nthWeekday') days |= weekly & (127 << (to * 7 - 7));
    }
    return days & all;
  };
}
