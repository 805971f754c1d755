import type { LocalizedText } from '../../../kernel/index.ts';
import type {
  CronBoundError,
  CronDayDraft,
  CronDraft,
  CronExpression,
  CronParseError,
  CronPart,
  CronPartDraft,
  CronPreset,
} from '../cron/index.ts';

/** Selectable modes. `custom` cannot be selected: it holds text that no mode can represent. */
export type CronPartMode = Exclude<CronPartDraft['mode'], 'custom'>;
export type CronDayMode = Exclude<CronDayDraft['mode'], 'custom'>;

/** What the editor offers: a ready-made schedule, or the tabs of all parts. */
export type CronSchedule = CronPreset['kind'] | 'advanced';

export type CronEditorEvent =
  /** The stored expression, for the facts beside the closed field. */
  | { readonly type: 'field.show'; readonly text: string }
  /** Open with a stored expression; unchanged until it is edited. */
  | { readonly type: 'dialog.open'; readonly text: string }
  | { readonly type: 'dialog.confirm' }
  | { readonly type: 'dialog.cancel' }
  | { readonly type: 'schedule.choose'; readonly schedule: CronSchedule }
  | { readonly type: 'preset.change'; readonly preset: CronPreset }
  | { readonly type: 'text.change'; readonly text: string }
  /** Apply the suggested correction. */
  | { readonly type: 'mended.take' }
  | { readonly type: 'mode.choose'; readonly part: CronPart; readonly mode: CronPartDraft['mode'] }
  | { readonly type: 'dayMode.choose'; readonly mode: CronDayDraft['mode'] }
  /** A missing number is NaN. */
  | { readonly type: 'part.change'; readonly part: CronPart; readonly draft: CronPartDraft }
  | { readonly type: 'day.change'; readonly draft: CronDayDraft };

export type CronEditorEmitted = { readonly type: 'expression.confirmed'; readonly text: string };

export type CronWarningKind =
  | 'weekdayNumbering'
  | 'neverFires'
  | 'isOver'
  | 'insideTheWeek'
  | 'insideTheMonth'
  | 'skippedMonths'
  | 'missingDays';

/** Valid text that is probably a mistake. */
export interface CronWarning {
  readonly kind: CronWarningKind;
  readonly sentence: LocalizedText;
  /** The suggested correction, if any. */
  readonly corrected: string | null;
}

/** A fire in the zone's local time. */
export interface CronFireShown {
  /** Epoch milliseconds. */
  readonly instant: number;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly time: string;
  readonly weekday: LocalizedText;
}

/** A validation error with its position, also in words. */
export interface CronTextProblem extends CronParseError {
  /** Character position, 1-based, for users who cannot see the highlight. */
  readonly place: LocalizedText;
}

/** Parse result of a text. */
export interface CronReading {
  readonly expression: CronExpression | null;
  readonly problem: CronTextProblem | null;
  readonly description: LocalizedText | null;
  readonly warnings: readonly CronWarning[];
  readonly fires: readonly CronFireShown[];
}

/** What a ready-made schedule lacks, and the input that can add it. */
export interface CronPresetError {
  readonly input: 'hours' | 'weekdays' | 'days';
  readonly sentence: LocalizedText;
}

/** What stands beside the closed field. */
export interface CronFieldFacts {
  /** Null while the text is empty or invalid. */
  readonly description: LocalizedText | null;
  readonly next: CronFireShown | null;
  /** Other numbering of weekdays, and that it never fires, or not any more. */
  readonly warnings: readonly CronWarning[];
}

export interface CronEditorFacts {
  readonly status: 'closed' | 'editing';
  readonly field: CronFieldFacts;
  readonly schedule: CronSchedule;
  /** Settings of the ready-made schedule; null on the tabs. */
  readonly preset: CronPreset | null;
  /** Its last complete settings are in the text. */
  readonly presetError: CronPresetError | null;
  /** Verbatim until a tab is changed. */
  readonly text: string;
  /** State of the tabs: the text, or the last valid one. */
  readonly draft: CronDraft;
  readonly problem: CronTextProblem | null;
  /** Validation errors of the last changed part; its numbers are not in the text yet. */
  readonly boundErrors: readonly CronBoundError[];
  /** Null while the text is invalid or the schedule incomplete. */
  readonly description: LocalizedText | null;
  readonly warnings: readonly CronWarning[];
  /** The next five, or fewer if there are no more. */
  readonly fires: readonly CronFireShown[];
  /** Name of the time zone. */
  readonly zone: LocalizedText;
  readonly canConfirm: boolean;
}
