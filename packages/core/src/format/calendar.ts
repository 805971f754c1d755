import { PLATFORM_OFFSET_MINUTES } from '../kernel/index.ts';

// Calendar arithmetic without time zone database or host clock: the platform uses a fixed UTC offset.

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAYS_FROM_YEAR_ZERO_TO_EPOCH = 719_468;
const DAYS_IN_400_YEARS = 146_097;

/** Calendar fields of a moment. `month` and `day` are 1-based. */
export interface CalendarTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/**
 * Days from 1970-01-01 to a date of the proleptic Gregorian calendar. Years start in March, so that leap days come
 * last.
 */
export function daysFromEpoch(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_400_YEARS + dayOfEra - DAYS_FROM_YEAR_ZERO_TO_EPOCH;
}

/** Convert an instant to calendar fields, `offsetMinutes` east of UTC. */
export function calendarTime(epochMs: number, offsetMinutes: number = PLATFORM_OFFSET_MINUTES): CalendarTime {
  const local = Math.floor(epochMs) + offsetMinutes * MINUTE;
  const days = Math.floor(local / DAY);
  const shifted = days + DAYS_FROM_YEAR_ZERO_TO_EPOCH;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const seconds = Math.floor((local - days * DAY) / 1000);
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/** Convert calendar fields to epoch milliseconds; undefined for a nonexistent time (30 February, 24:00). */
export function instantOf(time: CalendarTime, offsetMinutes: number = PLATFORM_OFFSET_MINUTES): number | undefined {
  const days = daysFromEpoch(time.year, time.month, time.day);
  const seconds = time.hour * 3600 + time.minute * 60 + time.second;
  const epochMs = days * DAY + seconds * 1000 - offsetMinutes * MINUTE;
  const shown = calendarTime(epochMs, offsetMinutes);
  const isShown =
    shown.year === time.year &&
    shown.month === time.month &&
    shown.day === time.day &&
    shown.hour === time.hour &&
    shown.minute === time.minute &&
    shown.second === time.second;
  return isShown ? epochMs : undefined;
}
