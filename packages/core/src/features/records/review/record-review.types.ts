import type { LocalizedText } from '../../../kernel/index.ts';
import type { RecordFormService } from '../form/index.ts';

export type RecordReviewEvent =
  /** The record before (-1) or after (1) the shown one; past the last one that was read, more are read. */
  | { readonly type: 'review.step'; readonly direction: -1 | 1 }
  /** Decides about the shown record; ignored where the action does not apply. */
  | { readonly type: 'review.decide'; readonly action: string }
  /** Takes back what was decided about the shown record. */
  | { readonly type: 'review.undo' }
  | { readonly type: 'review.retry' };

/** An action that decides about the shown record. */
export interface ReviewDecision {
  readonly key: string;
  readonly label: LocalizedText;
  readonly isDanger: boolean;
  /** The digit that does it. */
  readonly digit: string;
  /** It applies to the record, which is read. */
  readonly isReady: boolean;
  /** Why it does not apply; null if it does. */
  readonly obstacle: LocalizedText | null;
}

export interface RecordReviewFacts {
  /** `empty`: nothing waits. `finished`: everything was decided or passed over to the end. */
  readonly status: 'loading' | 'failed' | 'reading' | 'finished' | 'empty';
  readonly failure: LocalizedText | null;
  /** Where the shown record stands among those that waited, from 1; 0 for none. */
  readonly place: number;
  readonly total: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** What people call the shown record. */
  readonly name: string;
  /** In the mode `details`; another one for another record. */
  readonly form: RecordFormService | null;
  readonly decisions: readonly ReviewDecision[];
  /** What was decided about the shown record here; null if nothing was. */
  readonly decided: { readonly label: LocalizedText; readonly canUndo: boolean } | null;
  readonly decidedCount: number;
}
