import type { LocalizedText, Notice } from '../../../kernel/index.ts';
import type { RightsLosses } from '../../access/rights-losses/index.ts';
import type { ResourceRow } from '../../../resources/index.ts';

/**
 * `loading`: nothing read yet; `failed`: reading failed, what was read before is kept; `extending`: reading older
 * entries or again; `exporting`: reading everything for a file; `weighing`: asking who loses permissions by going back.
 */
export type RecordHistoryStatus =
  | 'loading'
  | 'failed'
  | 'shown'
  | 'extending'
  | 'exporting'
  | 'weighing'
  | 'asking'
  | 'restoring';

export type RecordHistoryEvent =
  | { readonly type: 'history.retry' }
  /** The row as it is shown now; a newer version is read once nothing is asked or written. */
  | { readonly type: 'row.newer'; readonly row: ResourceRow }
  /** Read older entries; ignored if there are none. */
  | { readonly type: 'history.more' }
  | { readonly type: 'history.export' }
  /** Ask before going back to a version; ignored unless it is restorable. */
  | { readonly type: 'restore.ask'; readonly version: number }
  | { readonly type: 'restore.confirm' }
  | { readonly type: 'restore.cancel' };

export type RecordHistoryEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  | { readonly type: 'history.restored'; readonly row: ResourceRow }
  | { readonly type: 'history.exported'; readonly file: HistoryFile };

/** A table in a file for spreadsheets. */
export interface HistoryFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** One field with what people read for its old and its new value; empty for no value. */
export interface TimelineChange {
  readonly key: string;
  readonly label: LocalizedText;
  readonly before: LocalizedText;
  readonly after: LocalizedText;
}

export interface TimelineEntry {
  readonly version: number;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly at: string;
  /** The real name, or the account where that is not known. */
  readonly by: string;
  readonly action: LocalizedText;
  readonly kind: 'add' | 'change' | 'delete' | 'restore';
  readonly changes: readonly TimelineChange[];
  /** The content was written before there was a history; only who and when are known. */
  readonly isUnlogged: boolean;
  /** The row is as this write left it. */
  readonly isPresent: boolean;
  /** The user may go back to it, and it would change something. */
  readonly isRestorable: boolean;
}

/** A field that keeps its value, and why. */
export interface KeptField {
  readonly key: string;
  readonly label: LocalizedText;
  readonly reason: LocalizedText;
}

/** The confirmation before a row goes back to an earlier version. */
export interface RestoreQuestion {
  readonly version: number;
  readonly title: LocalizedText;
  /** From the present value to that of the version. */
  readonly changes: readonly TimelineChange[];
  readonly kept: readonly KeptField[];
  /** Who loses permissions by it; null where nothing is taken from anybody. */
  readonly losses: RightsLosses | null;
  /** Why the last attempt failed. */
  readonly failure: LocalizedText | null;
}

export interface RecordHistoryFacts {
  readonly status: RecordHistoryStatus;
  /** Newest first. */
  readonly entries: readonly TimelineEntry[];
  readonly hasMore: boolean;
  /** Why reading failed; null unless `failed`. */
  readonly failure: LocalizedText | null;
  /** The confirmation, also shown while the call is pending. */
  readonly question: RestoreQuestion | null;
}
