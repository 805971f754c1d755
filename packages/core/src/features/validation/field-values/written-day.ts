import { formatDate } from '../../../format/index.ts';
import { withPlainDigits } from './chinese-digits.ts';

/** What was written where a day may stand. */
export type WrittenDay =
  /** `YYYY-MM-DD`; whether the calendar has it is not said. */
  | { readonly kind: 'day'; readonly day: string }
  /** Which number is the year, the month and the day depends on who wrote it. */
  | { readonly kind: 'unclear' }
  /** A spreadsheet's number of a day, copied without its format. */
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

/** A month and a day of this year, where it is known which year that is. */
const OF_THIS_YEAR = [/^(?<month>\d{1,2})(?:[-/.])(?<day>\d{1,2})$/u, /^(?<month>\d{1,2})月(?<day>\d{1,2})日?$/u];

/** Word → days from today. */
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

/** The days from 1954 to 2173, as Excel counts them. */
const SERIAL = /^[2-9]\d{4}(?:\.\d+)?$/u;

const WEEKDAY = /^(?:sun|mon|tues|wednes|thurs|fri|satur)day, |\s*(?:星期|周)[一二三四五六日天]$/iu;

/** Excel takes 00 to 29 for this century. */
const FIRST_YEAR_OF_LAST_CENTURY = 30;

/**
 * A day in one of the forms that people and spreadsheets write. Blanks and full-width digits are read by the caller. With `now` (epoch
 * milliseconds) days that count from today and days of this year are read, too.
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
