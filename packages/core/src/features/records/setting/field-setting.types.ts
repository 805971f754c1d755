import type { LocalizedText } from '../../../kernel/index.ts';
import type { FieldValue } from '../../../resources/index.ts';
import type { Question } from '../actions/index.ts';

export type FieldSettingEvent =
  | { readonly type: 'field.choose'; readonly key: string }
  /** The value as typed. `text`: what a choice reads as. */
  | { readonly type: 'value.change'; readonly value: FieldValue; readonly text?: string }
  | { readonly type: 'value.leave' }
  /** Give the rows the value. */
  | { readonly type: 'setting.confirm' }
  /** Leave the rows that were not reached as they are. */
  | { readonly type: 'setting.stop' }
  | { readonly type: 'setting.retry' };

/** What the value does to the rows. */
export interface FieldSettingPreview {
  readonly changing: number;
  /** Rows that have the value already. */
  readonly staying: number;
  /** The values that are written over, the most frequent first; `value` is empty where there is none. */
  readonly from: readonly { readonly value: LocalizedText; readonly count: number }[];
  /** Rows whose values are not listed in `from`. */
  readonly others: number;
}

export interface FieldSettingFacts {
  /** `finished`: some rows were refused, or not reached; without such rows it is `done`. */
  readonly status: 'reading' | 'failed' | 'asking' | 'saving' | 'finished' | 'done';
  readonly failure: LocalizedText | null;
  /** Selected rows that are still there. */
  readonly count: number;
  /** Selected rows that are gone, or may not be read any more. */
  readonly missing: number;
  readonly fields: readonly { readonly key: string; readonly label: LocalizedText }[];
  /** The chosen field, asked for; null until one is chosen. */
  readonly question: Question | null;
  /** Null until a field is chosen, and while its value cannot be read. */
  readonly preview: FieldSettingPreview | null;
  /** Rows that were tried, and rows that have the value now. */
  readonly tried: number;
  readonly saved: number;
  readonly refused: readonly { readonly id: string; readonly name: string; readonly reason: LocalizedText }[];
  /** Rows that were not reached, because it was stopped or the server did not answer. */
  readonly left: number;
}
