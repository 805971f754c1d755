import { daysFromEpoch, formatDate, longDate, parseDateTime } from '../../../format/index.ts';
import { days, localized, type LocalizedText } from '../../../kernel/index.ts';
import type { Condition, Resource, ResourceRow } from '../../../resources/index.ts';
import type { CalendarDay, CalendarEntry, CalendarMode } from './record-calendar.types.ts';

const WEEK = 7;

/** Days since the epoch of `YYYY-MM-DD`. */
function numberOf(day: string): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return daysFromEpoch(year, month, date);
}

function dayOf(number: number): string {
  return formatDate(days(number), 0);
}

function mondayOf(number: number): number {
  // 1 January 1970 was a Thursday, three days after Monday.
  return number - ((((number + 3) % WEEK) + WEEK) % WEEK);
}

/** The first day of the month that is `months` after the month of a day. */
function monthStart(day: string, months: number): number {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  return daysFromEpoch(Math.floor(index / 12), (index % 12) + 1, 1);
}

/** The whole weeks that show a day: of its month, or its week alone. Both days are inclusive. */
export function shownSpan(mode: CalendarMode, day: string): { readonly from: string; readonly to: string } {
  const first = mode === 'week' ? numberOf(day) : monthStart(day, 0);
  const last = mode === 'week' ? first : monthStart(day, 1) - 1;
  return { from: dayOf(mondayOf(first)), to: dayOf(mondayOf(last) + WEEK - 1) };
}

/** The day of the next or last month or week; of a shorter month its last one. */
export function steppedDay(mode: CalendarMode, day: string, direction: -1 | 1): string {
  if (mode === 'week') return dayOf(numberOf(day) + direction * WEEK);
  const place = numberOf(day) - monthStart(day, 0);
  return dayOf(Math.min(monthStart(day, direction) + place, monthStart(day, direction + 1) - 1));
}

/** Where a key leads the cursor; null for any other key. */
export function calendarKeyDay(key: string, day: string): string | null {
  const number = numberOf(day);
  const to: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => dayOf(number - 1),
    ArrowRight: () => dayOf(number + 1),
    ArrowUp: () => dayOf(number - WEEK),
    ArrowDown: () => dayOf(number + WEEK),
    Home: () => dayOf(mondayOf(number)),
    End: () => dayOf(mondayOf(number) + WEEK - 1),
    PageUp: () => steppedDay('month', day, -1),
    PageDown: () => steppedDay('month', day, 1),
  };
  return Object.hasOwn(to, key) ? (to[key]?.() ?? null) : null;
}

/** What takes place within these days, beside what the list is asked for. */
export function withinSpan(
  { start, end }: NonNullable<Resource['calendar']>,
  { from, to }: ReturnType<typeof shownSpan>,
  condition: Condition | undefined,
): Condition {
  const begins: Condition = { field: start, rule: 'le', value: `${to} 23:59:59` };
  const ends: Condition = { field: end, rule: 'ge', value: `${from} 00:00:00` };
  return { all: [...(condition === undefined ? [] : [condition]), begins, ends] };
}

interface ShownWeeks {
  readonly calendar: NonNullable<Resource['calendar']>;
  readonly mode: CalendarMode;
  readonly chosen: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly rows: readonly ResourceRow[];
}

/** The days that are shown with what takes place on each. */
export function calendarWeeks({
  calendar,
  mode,
  chosen,
  today,
  rows,
}: ShownWeeks): readonly (readonly CalendarDay[])[] {
  const { from, to } = shownSpan(mode, chosen);
  const month = chosen.slice(0, 7);
  const ordered = rows.toSorted((one, other) =>
    textOf(one, calendar.start).localeCompare(textOf(other, calendar.start)),
  );
  const weeks: CalendarDay[][] = [];
  for (let monday = numberOf(from); monday <= numberOf(to); monday += WEEK) {
    weeks.push(
      Array.from({ length: WEEK }, (_, place): CalendarDay => {
        const day = dayOf(monday + place);
        return {
          day,
          dayOfMonth: Number(day.slice(8)),
          label: longDate(parseDateTime(day) ?? 0),
          isToday: day === today,
          isOutside: mode === 'month' && !day.startsWith(month),
          isChosen: day === chosen,
          entries: ordered.flatMap((row) => entryOn(calendar, row, day) ?? []),
        };
      }),
    );
  }
  return weeks;
}

function textOf(row: ResourceRow, key: string): string {
  return String(row[key] ?? '');
}

function entryOn(
  { start, end, title }: NonNullable<Resource['calendar']>,
  row: ResourceRow,
  day: string,
): CalendarEntry | null {
  const [begins, ends] = [textOf(row, start), textOf(row, end)];
  if (begins.slice(0, 10) > day || ends.slice(0, 10) < day) return null;
  const time = begins.startsWith(day) ? begins.slice(11, 16) : null;
  return { id: row.id, title: textOf(row, title), time, row };
}

/** The month, or the first and last day of the week. */
export function calendarTitle(mode: CalendarMode, day: string): LocalizedText {
  const { from, to } = shownSpan(mode, day);
  const texts = (options: Intl.DateTimeFormatOptions) => {
    const format = (locale: string) => {
      const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      const shown = mode === 'week' ? [from, to] : [day];
      return shown.map((one) => formatter.format(days(numberOf(one)))).join(' – ');
    };
    return localized(format('zh-CN'), format('en-US'));
  };
  return texts(mode === 'week' ? { dateStyle: 'long' } : { year: 'numeric', month: 'long' });
}
