import type { CronParseErrorKind, CronTerm, CronTermKind } from './cron.types.ts';
import {
  DAY,
  EVERY,
  leastOf,
  MONTH,
  MONTH_NAMES,
  MOST_DAYS_BEFORE_END,
  mostOf,
  mostStepOf,
  SECOND,
  WEEKDAY,
  WEEKDAY_NAMES,
  YEAR,
} from './field-limits.ts';

const COMMA = 44;
const DASH = 45;
const SLASH = 47;
const STAR = 42;
const HASH = 35;
const QUESTION = 63;
const LOWER_L = 108;
const LOWER_W = 119;

/** Valid in another field or position. */
const MARKS = '*?LW#/';

/** Error of the last unparseable field. A single mutable object, to avoid allocations. */
export const fault: { kind: CronParseErrorKind; start: number; end: number } = { kind: 'empty', start: 0, end: 0 };

/** Parser state: the text up to `limit`, the position, and the character there; the end is read as a comma. */
let source = '';
let limit = 0;
let at = 0;
let code = COMMA;
let field = SECOND;
let isUnixWeekday = false;

/** Fail at `start`. */
function fail(kind: CronParseErrorKind, start: number, end = at): null {
  fault.kind = kind;
  fault.start = start;
  fault.end = end;
  return null;
}

function moveTo(position: number): void {
  at = position;
  code = at < limit ? source.charCodeAt(at) : COMMA;
}

const isDigit = (character: number) => character >= 48 && character <= 57;
const isLetter = (character: number) => (character | 32) >= 97 && (character | 32) <= 122;

/** Fail at the current character. Full-width characters and blanks have their own errors, because they look valid. */
function failHere(): null {
  const found = at < limit ? (/[A-Za-z]+|[^]/u.exec(source.slice(at))?.[0] ?? '') : '';
  const fails = (kind: CronParseErrorKind) => fail(kind, at, at + found.length);
  if (found === '' || found === ',') return fails('missing');
  if (/[\uff01-\uff5e\u3000\u3001]/u.test(found)) return fails('fullWidth');
  if (found.length > 1 && isLetter(code)) return fails('name');
  return fails(MARKS.includes(found.toUpperCase()) ? 'misplaced' : 'character');
}

/** A number within limits; saturates above every field's maximum. */
function readNumber(least: number, most: number, kind: 'range' | 'step'): number | null {
  const start = at;
  let value = 0;
  for (; isDigit(code); moveTo(at + 1)) value = Math.min(value * 10 + code - 48, 99_999);
  if (at === start) return failHere();
  // The editor offers month 0 as a start: `0/3` counts from it and first fires in March.
  const isMonthZero = field === MONTH && kind === 'range' && value === 0 && code === SLASH;
  return (value >= least && value <= most) || isMonthZero ? value : fail(kind, start);
}

/** Encode three letters as a number, case-insensitively. */
const keyOf = (text: string, start: number) =>
  ((text.charCodeAt(start) & 31) << 10) | ((text.charCodeAt(start + 1) & 31) << 5) | (text.charCodeAt(start + 2) & 31);

const keysOf = (names: string) => Array.from({ length: names.length / 3 }, (_, index) => keyOf(names, index * 3));

const NAME_KEYS: Readonly<Record<number, readonly number[]>> = {
  [MONTH]: keysOf(MONTH_NAMES),
  [WEEKDAY]: keysOf(WEEKDAY_NAMES),
};

/** The 1-based index of a three-letter name; FRIL, the last Friday, has a fourth letter. */
function readName(): number | null {
  let end = at;
  while (isLetter(source.charCodeAt(end))) end += 1;
  const isLast = field === WEEKDAY && end - at === 4 && (source.charCodeAt(at + 3) | 32) === LOWER_L;
  const index = isLast || end - at === 3 ? (NAME_KEYS[field]?.indexOf(keyOf(source, at)) ?? -1) : -1;
  if (index < 0) return failHere();
  moveTo(at + 3);
  return index + 1;
}

/** A number or a name of the field; weekdays in the numbering of the text. */
function readValue(): number | null {
  if (isDigit(code)) return readNumber(isUnixWeekday ? 0 : leastOf(field), mostOf(field), 'range');
  const named = readName();
  return named !== null && isUnixWeekday ? named - 1 : named;
}

/** The step after a slash; defaults to 1. */
function readStep(): number | null {
  if (code !== SLASH) return 1;
  moveTo(at + 1);
  return readNumber(1, mostStepOf(field), 'step');
}

/** The completed term; null if it does not end here, or if a part is invalid. */
function ended(kind: CronTermKind, from: number, to: number, step: number | null): CronTerm | null {
  if (step === null) return null;
  return code === COMMA ? { kind, from, to, step } : failHere();
}

/** Parse the suffix of `L` in the day field: `L-3`, `LW`, `L-3W`. */
function readMonthEnd(): CronTerm | null {
  let before: number | null = 0;
  if (code === DASH) {
    moveTo(at + 1);
    before = readNumber(0, MOST_DAYS_BEFORE_END, 'range');
    if (before === null) return null;
  }
  const isWorkday = (code | 32) === LOWER_W;
  if (isWorkday) moveTo(at + 1);
  return ended(isWorkday ? 'workdayBeforeEnd' : 'monthEnd', before, before, 1);
}

const quartzWeekday = (value: number) => (isUnixWeekday ? (value % 7) + 1 : value);

/** Parse the end of a range after the dash. */
function readRange(first: number, start: number): CronTerm | null {
  moveTo(at + 1);
  const last = readValue();
  if (last === null) return null;
  if (field === YEAR && last < first) return fail('yearOrder', start);
  // 0-7 is a whole week, not just Sunday.
  const to = isUnixWeekday && first === 0 && last === 7 ? 7 : quartzWeekday(last);
  return ended('range', quartzWeekday(first), to, readStep());
}

/** Parse the suffix of a value: none, a range, a step, or the letters of the field as in `15W`, `6L`, `6#3`. */
function readAfterValue(value: number, start: number): CronTerm | null {
  const next = code;
  if (next === DASH) return readRange(value, start);
  const number = quartzWeekday(value);
  if (next === SLASH) return ended('from', number, mostOf(field), readStep());
  if (field === WEEKDAY && next === HASH) {
    moveTo(at + 1);
    const nth = readNumber(1, 5, 'range');
    return nth === null ? null : ended('nthWeekday', number, nth, 1);
  }
  const kind =
    field === DAY && (next | 32) === LOWER_W
      ? 'workday'
      : field === WEEKDAY && (next | 32) === LOWER_L
        ? 'lastWeekday'
        : 'value';
  if (kind !== 'value') moveTo(at + 1);
  return ended(kind, number, number, 1);
}

/** Whether no letter follows the current one, except the W of a working day. */
function isLetterAlone(): boolean {
  const next = source.charCodeAt(at + 1);
  return !isLetter(next) || (next | 32) === LOWER_W;
}

function readTerm(): CronTerm | null {
  const start = at;
  const first = code;
  const isDayField = field === DAY || field === WEEKDAY;
  if (first === STAR) {
    moveTo(at + 1);
    return ended('all', leastOf(field), mostOf(field), readStep());
  }
  if (first === QUESTION) {
    moveTo(at + 1);
    return isDayField ? ended('none', 0, 0, 1) : fail('misplaced', start);
  }
  if ((first | 32) === LOWER_L && isLetterAlone()) {
    moveTo(at + 1);
    if (field === DAY) return readMonthEnd();
    return field === WEEKDAY ? ended('value', 7, 7, 1) : fail('misplaced', start);
  }
  const value = readValue();
  return value === null ? null : readAfterValue(value, start);
}

/** Parse the field of a text from `start` to `end`, excluding blanks; null with `fault` set if it is invalid. */
export function scanField(
  text: string,
  start: number,
  end: number,
  number: number,
  isUnix: boolean,
): readonly CronTerm[] | null {
  source = text;
  limit = end;
  moveTo(start);
  field = number;
  isUnixWeekday = isUnix && number === WEEKDAY;
  if (end - start === 1 && code === STAR) return EVERY[number] ?? null;
  let terms: CronTerm[] | null = null;
  for (;;) {
    const termStart = at;
    const term = readTerm();
    if (term === null) return null;
    // A question mark must be the only term.
    if (term.kind === 'none' && (terms !== null || at < end)) return fail('alone', termStart);
    // Most fields have one term, and an array literal allocates no spare capacity.
    if (terms === null) terms = [term];
    else terms.push(term);
    if (at === end) return terms;
    moveTo(at + 1);
  }
}
