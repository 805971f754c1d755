import type { NoticeChoice, NoticeKind } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';

export type NoticeChoiceStatus = 'loading' | 'failed' | 'ready' | 'saving';

export type NoticeChoiceEvent =
  /** Read again after a failure. */
  | { readonly type: 'choice.refresh' }
  /** Saved at once. Ignored while another change is saved. */
  | { readonly type: 'choice.change'; readonly kind: NoticeKind; readonly isWanted: boolean }
  /** Send the change again that was not saved. */
  | { readonly type: 'choice.retry' }
  /** Back to what was saved before the last change. */
  | { readonly type: 'choice.undo' };

export interface NoticeChoiceFacts {
  readonly status: NoticeChoiceStatus;
  /** What is saved, or being saved; null until it was read. */
  readonly choice: NoticeChoice | null;
  /** Why it was not read or not saved. */
  readonly failure: LocalizedText | null;
  readonly canRetry: boolean;
  readonly canUndo: boolean;
}
