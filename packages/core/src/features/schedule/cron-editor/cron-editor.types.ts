import type { LocalizedText } from '../../../kernel/index.ts';
import type {
  CronBoundError,
  CronDayDraft,
  CronDraft,
  CronExpression,
  CronParseError,
  CronPart,
  CronPartDraft,
} from '../cron/index.ts';

/** The modes that a person can choose. `custom` cannot be chosen: it is what no mode can show. */
export type CronPartMode = Exclude<CronPartDraft['mode'], 'custom'>;
export type CronDayMode = Exclude<CronDayDraft['mode'], 'custom'>;

export type CronEditorEvent =
  /** Begins with an expression as it is kept; nothing of it changes until it is edited. */
  | { readonly type: 'dialog.open'; readonly text: string }
  | { readonly type: 'dialog.confirm' }
  | { readonly type: 'dialog.cancel' }
  | { readonly type: 'text.change'; readonly text: string }
  /** Takes the text that was probably meant. */
  | { readonly type: 'mended.take' }
  | { readonly type: 'mode.choose'; readonly part: CronPart; readonly mode: CronPartDraft['mode'] }
  | { readonly type: 'dayMode.choose'; readonly mode: CronDayDraft['mode'] }
  /** A number that is missing is NaN. */
  | { readonly type: 'part.change'; readonly part: CronPart; readonly draft: CronPartDraft }
  | { readonly type: 'day.change'; readonly draft: CronDayDraft };

export type CronEditorEmitted = { readonly type: 'confirmed'; readonly text: string };

export type CronWarningKind =
  | 'weekdayNumbering'
  | 'neverFires'
  | 'isOver'
  | 'insideTheWeek'
  | 'insideTheMonth'
  | 'skippedMonths'
  | 'missingDays';

/** What is allowed and perhaps not meant. */
export interface CronWarning {
  readonly kind: CronWarningKind;
  readonly sentence: LocalizedText;
  /** The text that was perhaps meant, where there is one. */
  readonly corrected: string | null;
}

/** A fire as the clocks of the zone show it. */
export interface CronFireShown {
  /** Epoch milliseconds. */
  readonly instant: number;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly time: string;
  readonly weekday: LocalizedText;
}

/** What is wrong with a text and where, in words as well. */
export interface CronTextProblem extends CronParseError {
  /** The characters, counted from 1, for those who do not see the mark. */
  readonly place: LocalizedText;
}

/** What a text says. */
export interface CronReading {
  readonly expression: CronExpression | null;
  readonly problem: CronTextProblem | null;
  readonly description: LocalizedText | null;
  readonly warnings: readonly CronWarning[];
  readonly fires: readonly CronFireShown[];
}

export interface CronEditorFacts {
  readonly status: 'closed' | 'editing';
  /** As it was typed, until a tab is changed. */
  readonly text: string;
  /** What the tabs show: the text, or the last one that could be read. */
  readonly draft: CronDraft;
  readonly problem: CronTextProblem | null;
  /** What is wrong with the numbers of the part that was changed last; the text does not have them yet. */
  readonly boundErrors: readonly CronBoundError[];
  /** Null as long as the text cannot be read. */
  readonly description: LocalizedText | null;
  readonly warnings: readonly CronWarning[];
  /** The next five, or fewer when there are no more. */
  readonly fires: readonly CronFireShown[];
  /** The zone whose clocks are meant, in words. */
  readonly zone: LocalizedText;
  readonly canConfirm: boolean;
}
