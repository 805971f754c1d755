import type { LocalizedText } from '../../../kernel/index.ts';

/** The seven fields in written order. */
export type CronField = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'weekday' | 'year';

/**
 * Weekday numbering and the combination of both day fields. `quartz`: 1 = Sunday … 7 = Saturday, exactly one of day and
 * weekday is `?`. `unix`: 0 or 7 = Sunday … 6 = Saturday, and a day fires if either field matches.
 */
export type CronDialect = 'quartz' | 'unix';

export interface CronParseOptions {
  /** Defaults to `quartz`. */
  readonly dialect?: CronDialect;
}

/** The deciding day field: none, one, or (unix only) either. */
export type CronDayRule = 'every' | 'day' | 'weekday' | 'either';

/**
 * Kind of a comma-separated term: `*` and `*\/5` are all, `3` value, `3/5` from, `1-5` and `1-5/2` range, `?` none, `L`
 * and `L-3` monthEnd, `LW` and `L-3W` workdayBeforeEnd, `15W` workday, `6L` lastWeekday, `6#3` nthWeekday.
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
 * One term. `from` is the value, the start, the weekday or the days before the month's end; `to` the end of a range or
 * the ordinal of the weekday; weekdays in Quartz numbers whatever the dialect.
 */
export interface CronTerm {
  readonly kind: CronTermKind;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A parsed expression. Its schedule is computed lazily on first use. */
export interface CronExpression {
  /** Verbatim. */
  readonly text: string;
  readonly dialect: CronDialect;
  readonly dayRule: CronDayRule;
  /**
   * The terms of the seven fields, in the order of `CronField`. Missing fields have their defaults; the day field that
   * does not decide has the term `none`.
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

/** A parse error and its range: `start` and `end` (exclusive) count UTF-16 units of the original text. */
export interface CronParseError {
  readonly kind: CronParseErrorKind;
  readonly field: CronField | null;
  readonly start: number;
  readonly end: number;
  /** How to fix it. */
  readonly sentence: LocalizedText;
  /** The probable intent, if known. */
  readonly mended: string | null;
}

/** An expression or a parse error. */
export type CronParsed =
  | { readonly ok: true; readonly value: CronExpression }
  | { readonly ok: false; readonly error: CronParseError };

/** Behaviour at clock changes; see docs/decisions. */
export type CronDaylightSaving = 'default' | 'quartz';

export interface CronFireOptions {
  readonly daylightSaving?: CronDaylightSaving;
}

/** Instants in epoch milliseconds; `from` is inclusive, `to` exclusive. */
export interface CronRange {
  readonly from: number;
  readonly to?: number;
}
