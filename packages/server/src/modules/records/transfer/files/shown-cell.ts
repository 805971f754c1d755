import { SSF } from '@e965/xlsx';

import { formatSections, type FormatSection } from './format-section.ts';
import type { CellNote } from './table-protocol.ts';

/** A cell as the file holds it; `format` is the code of its number format. */
export type RawCell =
  | { readonly kind: 'text'; readonly text: string; readonly format: string }
  | { readonly kind: 'number'; readonly value: number; readonly format: string }
  | { readonly kind: 'yesNo'; readonly value: boolean }
  /** A day or time in the spelling of ISO 8601. */
  | { readonly kind: 'moment'; readonly text: string }
  | { readonly kind: 'error'; readonly text: string }
  /** A formula whose result the file does not hold. */
  | { readonly kind: 'uncalculated' };

/** A cell as a person sees it, days and times written one way. */
export interface ShownCell {
  readonly text: string;
  readonly note: CellNote | null;
}

export type ShowCell = (cell: RawCell) => ShownCell;

/** What a formula without a result is shown as: an error value, so that a copy of the file is refused again. */
const UNCALCULATED = '#CALC!';
const UNKNOWN_ERROR = '#ERROR!';
const ERROR = /^#\S/u;

const GENERAL = 'General';
const TEXT = '@';

/**
 * How the cells of one file are shown: what a person sees of a number is told by its format, in one table `format → value`:
 *
 * | Format | Text | Beside it |
 * |---|---|---|
 * | General, `@` | the number | |
 * | of numbers, `000000`, `0"号"`, `0%` | as it is shown | the number |
 * | with a day | `2026-01-31`, with a clock `2026-01-31 09:30:00` | the moment |
 * | of a clock | `09:30`, `09:30:15` | the moment, if there is a day |
 * | of elapsed time, `[h]:mm` | `36:00` | |
 * | that shows nothing, or numerals of another script | the number | that it cannot be told |
 *
 * @param is1904 days are counted from 1904
 */
export function createShowCell(is1904: boolean): ShowCell {
  const known = new Map<string, readonly FormatSection[]>();
  const sectionsOf = (format: string) => {
    const sections = known.get(format) ?? formatSections(format);
    known.set(format, sections);
    return sections;
  };
  return (cell) => {
    if (cell.kind === 'number') return shownNumber(cell.value, cell.format, sectionsOf, is1904);
    if (cell.kind === 'text') return shownText(cell.text, cell.format, sectionsOf);
    if (cell.kind === 'yesNo') return plain(cell.value ? 'TRUE' : 'FALSE');
    if (cell.kind === 'moment') return plain(momentText(cell.text));
    if (cell.kind === 'uncalculated') return { text: UNCALCULATED, note: { kind: 'uncalculated', text: '' } };
    const text = ERROR.test(cell.text) ? cell.text.trim() : UNKNOWN_ERROR;
    return { text, note: { kind: 'error', text } };
  };
}

const plain = (text: string): ShownCell => ({ text, note: null });

/** Digits that a spreadsheet keeps of a number. */
const KEPT_DIGITS = 15;

/** A number with more digits than a spreadsheet keeps comes as it shows it, `1.1E+17`: its last digits are lost. */
function numberText(value: number): string {
  if (Math.abs(value) >= 10 ** KEPT_DIGITS) return value.toExponential().replace('e', 'E');
  return String(Number(value.toPrecision(KEPT_DIGITS)));
}

function shownNumber(
  value: number,
  format: string,
  sectionsOf: (format: string) => readonly FormatSection[],
  is1904: boolean,
): ShownCell {
  const exact = numberText(value);
  if (format === GENERAL || format === TEXT || format === '') return plain(exact);
  const sections = sectionsOf(format);
  const section = sectionFor(sections, value);
  const untold: ShownCell = { text: exact, note: { kind: 'untold', text: exact } };
  if (section === undefined || section.kind === 'nothing') return untold;
  if (section.kind === 'general' && section === sections[0]) return plain(exact);
  if (section.kind === 'date') return shownMoment(value, section, is1904) ?? untold;
  if (section.kind === 'clock' && section.hasHours) return shownClock(value, section, is1904) ?? untold;
  if (section.kind !== 'clock' && section.kind !== 'elapsed' && Math.abs(value) >= 10 ** KEPT_DIGITS)
    return plain(exact);
  const text = section.isForeign ? undefined : formatted(sections, section, value, is1904);
  if (text === undefined || text === '') return untold;
  // Nobody who sees `36:00` means one and a half, its days.
  const isTime = section.kind === 'clock' || section.kind === 'elapsed';
  return text === exact || isTime ? plain(text) : { text, note: { kind: 'exact', text: exact } };
}

/** The section that a number is shown by (ECMA-376 Part 1 18.8.31). */
function sectionFor(sections: readonly FormatSection[], value: number): FormatSection | undefined {
  const [first, second, third] = sections;
  const numbers = sections.slice(0, 3);
  const only = numbers.length === 1 || (numbers.length === 2 && second?.kind === 'text');
  if (first?.condition === null && (second?.condition ?? null) === null) {
    if (only || value > 0 || (value === 0 && third === undefined)) return first;
    if (value < 0) return second;
    return third?.kind === 'text' && sections.length === 3 ? first : third;
  }
  const isFor = (section: FormatSection | undefined) =>
    section !== undefined && section.condition !== null && fulfils(value, section);
  if (isFor(first)) return first;
  if (first?.condition === null && value > 0) return first;
  if (isFor(second)) return second;
  if (only) return undefined;
  return third ?? second;
}

function fulfils(value: number, { condition }: FormatSection): boolean {
  const limit = condition?.limit ?? 0;
  switch (condition?.sign) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '<>':
      return value !== limit;
    default:
      return value === limit;
  }
}

/** By the library, by the chosen section alone: it adds the sign where that section is not for negative numbers. */
function formatted(
  sections: readonly FormatSection[],
  section: FormatSection,
  value: number,
  is1904: boolean,
): string | undefined {
  const isSigned = section.condition === null && section === sections[1] && value < 0;
  const shown = Number((isSigned ? -value : value).toPrecision(KEPT_DIGITS));
  if (section.holdsWhole) return withWhole(section, numberText(shown));
  try {
    return SSF.format(section.code, shown, { date1904: is1904 }).trim();
  } catch {
    return undefined;
  }
}

/** The text of a section around `@` or General. */
function withWhole({ code }: FormatSection, text: string): string {
  return code.replaceAll(/\\([\s\S])|General|@/gu, (_, character?: string) => character ?? text).trim();
}

const SECONDS_OF_DAY = 86_400;
const two = (part: number) => String(part).padStart(2, '0');

interface Moment {
  readonly day: string;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Days since 1900 or 1904 to the next second; undefined where no day is that far. */
function momentOf(days: number, is1904: boolean): Moment | undefined {
  const parts: { readonly y: number; readonly m: number; readonly d: number } | null = SSF.parse_date_code(
    Math.round(days * SECONDS_OF_DAY) / SECONDS_OF_DAY,
    { date1904: is1904 },
  );
  if (days < 0 || parts === null) return undefined;
  const seconds = Math.round(days * SECONDS_OF_DAY) % SECONDS_OF_DAY;
  return {
    day: `${String(parts.y).padStart(4, '0')}-${two(parts.m)}-${two(parts.d)}`,
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

const clockOf = ({ hour, minute, second }: Moment) => `${two(hour)}:${two(minute)}:${two(second)}`;

function shownMoment(days: number, section: FormatSection, is1904: boolean): ShownCell | undefined {
  const moment = momentOf(days, is1904);
  const whole = momentOf(Math.floor(days), is1904);
  if (moment === undefined || whole === undefined) return undefined;
  const exact = `${moment.day} ${clockOf(moment)}`;
  if (section.hasClock) return plain(exact);
  return Number.isInteger(days) ? plain(whole.day) : { text: whole.day, note: { kind: 'exact', text: exact } };
}

function shownClock(days: number, { hasSeconds }: FormatSection, is1904: boolean): ShownCell | undefined {
  const moment = momentOf(days, is1904);
  if (moment === undefined) return undefined;
  const clock = clockOf(moment);
  const text = hasSeconds ? clock : clock.slice(0, 5);
  return days < 1 ? plain(text) : { text, note: { kind: 'exact', text: `${moment.day} ${clock}` } };
}

const ISO = /^(?<day>\d{4}-\d{2}-\d{2})?T?(?<clock>\d{2}:\d{2}(?::\d{2})?)?(?:[.]\d+)?Z?$/u;
const MIDNIGHT = /^00:00(?::00)?$/u;

function momentText(written: string): string {
  const { day, clock } = ISO.exec(written.trim())?.groups ?? {};
  if (day === undefined) return clock ?? written.trim();
  return clock === undefined || MIDNIGHT.test(clock) ? day : `${day} ${clock.padEnd(8, ':00')}`;
}

/** The fourth section of a format, or its last one with `@`, is for texts. */
function shownText(text: string, format: string, sectionsOf: (format: string) => readonly FormatSection[]): ShownCell {
  const trimmed = text.trim();
  if (format === GENERAL || format === TEXT || !/[;@]/u.test(format)) return plain(trimmed);
  const sections = sectionsOf(format);
  const section = sections[3] ?? sections.findLast(({ kind }) => kind === 'text');
  if (section === undefined || trimmed === '') return plain(trimmed);
  if (section.kind !== 'text') return { text: trimmed, note: { kind: 'untold', text: trimmed } };
  return plain(withWhole(section, trimmed));
}
