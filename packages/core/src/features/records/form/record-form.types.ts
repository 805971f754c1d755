import type { FormGroup, ResourceRecord, ResourceRow, ResourceValues, FieldValue } from '../../../resources/index.ts';
import type { FormRefused } from '../../../http/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';
import type { PickLock } from '../../access/picker/index.ts';
import type { RightsLosses } from '../../access/rights-losses/index.ts';
import type { ChildRow, ChildRows } from './child-rows/child-rows.types.ts';

export type RecordFormMode =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'details'; readonly id: string };

/** The value of a field to save: the local or the remote one. */
export type ConflictChoice = 'mine' | 'theirs';

/** What keeps the files of a field from being saved. */
export type PendingFiles = 'running' | 'failed';

export type RecordFormEvent =
  /** Dates and numbers as typed; parsed on blur. `text` is the display text of a chosen value. */
  | { readonly type: 'value.change'; readonly key: string; readonly value: FieldValue; readonly text?: string }
  /** The field lost focus or Enter was pressed: parse and validate it. */
  | { readonly type: 'value.leave'; readonly key: string }
  /** The sub-rows of one table as they are now. */
  | { readonly type: 'children.change'; readonly name: string; readonly rows: readonly ChildRow[] }
  /** Files of a field that are in no value yet: sent, or failed and neither sent again nor removed. */
  | { readonly type: 'files.pending'; readonly key: string; readonly pending: PendingFiles | 'none' }
  /** Waits for files that are being sent. */
  | { readonly type: 'form.submit' }
  /** Close immediately without changes, otherwise ask. */
  | { readonly type: 'form.cancel' }
  | { readonly type: 'discard.confirm' }
  | { readonly type: 'discard.cancel' }
  /** Save although people lose permissions by it. */
  | { readonly type: 'losses.confirm' }
  /** Return to the fields, as they were typed. */
  | { readonly type: 'losses.cancel' }
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  | { readonly type: 'load.retry' }
  /** Displayed details are out of date: read them again, and show them meanwhile. */
  | { readonly type: 'row.refresh' }
  | { readonly type: 'conflict.choose'; readonly key: string; readonly choice: ConflictChoice }
  | { readonly type: 'conflict.chooseAll'; readonly choice: ConflictChoice }
  /** Save the row as chosen; ignored while a choice is missing. */
  | { readonly type: 'conflict.save' }
  /** Return to the fields; missing choices are requested by the next save. */
  | { readonly type: 'conflict.edit' }
  /** The row was deleted meanwhile: save the input as a new one. */
  | { readonly type: 'missing.add' }
  /** Close and keep the input as a draft. */
  | { readonly type: 'missing.keep' }
  | { readonly type: 'missing.edit' };

export type RecordFormEmitted =
  | FormRefused<string>
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | { readonly type: 'form.saved'; readonly row: ResourceRow; readonly isNew: boolean }
  | { readonly type: 'form.closed' };

export type RecordFormStatus =
  | 'loading'
  | 'failed'
  | 'editing'
  | 'confirmingDiscard'
  | 'resolving'
  | 'missing'
  | 'confirmingLosses'
  | 'saving'
  | 'closed';

/** Author and time of a remote change; null if the server does not provide them. */
export interface RemoteWriter {
  readonly by: string | null;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string | null;
}

/** A field changed by two users, with both values formatted for display. */
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
  /** The fields that are asked for with these values, under their headings. */
  readonly groups: readonly FormGroup[];
  /** Field → display text of its chosen value, if known. */
  readonly valueTexts: Readonly<Record<string, string>>;
  /** The row as loaded; null for a new one. */
  readonly row: ResourceRecord | null;
  /** Sub-rows by table. A table keeps its reference until the form itself changes it. */
  readonly children: ChildRows;
  /** The sub-rows as they are stored. */
  readonly storedChildren: ChildRows;
  /** Field or table → validation error, or the server's message about its value until the value changes. */
  readonly errors: Readonly<Record<string, LocalizedText>>;
  readonly isDirty: boolean;
  /** Saving waits until every file is uploaded; cancelling leads back to the fields. */
  readonly isAwaitingFiles: boolean;
  /** Fields and tables that must still be filled in or corrected before the form can be saved, in its order. */
  readonly outstanding: readonly string[];
  /** By field: the values that the user may neither give nor take away, all but the open ones. */
  readonly locks: Readonly<Record<string, PickLock>>;
  /** Why loading or the last save failed; null if the errors of the fields say it. */
  readonly failure: LocalizedText | null;
  /** An offered draft; epoch milliseconds of its last change. */
  readonly draft: { readonly savedAt: number } | null;
  /** Conflicting fields while the user chooses. */
  readonly conflict: (RemoteWriter & { readonly fields: readonly ConflictField[]; readonly isSolved: boolean }) | null;
  /** Who loses permissions by the save, while the user is asked about it. */
  readonly losses: RightsLosses | null;
  /** Merged remote changes while the form was open or the draft stored. */
  readonly remoteChanges: (RemoteWriter & { readonly labels: readonly LocalizedText[] }) | null;
}
