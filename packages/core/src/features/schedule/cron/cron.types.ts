import type { LocalizedText } from '../../../kernel/index.ts';

/** The seven fields in the order in which they are written. */
export type CronField = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'weekday' | 'year';

/**
 * How weekdays are numbered and what both day fields together mean. `quartz`: 1 = Sunday … 7 = Saturday, exactly one of day
 * and weekday is `?`. `unix`: 0 or 7 = Sunday … 6 = Saturday, and a day fires when either field names it.
 */
export type CronDialect = 'quartz' | 'unix';

export interface CronParseOptions {
  /** `quartz` unless told. */
  readonly dialect?: CronDialect;
}

/** Which of the two day fields decides: none, one, or (unix only) either of them. */
export type CronDayRule = 'every' | 'day' | 'weekday' | 'either';

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
  readonly kind: CronTermKind;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** An expression that was read. What it means for the calendar is worked out when it is first asked for its fires. */
export interface CronExpression {
  /** As it was typed. */
  readonly text: string;
  readonly dialect: CronDialect;
  readonly dayRule: CronDayRule;
  /**
   * The terms of the seven fields, in the order of `CronField`. Missing fields have their defaults, and of the two day fields
   * only what decides is left: the other one has the term `none`.
   */
  readonly fields: readonly (readonly CronTerm[])[];
}

export type CronParseErrorKind =
  | 'empty'
  | 'tooLong'
  | 'fieldCount'
  | 'macro'
  | 'character'
  | 'fullWidth'
  | 'missing'
  | 'name'
  | 'range'
  | 'step'
  | 'misplaced'
  | 'alone'
  | 'yearOrder'
  | 'dayAndWeekday';

/** Why a text is no expression, and where: `start` and `end` count UTF-16 units of the text as typed, `end` excluded. */
export interface CronParseError {
  readonly kind: CronParseErrorKind;
  readonly field: CronField | null;
  readonly start: number;
  readonly end: number;
  /** What to do about it. */
  readonly sentence: LocalizedText;
  /** The text that was probably meant, where that can be told. */
  readonly mended: string | null;
}

/** An expression, or why a text is none. */
export type CronParsed =
  | { readonly ok: true; readonly value: CronExpression }
  | { readonly ok: false; readonly error: CronParseError };

/** What happens when clocks are put forward or back; see docs/decisions. */
export type CronDaylightSaving = 'default' | 'quartz';

export interface CronFireOptions {
  readonly daylightSaving?: CronDaylightSaving;
}

/** Instants in epoch milliseconds; `from` belongs to it, `to` does not. */
export interface CronRange {
  readonly from: number;
  readonly to?: number;
}
