import { calendarTime, daysFromEpoch } from '../../../../format/index.ts';
import type { CellValue } from '../cell.types.ts';

const DAY = 86_400_000;
/** Maximum decimals that a number of this size represents exactly. */
const MOST_DECIMALS = 15;

/**
 * Continue a series of filled cells: the value at offset `at` from the first one, negative before it. Two or more
 * equidistant numbers continue in that step with exact decimals; dates (`2026-03-08`, without a time or with an equal
 * one) continue by days, or by months if all share the day of the month; weekdays (周一, 星期一, Mon, Monday), even a single
 * one, continue through the week. Everything else repeats.
 */
export function seriesOf(values: readonly CellValue[]): (at: number) => CellValue {
  const { length } = values;
  return (
    numberSeries(values) ??
    daySeries(values) ??
    weekdaySeries(values) ??
    ((at) => values[((at % length) + length) % length] ?? null)
  );
}

function numberSeries(values: readonly CellValue[]): ((at: number) => number) | null {
  const numbers = values.flatMap((value) => (typeof value === 'number' && Number.isFinite(value) ? [value] : []));
  const decimals = numbers.reduce((most, value) => Math.max(most, decimalsOf(value)), 0);
  if (numbers.length < values.length || decimals > MOST_DECIMALS) return null;
  const scale = 10 ** decimals;
  const scaled = numbers.map((value) => Math.round(value * scale));
  const step = stepOf(scaled);
  const [first] = scaled;
  if (step === null || first === undefined || !scaled.every(Number.isSafeInteger)) return null;
  return (at) => (first + step * at) / scale;
}

/** The common difference of neighbours, null if it varies or there are none. */
function stepOf(values: readonly number[]): number | null {
  const [first, second] = values;
  if (first === undefined || second === undefined) return null;
  const step = second - first;
  return values.every((value, index) => value === first + step * index) ? step : null;
}

function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Text after the date: a time, or empty. */
  readonly time: string;
}

function daySeries(values: readonly CellValue[]): ((at: number) => string) | null {
  const days = values.flatMap((value) => (typeof value === 'string' ? (dayOf(value) ?? []) : []));
  const [first] = days;
  if (first === undefined || days.length < values.length || days.some(({ time }) => time !== first.time)) return null;
  const months = stepOf(days.map(({ year, month }) => year * 12 + month));
  if (months !== null && months !== 0 && days.every(({ day }) => day === first.day)) {
    return (at) => written(monthsLater(first, months * at), first.time);
  }
  const epochDays = days.map(({ year, month, day }) => daysFromEpoch(year, month, day));
  const step = stepOf(epochDays);
  const start = epochDays[0] ?? 0;
  return step === null ? null : (at) => written(calendarTime((start + step * at) * DAY, 0), first.time);
}

const WEEKDAYS: readonly (readonly string[])[] = [
  ...['周', '星期'].map((before) => Array.from('日一二三四五六', (day) => before + day)),
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
];

function weekdaySeries(values: readonly CellValue[]): ((at: number) => string) | null {
  const week = WEEKDAYS.find((names) => values.every((value) => names.some((name) => name === value)));
  if (week === undefined) return null;
  const [first = 0, ...others] = values.map((value) => week.findIndex((name) => name === value));
  const step = others.length === 0 ? 1 : (others[0] ?? 0) - first;
  if (!others.every((day, index) => (day - first - step * (index + 1)) % 7 === 0)) return null;
  return (at) => week[(((first + step * at) % 7) + 7) % 7] ?? '';
}

function dayOf(text: string): Day | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})((?: \d{2}:\d{2}(?::\d{2})?)?)$/u.exec(text);
  if (parts === null) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const shown = calendarTime(daysFromEpoch(year, month, day) * DAY, 0);
  return shown.month === month && shown.day === day ? { year, month, day, time: parts[4] ?? '' } : null;
}

/** The same day of a later month, or the last one of a shorter month. */
function monthsLater({ year, month, day }: Day, months: number): Omit<Day, 'time'> {
  const count = year * 12 + month - 1 + months;
  const later = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  const next = { year: Math.floor((count + 1) / 12), month: ((((count + 1) % 12) + 12) % 12) + 1 };
  const length = daysFromEpoch(next.year, next.month, 1) - daysFromEpoch(later.year, later.month, 1);
  return { ...later, day: Math.min(day, length) };
}

function written({ year, month, day }: Omit<Day, 'time'>, time: string): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}${time}`;
}
