/** Whole days, both inclusive, as `YYYY-MM-DD` of the platform's time. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Three years and a month: the longest period that one figure covers. */
export const LONGEST_PERIOD_DAYS = 1_126;

/** Longer periods are counted by month. */
const MOST_STEPS_OF_DAYS = 92;

export type PeriodFault = 'malformed' | 'reversed' | 'tooLong';

const DAY = 86_400_000;

/** Days since 1970-01-01; undefined for what is no day of the calendar. */
function dayNumber(day: string): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(day);
  if (parts === null) return undefined;
  const number = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) / DAY;
  return dayAt(number) === day ? number : undefined;
}

function dayAt(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10);
}

/** Why no figures are given for a period; null if they are. */
export function periodFault({ from, to }: Period): PeriodFault | null {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (first === undefined || last === undefined) return 'malformed';
  if (first > last) return 'reversed';
  return last - first + 1 > LONGEST_PERIOD_DAYS ? 'tooLong' : null;
}

/** How a period is divided. */
export function periodStep({ from, to }: Period): 'day' | 'month' {
  const length = (dayNumber(to) ?? 0) - (dayNumber(from) ?? 0) + 1;
  return length > MOST_STEPS_OF_DAYS ? 'month' : 'day';
}

/** Every day (`YYYY-MM-DD`) or month (`YYYY-MM`) of a period without fault, oldest first. */
export function periodSteps(period: Period): readonly string[] {
  const [first, last] = [dayNumber(period.from) ?? 0, dayNumber(period.to) ?? 0];
  if (periodStep(period) === 'day') return Array.from({ length: last - first + 1 }, (_, index) => dayAt(first + index));
  const months = monthNumber(period.to) - monthNumber(period.from) + 1;
  return Array.from({ length: months }, (_, index) => monthAt(monthNumber(period.from) + index));
}

/** The day `days` after another. */
export function dayAfter(day: string, days = 1): string {
  return dayAt((dayNumber(day) ?? 0) + days);
}

/** Months since the year 0. */
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

function monthAt(number: number): string {
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}
