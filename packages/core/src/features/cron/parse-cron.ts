import type { CronDayRule, CronExpression, CronParseError, CronParseOptions } from './cron.types.ts';
import { dayAndWeekdayError, errorOfFault, errorOfWhole } from './cron-parse-error.ts';
import { CRON_FIELDS, DAY, FIELD_LIMITS, HOUR, MINUTE, MONTH, SECOND, WEEKDAY, YEAR } from './field-limits.ts';
import { ends, splitFields, starts, writtenOut } from './split-fields.ts';
import { fault, scanTerm, term } from './scan-term.ts';

type CronParsed = { readonly ok: true; readonly value: CronExpression } | { readonly ok: false; readonly error: CronParseError };

const WORD = 30;
const EVERY_DAY = 0x7fff_ffff;

/** What the fields read so far say, one word a field; seconds, minutes and days have a second word for 30 and up. */
const low = [0, 0, 0, 0, 0, 0, 0];
const high = [0, 0, 0, 0, 0, 0, 0];
const special = { monthEnd: 0, workdayBeforeEnd: 0, workday: 0, lastWeekday: 0, nthWeekday: 0, fifthWeekday: 0 };
let years: number[] | null = null;

/** Sets the bits `from` to `to`, both included and not wrapping. */
function addSpan(field: number, from: number, to: number): void {
  if (from < WORD) low[field] = (low[field] ?? 0) | ((2 << Math.min(to, WORD - 1)) - (1 << from));
  if (to >= WORD) high[field] = (high[field] ?? 0) | ((2 << (to - WORD)) - (1 << (Math.max(from, WORD) - WORD)));
}

function addBit(field: number, bit: number): void {
  if (bit < WORD) low[field] = (low[field] ?? 0) | (1 << bit);
  else high[field] = (high[field] ?? 0) | (1 << (bit - WORD));
}

function addYears(from: number, to: number, step: number): void {
  years ??= [0, 0, 0, 0, 0, 0, 0, 0];
  let word = Math.trunc(from / WORD);
  let bit = from - word * WORD;
  for (let year = from; year <= to; year += step) {
    years[word] = (years[word] ?? 0) | (1 << bit);
    for (bit += step; bit >= WORD; bit -= WORD) word += 1;
  }
}

/** The values from `from` to `to`, wrapping past the field's largest, every `step`th of them. */
function addRange(field: number, from: number, to: number, step: number): void {
  const { min, max } = FIELD_LIMITS[field] ?? { min: 0, max: 0 };
  if (field === YEAR) {
    addYears(from - min, to - min, step);
    return;
  }
  const size = max - min + 1;
  const first = from - min;
  const last = to - min + (to < from ? size : 0);
  if (step === 1) {
    addSpan(field, Math.max(first, 0), Math.min(last, size - 1));
    if (last >= size) addSpan(field, 0, last - size);
    return;
  }
  for (let bit = first; bit <= last; bit += step) if (bit >= 0) addBit(field, bit < size ? bit : bit - size);
}

/** Adds the term that was just read. */
function addTerm(field: number): void {
  const { kind, from, to } = term;
  if (kind === 'nthWeekday') {
    if (to === 5) special.fifthWeekday |= 1 << (from - 1);
    else special.nthWeekday |= 1 << ((to - 1) * 7 + from - 1);
  } else if (kind === 'workday' || kind === 'lastWeekday') special[kind] |= 1 << (from - 1);
  else if (kind === 'monthEnd' || kind === 'workdayBeforeEnd') special[kind] |= 1 << from;
  else if (kind === 'value' && field !== YEAR) addBit(field, from - (FIELD_LIMITS[field]?.min ?? 0));
  else addRange(field, from, to, term.step);
}

/** What a field says at large. */
type FieldSays = 'all' | 'none' | 'some';

/** Reads the field that goes from `start` to `end`; null with `fault` set when it cannot be read. */
function readField(text: string, field: number, start: number, end: number, isUnix: boolean): FieldSays | null {
  for (let at = start; ; ) {
    const termStart = at;
    at = scanTerm(text, at, end, field, isUnix);
    if (at < 0) return null;
    const { kind, step } = term;
    const isWhole = termStart === start && at === end;
    if (kind === 'none') {
      if (isWhole) return kind;
      fault.kind = 'alone';
      fault.start = termStart;
      fault.end = at;
      return null;
    }
    const isEvery = isWhole && kind === 'all' && step === 1;
    if (!isEvery || field !== YEAR) addTerm(field);
    if (at === end) return isEvery ? kind : 'some';
    at += 1;
  }
}

/** Which day field decides; null when the two contradict each other. */
function dayRuleOf(day: FieldSays, weekday: FieldSays, areBothFree: boolean, isUnix: boolean): CronDayRule | null {
  if (day === weekday) {
    if (day === 'all') return areBothFree ? 'every' : null;
    return day === 'some' && isUnix ? 'either' : null;
  }
  if (!areBothFree && day !== 'none' && weekday !== 'none') return null;
  if (day === 'some') return 'day';
  return weekday === 'some' ? 'weekday' : 'every';
}

/**
 * Reads a cron expression of five, six or seven fields, or a macro (`@daily`). Five fields have no seconds and no year, six no
 * year. Names, lists, wrapping ranges, steps, `L`, `L-3`, `LW`, `L-3W`, `15W`, `6L`, `6#3` and `?` are understood. Never throws;
 * the error says which field, where and what to do. The grammar is that of Quartz 2.5's CronExpression, read strictly.
 */
export function parseCron(text: string, options?: CronParseOptions): CronParsed {
  const dialect = options?.dialect ?? 'quartz';
  const isUnix = dialect === 'unix';
  const written = writtenOut(text);
  if (written === null) return { ok: false, error: errorOfWhole('macro', text) };
  const count = splitFields(written);
  if (count < 5 || count > 7) return { ok: false, error: errorOfWhole(count === 0 ? 'empty' : 'fieldCount', text) };
  for (let field = SECOND; field <= YEAR; field += 1) low[field] = high[field] = 0;
  special.monthEnd = special.workdayBeforeEnd = special.workday = 0;
  special.lastWeekday = special.nthWeekday = special.fifthWeekday = 0;
  years = null;
  if (count === 5) low[SECOND] = 1;
  let day: FieldSays = 'all';
  let weekday: FieldSays = 'all';
  for (let index = 0; index < count; index += 1) {
    const field = count === 5 ? index + 1 : index;
    const says = readField(written, field, starts[index] ?? 0, ends[index] ?? 0, isUnix);
    if (says === null) return { ok: false, error: errorOfFault(written, CRON_FIELDS[field] ?? 'second', isUnix) };
    if (field === DAY) day = says;
    else if (field === WEEKDAY) weekday = says;
  }
  const dayRule = dayRuleOf(day, weekday, count === 5 || isUnix, isUnix);
  if (dayRule === null) return { ok: false, error: dayAndWeekdayError(written, count, day, weekday) };
  return {
    ok: true,
    value: {
      text,
      dialect,
      secondsLow: low[SECOND] ?? 0,
      secondsHigh: high[SECOND] ?? 0,
      minutesLow: low[MINUTE] ?? 0,
      minutesHigh: high[MINUTE] ?? 0,
      hours: low[HOUR] ?? 0,
      dayRule,
      days: dayRule === 'every' ? EVERY_DAY : dayRule === 'weekday' ? 0 : (low[DAY] ?? 0) | ((high[DAY] ?? 0) << WORD),
      daysBeforeEnd: special.monthEnd,
      workdays: special.workday,
      workdaysBeforeEnd: special.workdayBeforeEnd,
      months: low[MONTH] ?? 0,
      weekdays: dayRule === 'weekday' || dayRule === 'either' ? (low[WEEKDAY] ?? 0) : 0,
      lastWeekdays: special.lastWeekday,
      nthWeekdays: special.nthWeekday,
      fifthWeekdays: special.fifthWeekday,
      years,
    },
  };
}
