import type { CronParseErrorKind } from './cron.types.ts';
import { DAY, FIELD_LIMITS, MONTH, MONTH_NAMES, MOST_DAYS_BEFORE_END, numberOfName, WEEKDAY, WEEKDAY_NAMES, YEAR } from './field-limits.ts';

/**
 * What stands between two commas: `*` and `*\/5` are all, `3` value, `3/5` from, `1-5` and `1-5/2` range, `?` none, `L` and
 * `L-3` monthEnd, `LW` and `L-3W` workdayBeforeEnd, `15W` workday, `6L` lastWeekday, `6#3` nthWeekday.
 */
export type CronTermKind =
  | 'all'
  | 'value'
  | 'from'
  | 'range'
  | 'none'
  | 'monthEnd'
  | 'workdayBeforeEnd'
  | 'workday'
  | 'lastWeekday'
  | 'nthWeekday';

/**
 * One term. `from` is the value, the start, the weekday or the days before the month's end; `to` the end of a range or which
 * weekday of the month; weekdays in Quartz numbers whatever the dialect.
 */
export interface CronTerm {
  kind: CronTermKind;
  from: number;
  to: number;
  step: number;
}

const COMMA = 44;
const DASH = 45;
const SLASH = 47;
const STAR = 42;
const HASH = 35;
const QUESTION = 63;
const LOWER_L = 108;
const LOWER_W = 119;

/** What is right elsewhere: another field, another place. */
const MARKS = '*?LW#/';

/** The term that was read last, and why the last one could not be read. One of each: reading a text makes no garbage. */
export const term: CronTerm = { kind: 'all', from: 0, to: 0, step: 1 };
export const fault: { kind: CronParseErrorKind; start: number; end: number } = { kind: 'empty', start: 0, end: 0 };

let source = '';
let limit = 0;
let at = 0;

function fail(kind: CronParseErrorKind, start: number, end: number): -1 {
  fault.kind = kind;
  fault.start = start;
  fault.end = end;
  return -1;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;

/** The character is not what may stand here. Full-width forms and blanks are told apart, because they look right. */
function failAtCharacter(): -1 {
  if (at >= limit || source.charCodeAt(at) === COMMA) return fail('missing', at, at < limit ? at + 1 : at);
  const code = source.codePointAt(at) ?? 0;
  const isWide = (code >= 0xff01 && code <= 0xff5e) || code === 0x3000 || code === 0x3001;
  if (isWide) return fail('fullWidth', at, at + 1);
  let end = at + (code > 0xffff ? 2 : 1);
  if (isLetter(code)) while (end < limit && isLetter(source.charCodeAt(end))) end += 1;
  if (end - at > 1 && isLetter(code)) return fail('name', at, end);
  return fail(MARKS.includes(source.charAt(at).toUpperCase()) ? 'misplaced' : 'character', at, end);
}

/** Digits as a number; a number too large for any field stays too large. */
function readDigits(): number {
  let code = source.charCodeAt(at);
  if (at >= limit || !isDigit(code)) return failAtCharacter();
  let value = 0;
  do {
    value = value > 99_999 ? value : value * 10 + code - 48;
    at += 1;
    code = source.charCodeAt(at);
  } while (at < limit && isDigit(code));
  return value;
}

function readName(field: number): number {
  const start = at;
  let end = at;
  while (end < limit && isLetter(source.charCodeAt(end))) end += 1;
  const names = field === MONTH ? MONTH_NAMES : field === WEEKDAY ? WEEKDAY_NAMES : '';
  // The last Friday by name, FRIL.
  const isLast = field === WEEKDAY && end - start === 4 && (source.charCodeAt(start + 3) | 32) === LOWER_L;
  const value = end - start === 3 || isLast ? numberOfName(names, source.slice(start, start + 3)) : 0;
  if (value === 0) return end - start > 1 ? fail('name', start, end) : failAtCharacter();
  at += 3;
  return value;
}

/** A number or a name of the field, inside its limits; weekdays as they are numbered in the text. */
function readValue(field: number, isUnix: boolean): number {
  const start = at;
  if (!isDigit(source.charCodeAt(at)) || at >= limit) {
    const named = readName(field);
    return named > 0 && isUnix && field === WEEKDAY ? named - 1 : named;
  }
  const value = readDigits();
  const limits = FIELD_LIMITS[field];
  if (limits === undefined) return -1;
  const min = field === WEEKDAY && isUnix ? 0 : limits.min;
  // Month 0 is offered by the editor as a start: `0/3` counts from it and fires in March first.
  const isMonthZero = field === MONTH && value === 0 && source.charCodeAt(at) === SLASH && at < limit;
  return (value >= min && value <= limits.max) || isMonthZero ? value : fail('range', start, at);
}

/** What follows the slash at `at`. */
function readStep(field: number): number {
  at += 1;
  const start = at;
  const step = readDigits();
  if (step < 0) return -1;
  return step >= 1 && step <= (FIELD_LIMITS[field]?.maxStep ?? 0) ? step : fail('step', start, at);
}

function set(kind: CronTermKind, from: number, to: number, step: number): number {
  term.kind = kind;
  term.from = from;
  term.to = to;
  term.step = step;
  return at === limit || source.charCodeAt(at) === COMMA ? at : failAtCharacter();
}

function readMonthEnd(): number {
  at += 1;
  let before = 0;
  if (at < limit && source.charCodeAt(at) === DASH) {
    at += 1;
    const start = at;
    before = readDigits();
    if (before < 0) return -1;
    if (before > MOST_DAYS_BEFORE_END) return fail('range', start, at);
  }
  const isWorkday = at < limit && (source.charCodeAt(at) | 32) === LOWER_W;
  if (isWorkday) at += 1;
  return set(isWorkday ? 'workdayBeforeEnd' : 'monthEnd', before, before, 1);
}

const quartzWeekday = (value: number) => (value % 7) + 1;

function readRange(field: number, isUnix: boolean, first: number, start: number): number {
  at += 1;
  const last = readValue(field, isUnix);
  if (last < 0) return -1;
  if (field === YEAR && last < first) return fail('yearOrder', start, at);
  const step = at < limit && source.charCodeAt(at) === SLASH ? readStep(field) : 1;
  if (step < 0) return -1;
  if (!isUnix || field !== WEEKDAY) return set('range', first, last, step);
  // 0-7 is a whole week, not Sunday alone.
  return set('range', quartzWeekday(first), first === 0 && last === 7 ? 7 : quartzWeekday(last), step);
}

/** The field's own letters after a value: `15W`, `6L`, `6#3`. */
function readSuffix(field: number, value: number, code: number): number {
  const letter = code | 32;
  const isWorkday = field === DAY && letter === LOWER_W;
  if (isWorkday || (field === WEEKDAY && letter === LOWER_L)) {
    at += 1;
    return set(isWorkday ? 'workday' : 'lastWeekday', value, value, 1);
  }
  if (field !== WEEKDAY || code !== HASH) return set('value', value, value, 1);
  at += 1;
  const start = at;
  const nth = readDigits();
  if (nth < 0) return -1;
  return nth >= 1 && nth <= 5 ? set('nthWeekday', value, nth, 1) : fail('range', start, at);
}

/**
 * Reads the term at `start` of the field that ends at `end` into `term`.
 * @returns the position after it, where a comma or the end is, or -1 with `fault` set
 */
export function scanTerm(text: string, start: number, end: number, field: number, isUnix: boolean): number {
  source = text;
  limit = end;
  at = start;
  const code = start < end ? text.charCodeAt(start) : 0;
  if (code === STAR) {
    at += 1;
    const isStepped = at < end && text.charCodeAt(at) === SLASH;
    const step = isStepped ? readStep(field) : 1;
    return step < 0 ? -1 : set('all', FIELD_LIMITS[field]?.min ?? 0, FIELD_LIMITS[field]?.max ?? 0, step);
  }
  if (code === QUESTION) {
    at += 1;
    return field === DAY || field === WEEKDAY ? set('none', 0, 0, 1) : fail('misplaced', start, at);
  }
  if ((code | 32) === LOWER_L && !isLetterAt(start + 1, end, LOWER_W)) {
    if (field === DAY) return readMonthEnd();
    at += 1;
    return field === WEEKDAY ? set('value', 7, 7, 1) : fail('misplaced', start, at);
  }
  const value = readValue(field, isUnix);
  if (value < 0) return -1;
  const next = at < end ? text.charCodeAt(at) : COMMA;
  if (next === DASH) return readRange(field, isUnix, value, start);
  const number = isUnix && field === WEEKDAY ? quartzWeekday(value) : value;
  if (next === COMMA) return set('value', number, number, 1);
  if (next === SLASH) {
    const step = readStep(field);
    return step < 0 ? -1 : set('from', number, FIELD_LIMITS[field]?.max ?? 0, step);
  }
  return readSuffix(field, number, next);
}

const isLetterAt = (position: number, end: number, except: number) =>
  position < end && isLetter(source.charCodeAt(position)) && (source.charCodeAt(position) | 32) !== except;
