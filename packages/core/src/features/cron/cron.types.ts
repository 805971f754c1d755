import type { Text } from '../../kernel/index.ts';

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
 * What an expression means, as bit sets. Bit 0 of a set is the field's smallest value: second 0, day 1, January, Sunday, 1970.
 * Seconds and minutes are two words of thirty bits, years words of thirty bits each.
 */
export interface CronExpression {
  /** As it was typed. */
  readonly text: string;
  readonly dialect: CronDialect;
  readonly secondsLow: number;
  readonly secondsHigh: number;
  readonly minutesLow: number;
  readonly minutesHigh: number;
  readonly hours: number;
  readonly dayRule: CronDayRule;
  readonly days: number;
  /** `L` is bit 0, `L-3` bit 3. */
  readonly daysBeforeEnd: number;
  /** `15W`: the working day nearest to the 15th. */
  readonly workdays: number;
  /** `LW` is bit 0, `L-3W` bit 3. */
  readonly workdaysBeforeEnd: number;
  readonly months: number;
  readonly weekdays: number;
  /** `6L`: the last Friday. */
  readonly lastWeekdays: number;
  /** The first weekdays of the month are bits 0–6, the second ones 7–13, up to the fourth ones. */
  readonly nthWeekdays: number;
  readonly fifthWeekdays: number;
  /** Null for every year. */
  readonly years: readonly number[] | null;
}

export type CronParseErrorKind =
  | 'empty'
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
  readonly sentence: Text;
  /** The text that was probably meant, where that can be told. */
  readonly mended: string | null;
}

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
