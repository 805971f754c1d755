import type { ResourceRow, ResourceValues, FieldValue } from '../../../resources/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';

export type RecordFormMode =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'details'; readonly id: string };

/** Which of two values of a field is stored: the person's own, or what somebody else stored meanwhile. */
export type ConflictChoice = 'mine' | 'theirs';

export type RecordFormEvent =
  /** Dates and numbers as typed; they are read when the field is left. `text` is what a chosen value reads as. */
  | { readonly type: 'value.change'; readonly key: string; readonly value: FieldValue; readonly text?: string }
  /** The person left the field or pressed Enter in it: it is read and checked now. */
  | { readonly type: 'value.leave'; readonly key: string }
  | { readonly type: 'form.submit' }
  /** Closes at once when nothing was typed, else asks. */
  | { readonly type: 'form.cancel' }
  | { readonly type: 'discard.confirm' }
  | { readonly type: 'discard.cancel' }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'load.retry' }
  | { readonly type: 'conflict.choose'; readonly key: string; readonly choice: ConflictChoice }
  | { readonly type: 'conflict.chooseAll'; readonly choice: ConflictChoice }
  /** Stores the row as chosen; ignored while a field is not chosen. */
  | { readonly type: 'conflict.save' }
  /** Back to the fields; what is not chosen is asked again by the next save. */
  | { readonly type: 'conflict.edit' }
  /** The row was deleted meanwhile: stores what was typed as a new one. */
  | { readonly type: 'missing.add' }
  /** Closes; what was typed stays as a draft. */
  | { readonly type: 'missing.keep' }
  | { readonly type: 'missing.edit' };

export type RecordFormEmitted =
  | { readonly type: 'noticed'; readonly notice: Notice }
  | { readonly type: 'saved'; readonly row: ResourceRow; readonly isNew: boolean }
  | { readonly type: 'closed' };

export type RecordFormStatus =
  | 'loading'
  | 'failed'
  | 'editing'
  | 'confirmingDiscard'
  | 'resolving'
  | 'missing'
  | 'saving'
  | 'closed';

/** Who stored a row and when, as the server says it; null where it does not. */
export interface RemoteWriter {
  readonly by: string | null;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string | null;
}

/** A field that two people changed, with both values as they read. */
export interface ConflictField {
  readonly key: string;
  readonly label: LocalizedText;
  readonly mine: LocalizedText;
  readonly remoteValue: LocalizedText;
  readonly choice: ConflictChoice | null;
}

export interface RecordFormFacts {
  readonly status: RecordFormStatus;
  readonly mode: RecordFormMode;
  /** 新增活动, 编辑活动, 活动详情. */
  readonly title: LocalizedText;
  readonly values: ResourceValues;
  /** Field → what its chosen value reads as, where that is known. */
  readonly valueTexts: Readonly<Record<string, string>>;
  /** The row as the server gave it; null for a new one. */
  readonly row: ResourceRow | null;
  /** Field → what is wrong with it. */
  readonly errors: Readonly<Record<string, LocalizedText>>;
  readonly isDirty: boolean;
  /** Why loading failed, or why the last save was refused. */
  readonly failure: LocalizedText | null;
  /** Something typed earlier and never saved, offered back; epoch milliseconds of its last change. */
  readonly draft: { readonly savedAt: number } | null;
  /** The fields that both changed, while the person chooses. */
  readonly conflict: (RemoteWriter & { readonly fields: readonly ConflictField[]; readonly isSolved: boolean }) | null;
  /** The fields whose values somebody else stored while the form was open or the draft lay, and that were taken over. */
  readonly remoteChanges: (RemoteWriter & { readonly labels: readonly LocalizedText[] }) | null;
}
