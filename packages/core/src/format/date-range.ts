import { PLATFORM_OFFSET_MINUTES } from '../kernel/index.ts';
import { calendarTime, daysFromEpoch } from './calendar.ts';
import { formatDate } from './date-text.ts';

/** Presets of whole days. Weeks start on Monday (GB/T 7408, ISO 8601). */
export const DATE_RANGE_PRESETS = ['today', 'thisWeek', 'thisMonth', 'nextMonth', 'last30Days', 'next14Days'] as const;
export type DateRangePreset = (typeof DATE_RANGE_PRESETS)[number];

/** Both days are inclusive. `YYYY-MM-DD`. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The days of a preset at an instant (epoch milliseconds), `offsetMinutes` east of UTC. */
export function dateRange(
  preset: DateRangePreset,
  now: number,
  offsetMinutes: number = PLATFORM_OFFSET_MINUTES,
): DateRange {
  const { year, month, day } = calendarTime(now, offsetMinutes);
  const today = daysFromEpoch(year, month, day);
  const monthStart = (months: number) => {
    const index = year * 12 + month - 1 + months;
    return daysFromEpoch(Math.floor(index / 12), (index % 12) + 1, 1);
  };
  switch (preset) {
    case 'today':
      return rangeOf(today, today);
    case 'thisWeek': {
      // 1 January 1970 was a Thursday, three days after Monday.
      const monday = today - ((((today + 3) % 7) + 7) % 7);
      return rangeOf(monday, monday + 6);
    }
    case 'thisMonth':
      return rangeOf(monthStart(0), monthStart(1) - 1);
    case 'nextMonth':
      return rangeOf(monthStart(1), monthStart(2) - 1);
    case 'last30Days':
      return rangeOf(today - 29, today);
    case 'next14Days':
      return rangeOf(today, today + 13);
  }
}

const DAY = 86_400_000;

function rangeOf(from: number, to: number): DateRange {
  return { from: formatDate(from * DAY, 0), to: formatDate(to * DAY, 0) };
}
