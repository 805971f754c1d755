/** The four modes of a part. */
export type CronPartDraft =
  | { readonly mode: 'every' }
  | { readonly mode: 'step'; readonly start: number; readonly step: number }
  | { readonly mode: 'list'; readonly values: readonly number[] }
  | { readonly mode: 'range'; readonly from: number; readonly to: number }
  /** Valid text without a matching mode, verbatim. */
  | { readonly mode: 'custom'; readonly text: string };

/** The eleven modes of the day tab. Weekdays are Quartz numbers, 1 = Sunday … 7 = Saturday. */
export type CronDayDraft =
  | { readonly mode: 'everyDay' }
  /** `? D/N`; in Quartz text, steps within the week. */
  | { readonly mode: 'everyWeeks'; readonly weekday: number; readonly step: number }
  /** `D/N ?`; restarts each month. */
  | { readonly mode: 'everyDays'; readonly start: number; readonly step: number }
  | { readonly mode: 'weekdays'; readonly values: readonly number[] }
  | { readonly mode: 'days'; readonly values: readonly number[] }
  | { readonly mode: 'lastDay' }
  | { readonly mode: 'lastWorkday' }
  | { readonly mode: 'lastWeekday'; readonly weekday: number }
  | { readonly mode: 'daysBeforeEnd'; readonly days: number }
  | { readonly mode: 'nearestWorkday'; readonly day: number }
  | { readonly mode: 'nthWeekday'; readonly weekday: number; readonly nth: number }
  | { readonly mode: 'custom'; readonly day: string; readonly weekday: string };

/** State of the editor, by part. */
export interface CronDraft {
  readonly second: CronPartDraft;
  readonly minute: CronPartDraft;
  readonly hour: CronPartDraft;
  readonly day: CronDayDraft;
  readonly month: CronPartDraft;
  readonly year: CronPartDraft;
}

export type CronPart = Exclude<keyof CronDraft, 'day'>;

/** Number inputs of the editor. */
export type CronDraftInput = 'start' | 'step' | 'value' | 'from' | 'to' | 'weekday' | 'day' | 'nth' | 'daysBeforeEnd';
