import type { FireRule } from './fire-instants.ts';

/**
 * Oracle: an independent, slow implementation of grammar and clocks. Splits fields at commas and enumerates values,
 * uses the host's calendar, and steps minute by minute with the offset of the host's `Intl`.
 */
const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;

const LIMITS = [
  [0, 59],
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [1, 7],
  [1970, 2199],
] as const;

/** Plain values of a field; `dayMatches` handles the other terms. */
function valuesOf(field: string, index: number): ReadonlySet<number> {
  const [min, max] = LIMITS[index] ?? [0, 0];
  const values = new Set<number>();
  for (const term of field.split(',')) {
    const [range = '', step = '1'] = term.split('/');
    const [first = '', last] = range.split('-');
    if (!/^(\*|\d+(-\d+)?)$/u.test(range)) continue;
    const from = range === '*' ? min : Number(first);
    let to = range === '*' || (last === undefined && term.includes('/')) ? max : Number(last ?? first);
    if (to < from) to += max - min + 1;
    for (let value = from; value <= to; value += Number(step))
      values.add(value > max ? value - (max - min + 1) : value);
  }
  return values;
}

const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const weekdayOf = (year: number, month: number, day: number) => utc(year, month, day).getUTCDay() + 1;

function nearestWorkday(year: number, month: number, day: number, length: number): number | null {
  if (day < 1 || day > length) return null;
  const weekday = weekdayOf(year, month, day);
  if (weekday === 7) return day === 1 ? 3 : day - 1;
  if (weekday === 1) return day === length ? day - 2 : day + 1;
  return day;
}

function dayMatches(days: string, weekdays: string, year: number, month: number, day: number): boolean {
  const length = utc(year, month + 1, 0).getUTCDate();
  const weekday = weekdayOf(year, month, day);
  if (weekdays === '?') {
    if (valuesOf(days, 3).has(day)) return true;
    return days.split(',').some((term) => {
      const [, before, workday] = /^L(?:-(\d+))?(W)?$/u.exec(term) ?? [];
      const [, nominal] = /^(\d+)W$/u.exec(term) ?? [];
      if (nominal !== undefined) return nearestWorkday(year, month, Number(nominal), length) === day;
      if (!term.startsWith('L')) return false;
      const end = length - Number(before ?? 0);
      return workday === 'W' ? nearestWorkday(year, month, end, length) === day : end === day;
    });
  }
  if (valuesOf(weekdays, 5).has(weekday)) return true;
  return weekdays.split(',').some((term) => {
    const [, asked, mark, nth] = /^(\d)(L|#)(\d)?$/u.exec(term) ?? [];
    if (Number(asked) !== weekday) return false;
    return mark === 'L' ? day + 7 > length : Math.ceil(day / 7) === Number(nth);
  });
}

interface Reading {
  readonly seconds: readonly number[];
  /** Whether it fires in a minute of local time, encoded as UTC. */
  readonly matches: (local: number) => boolean;
  readonly isFixedTime: boolean;
}

function readingOf(text: string): Reading {
  const fields = text.split(' ');
  const [second, minute, hour, , month, , year] = fields.map(valuesOf);
  const isDay = new Map<number, boolean>();
  const sizes = [second, minute, hour].map((values) => values?.size);
  return {
    seconds: [...(second ?? [])].toSorted((a, b) => a - b),
    isFixedTime: sizes.every((size) => size === 1),
    matches: (local) => {
      const at = new Date(local);
      if (minute?.has(at.getUTCMinutes()) !== true || hour?.has(at.getUTCHours()) !== true) return false;
      const day = Math.floor(local / DAY_MS);
      const known = isDay.get(day);
      if (known !== undefined) return known;
      const [y, m, d] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
      const isIn =
        month?.has(m) === true && year?.has(y) === true && dayMatches(fields[3] ?? '', fields[5] ?? '', y, m, d);
      isDay.set(day, isIn);
      return isIn;
    },
  };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** UTC offset of a zone in milliseconds, parsed from the offset name of the host. */
function offsetShown(zone: string, instant: number): number {
  const formatter =
    formatters.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formatters.set(zone, formatter);
  const [, sign, hours, minutes = '0', seconds = '0'] =
    /GMT(?:([+-])(\d\d):?(\d\d)?:?(\d\d)?)?$/u.exec(formatter.format(instant)) ?? [];
  const size = (Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

/** All fires from `from` to before `to`, both whole minutes, found minute by minute. */
export function firesWalked(text: string, from: number, to: number, zone: string, rule: FireRule): readonly number[] {
  const reading = readingOf(text);
  const start = from - DAY_MS;
  const locals: number[] = [];
  let offset = 0;
  for (let instant = start; instant < to + DAY_MS; instant += 60_000) {
    if (instant === start || instant % QUARTER_MS === 0) offset = offsetShown(zone, instant);
    locals.push(instant + offset);
  }
  const lastSeen = new Map(locals.map((local, index) => [local, index]));
  const seen = new Set<number>();
  const fires: number[] = [];
  locals.forEach((local, index) => {
    const instant = start + index * 60_000;
    const isAgain = seen.has(local);
    seen.add(local);
    if (instant < from || instant >= to) return;
    if (rule === 'once') {
      let isSkipped = false;
      for (let skipped = (locals[index - 1] ?? local) + 60_000; skipped < local; skipped += 60_000)
        if (Math.floor(skipped / DAY_MS) === Math.floor(local / DAY_MS) && reading.matches(skipped)) isSkipped = true;
      if (isSkipped) {
        fires.push(instant);
        return;
      }
      if (isAgain) return;
    }
    if (rule === 'secondTime' && (lastSeen.get(local) ?? index) > index) return;
    if (reading.matches(local)) for (const second of reading.seconds) fires.push(instant + second * 1000);
  });
  return fires;
}

/** The default rule. */
export function defaultRule(text: string): FireRule {
  return readingOf(text).isFixedTime ? 'once' : 'everyTime';
}
