/**
 * A ready-made schedule at whole minutes. Hours are 0–23, minutes 0–59, days 1–31, weekdays Quartz numbers, 1 = Sunday …
 * 7 = Saturday. Lists are ascending and hold no value twice.
 */
export type CronPreset = CronDailyPreset | CronWeeklyPreset | CronMonthlyPreset;

/** Every day; several times share their minute, since an expression fires at every pair of its hours and minutes. */
export interface CronDailyPreset {
  readonly kind: 'daily';
  readonly hours: readonly number[];
  readonly minute: number;
}

export interface CronWeeklyPreset {
  readonly kind: 'weekly';
  readonly weekdays: readonly number[];
  readonly hour: number;
  readonly minute: number;
}

/** Days that a month lacks are skipped in it; the last day is there in every month. */
export interface CronMonthlyPreset {
  readonly kind: 'monthly';
  readonly days: readonly number[];
  readonly isLastDay: boolean;
  readonly hour: number;
  readonly minute: number;
}
