import type { DraftKey, DraftStore } from '../../../drafts/index.ts';
import type { Notice } from '../../../kernel/index.ts';
import type { ResourceRow, ResourceValues } from '../../../resources/index.ts';
import type { ListPageFacts, RecordPlace, RelatedLink } from '../list/index.ts';
import type { RecordActionsFacts } from '../actions/index.ts';
import type { RecordFormMode, RecordFormService } from '../form/index.ts';
import type { PageArrangement } from './page-arrangement.ts';

/** What is shown over the list beside a record. */
export type Overlay =
  | { readonly kind: 'bin' }
  /** What waits for a decision, one record after the other. */
  | { readonly kind: 'review' }
  /** Rows in a table to type in; null for the whole list. */
  | { readonly kind: 'table'; readonly rows: readonly ResourceRow[] | null }
  /** One field of these rows gets one value. */
  | { readonly kind: 'setting'; readonly ids: readonly string[] }
  /** The rows of another resource that refer to one row. */
  | { readonly kind: 'related'; readonly link: RelatedLink; readonly row: ResourceRow };

/** A tree is shown as its names with one row beside them, or as any list; what takes place as a calendar as well. */
export type PageView = 'tree' | 'list' | 'calendar';

export type PageEvent =
  /** Another page was put in front of it, or it is in front again. */
  | { readonly type: 'page.turned'; readonly isShown: boolean }
  /** The list is drawn: what only a drawn list has is opened. */
  | { readonly type: 'list.arrange' }
  /** One record over the list: to add, to change or to read. Takes the place of the one that is open. */
  | {
      readonly type: 'record.open';
      readonly mode: RecordFormMode;
      /** The person came for a draft: it is taken up without being offered again. */
      readonly isResuming?: boolean;
    }
  /** A new record below this one of a tree. */
  | { readonly type: 'record.addBelow'; readonly id: string }
  /** The record before (-1) or after (1) the open one. */
  | { readonly type: 'record.step'; readonly direction: -1 | 1 }
  /** Whether the next save of a new record is followed by an empty form. */
  | { readonly type: 'record.follow'; readonly isFollowed: boolean }
  /** The open record went back to an earlier version: it is read again. */
  | { readonly type: 'record.restored'; readonly id: string }
  /** The record has closed. */
  | { readonly type: 'record.close' }
  /** What was typed and never saved is thrown away. */
  | { readonly type: 'draft.discard'; readonly key: DraftKey }
  | { readonly type: 'view.choose'; readonly view: PageView }
  /** The row that stands beside its tree. */
  | { readonly type: 'row.choose'; readonly id: string }
  | { readonly type: 'overlay.open'; readonly overlay: Overlay }
  /** The person leaves what is over the list; is something in it unsaved, they are asked. */
  | { readonly type: 'overlay.leave'; readonly isUnsaved: boolean }
  | { readonly type: 'overlay.stay' }
  /** The overlay has closed. */
  | { readonly type: 'overlay.close' }
  /** Rows were written by something over the list: the list and those below it are read again. */
  | { readonly type: 'rows.changed' }
  /** The address says this, from `?` on. */
  | { readonly type: 'address.changed'; readonly search: string };

export type PageEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /**
   * The address should say this, from `?` on. `push`: a step of its own in the history; `replace`: a correction, a default query, or a
   * further change of the same press.
   */
  | { readonly type: 'address.changed'; readonly search: string; readonly step: 'push' | 'replace' };

/** The record that is open, with what the list knows of it. */
export interface PageRecord {
  /** Another one for another record, and for the same one when it is read again. */
  readonly key: number;
  readonly mode: RecordFormMode;
  readonly form: RecordFormService;
  /** It stands in the place of another one, without movement. */
  readonly isStep: boolean;
  /** Where it stands in the list; null for a new one, and if the list does not show it. */
  readonly place: RecordPlace | null;
  readonly canEdit: boolean;
  /** What was done to it may be read. */
  readonly hasHistory: boolean;
  /** Masked values may be read whole. */
  readonly canReveal: boolean;
}

export interface PageFacts {
  readonly list: ListPageFacts;
  readonly actions: RecordActionsFacts;
  /** Null until the list is drawn. */
  readonly arrangement: PageArrangement | null;
  readonly record: PageRecord | null;
  readonly overlay: Overlay | null;
  /** Whether the person is asked before they leave the overlay, or has left it. */
  readonly leaving: 'no' | 'asked' | 'closing';
  /** What was typed here and never saved, newest first. */
  readonly drafts: ReturnType<DraftStore['list']>;
  readonly view: PageView;
  /** The row beside the tree; null for the first one. */
  readonly chosen: string | null;
  /** How often a record was closed: what is shown of it elsewhere may have changed. */
  readonly closings: number;
}

/** What a record is opened with. */
export interface ShownRecord {
  readonly mode: RecordFormMode;
  readonly isResuming: boolean;
  readonly isStep: boolean;
  /** First values of a new one. */
  readonly given: ResourceValues;
}
