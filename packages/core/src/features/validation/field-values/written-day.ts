import { formatDate } from '../../../format/index.ts';
import { withPlainDigits } from './chinese-digits.ts';

/** Parse result of a date's day part. */
export type WrittenDay =
  /** `YYYY-MM-DD`; not checked against the calendar. */
  | { readonly kind: 'day'; readonly day: string }
  /** The order of year, month and day is ambiguous. */
  | { readonly kind: 'unclear' }
  /** A spreadsheet's serial date, copied without its format. */
  | { readonly kind: 'serial' }
  | { readonly kind: 'none' };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const FORMS = [
  /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/u,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日?$/u,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/u,
  /^(?<day>\d{1,2})[- ](?<name>[a-z]{3})[a-z]*[- ](?<year>\d{4}|\d{2})$/iu,
  /^(?<name>[a-z]{3})[a-z]* (?<day>\d{1,2}), ?(?<year>\d{4})$/iu,
];

const UNCLEAR =
  /^(?:\d{1,2}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}[-/.]\d{1,2}|\d{4}[-/.]\d{1,2}|\d{1,2}月\d{1,2}日?|\d{4}年\d{1,2}月)$/u;

/** Month and day of the current year; requires `now`. */
const OF_THIS_YEAR = [/^(?<month>\d{1,2})(?:[-/.])(?<day>\d{1,2})$/u, /^(?<month>\d{1,2})月(?<day>\d{1,2})日?$/u];

/** Word → offset from today in days. */
const RELATIVE: ReadonlyMap<string, number> = new Map([
  ['前天', -2],
  ['昨天', -1],
  ['昨日', -1],
  ['yesterday', -1],
  ['今天', 0],
  ['今日', 0],
  ['today', 0],
  ['明天', 1],
  ['明日', 1],
  ['tomorrow', 1],
  ['后天', 2],
]);

const DAYS_FROM_TODAY = /^(?<days>[+-]\d{1,4})天?$/u;

const DAY = 86_400_000;

/** Excel serial dates from 1954 to 2173. */
const SERIAL = /^[2-9]\d{4}(?:\.\d+)?$/u;

const WEEKDAY = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day, |\s*(?:星期|周)[一二三四五六日天]$/iu;

/** Excel maps 00 to 29 to this century. */
const FIRST_YEAR_OF_LAST_CENTURY = 30;

/**
 * Parse a day in the formats used by people and spreadsheets. The caller normalises spaces and full-width digits. With
 * `now` (epoch milliseconds), relative days and days without a year are parsed, too.
 */
export function writtenDay(written: string, now?: number): WrittenDay {
  const plain = withPlainDigits(written.replace(WEEKDAY, ''));
  const near = now === undefined ? null : dayNear(plain, now);
  if (near !== null) return { kind: 'day', day: near };
  for (const form of FORMS) {
    const groups = form.exec(plain)?.groups;
    const day = groups === undefined ? null : dayOf(groups);
    if (day !== null) return { kind: 'day', day };
  }
  if (SERIAL.test(plain)) return { kind: 'serial' };
  return { kind: UNCLEAR.test(plain) ? 'unclear' : 'none' };
}

function dayNear(plain: string, now: number): string | null {
  const days = RELATIVE.get(plain.toLowerCase()) ?? numberIn(DAYS_FROM_TODAY.exec(plain)?.groups?.['days']);
  if (days !== null) return formatDate(now + days * DAY);
  for (const form of OF_THIS_YEAR) {
    const groups = form.exec(plain)?.groups;
    if (groups !== undefined) return dayOf({ ...groups, year: formatDate(now).slice(0, 4) });
  }
  return null;
}

function numberIn(written: string | undefined): number | null {
  return written === undefined ? null : Number(written);
}

function dayOf({ year = '', month, name = '', day = '' }: Readonly<Record<string, string | undefined>>): string | null {
  const number = month === undefined ? MONTHS.indexOf(name.toLowerCase()) + 1 : Number(month);
  if (month === undefined && number === 0) return null;
  return `${fullYear(year)}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < FIRST_YEAR_OF_LAST_CENTURY ? `20${year}` : `19${year}`;
}
