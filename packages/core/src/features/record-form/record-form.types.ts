import type { AreaRow, AreaValues, FieldValue } from '../../areas/index.ts';
import type { Notice, Text } from '../../kernel/index.ts';

export type RecordFormMode =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'details'; readonly id: string };

export type RecordFormEvent =
  | { readonly type: 'value.change'; readonly key: string; readonly value: FieldValue }
  /** The person left the field: it is checked now. */
  | { readonly type: 'value.leave'; readonly key: string }
  | { readonly type: 'form.submit' }
  /** Closes at once when nothing was typed, else asks. */
  | { readonly type: 'form.cancel' }
  | { readonly type: 'discard.confirm' }
  | { readonly type: 'discard.cancel' }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'load.retry' };

export type RecordFormEmitted =
  | { readonly type: 'noticed'; readonly notice: Notice }
  | { readonly type: 'saved'; readonly row: AreaRow; readonly isNew: boolean }
  | { readonly type: 'closed' };

export type RecordFormStatus = 'loading' | 'failed' | 'editing' | 'confirmingDiscard' | 'saving' | 'closed';

export interface RecordFormFacts {
  readonly status: RecordFormStatus;
  readonly mode: RecordFormMode;
  /** 新增活动, 编辑活动, 活动详情. */
  readonly title: Text;
  readonly values: AreaValues;
  /** The row as the server gave it; null for a new one. */
  readonly row: AreaRow | null;
  /** Field → what is wrong with it. */
  readonly errors: Readonly<Record<string, Text>>;
  readonly isDirty: boolean;
  /** Why loading failed, or why the last save was refused. */
  readonly failure: Text | null;
  /** Something typed earlier and never saved, offered back; epoch milliseconds of its last change. */
  readonly draft: { readonly savedAt: number } | null;
}
