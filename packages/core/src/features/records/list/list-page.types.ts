import type { Condition, ResourceRow } from '../../../resources/index.ts';
import type { Sorter } from '../../../contract/index.ts';
import type { DateRangePreset } from '../../../format/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';
import type { RightsLosses } from '../../access/rights-losses/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';

/** Query of the list; stored in the URL, so that back and reload restore it. */
export interface ListQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sorter: Sorter;
  /** Search parameter → raw text; without empty ones. */
  readonly search: Readonly<Record<string, string>>;
  /** The advanced query; absent without one. */
  readonly condition?: Condition;
  /** Key of the saved query whose layout the list has; absent while it has the person's own. The server is not told. */
  readonly view?: string;
}

/** Part of opening the list rather than asked for by the person: no step of its own in the history. */
interface Opening {
  readonly isOpening?: boolean;
}

export type ListPageEvent =
  /** Current text of some search fields; the others are unchanged. */
  | { readonly type: 'search.type'; readonly search: Readonly<Record<string, string>> }
  /** A search field lost focus or Enter was pressed: parse and validate it. */
  | { readonly type: 'search.leave'; readonly name: string }
  /** Fill both ends of a range with the days of a preset. */
  | { readonly type: 'search.preset'; readonly key: string; readonly preset: DateRangePreset }
  /** Search with these values; ignored while one is unparseable. */
  | { readonly type: 'search.submit'; readonly search: Readonly<Record<string, string>> }
  | { readonly type: 'search.reset' }
  /** Another advanced query, beside the search; `null` ends it. */
  | (Opening & { readonly type: 'condition.change'; readonly condition: Condition | null })
  /** The list takes the layout of this saved query; null: the person's own. Its rows stay. */
  | (Opening & { readonly type: 'view.change'; readonly view: string | null })
  /** End the search and the advanced query. */
  | { readonly type: 'conditions.clear' }
  | { readonly type: 'page.change'; readonly pageNo: number; readonly pageSize: number }
  /** `null` restores the resource's default order. */
  | (Opening & { readonly type: 'sort.change'; readonly sorter: Sorter | null })
  | { readonly type: 'selection.change'; readonly ids: readonly string[] }
  | { readonly type: 'selection.clear' }
  /** Ask before deleting: the confirmation is part of the facts. */
  | { readonly type: 'row.remove'; readonly id: string }
  | { readonly type: 'selection.remove' }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' }
  | { readonly type: 'list.refresh' }
  /** Show the rows below a row of a tree, or hide them; read them again after a failure. */
  | { readonly type: 'branch.toggle'; readonly id: string }
  /** Show them in any case: a row was added there. */
  | { readonly type: 'branch.open'; readonly id: string }
  /** Find the record before (-1) or after (1) another one; on another page after loading it. */
  | { readonly type: 'neighbour.find'; readonly id: string; readonly direction: -1 | 1 }
  /** Count all rows when the server stopped early; applies to every page until the search changes. */
  | { readonly type: 'total.count' }
  /** A form saved a row: reload the list and clear the selection. */
  | { readonly type: 'row.saved'; readonly id: string; readonly isNew: boolean }
  /** Rows were written by something over the list: an action, an import, the recycle bin, a list under one of its rows. */
  | { readonly type: 'rows.changed' }
  /** Read again because others wrote rows: the list of this query has newer rows, lost some, or has some that it does not show. */
  | {
      readonly type: 'rows.told';
      readonly query: ListQuery;
      readonly rows: readonly ResourceRow[];
      readonly gone: readonly string[];
      readonly fresh: readonly string[];
    }
  /** The URL changed externally (back, forward, a link). */
  | { readonly type: 'address.changed'; readonly query: ListQuery };

export interface RemovedRow {
  readonly id: string;
  readonly version: number;
  /** What a person calls it; empty if it is on another page. */
  readonly name: string;
}

export type ListPageEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /**
   * Rows were deleted and can be brought back: `rows` are as the deletion left them. Raised in place of the notice, so that
   * whoever offers to undo it says so.
   */
  | { readonly type: 'rows.removed'; readonly rows: readonly RemovedRow[]; readonly text: LocalizedText }
  /** Rows were written here, or by something over the list: what shows figures about them is read again. */
  | { readonly type: 'rows.written' }
  /** The record that `neighbour.find` asked for. */
  | { readonly type: 'neighbour.found'; readonly id: string }
  /** The URL should contain this query. */
  | { readonly type: 'query.changed'; readonly query: ListQuery };

/** `weighing`: asking who loses permissions by the deletion that is about to be confirmed. */
export type ListStatus = 'loading' | 'loaded' | 'failed' | 'weighing' | 'removing';

/** The search form: parameter → text and validation error. */
export interface SearchFacts {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, LocalizedText>>;
}

export interface RemovalConfirmation {
  readonly ids: readonly string[];
  /** Names the record, or says how many. */
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  /** Names of the first records on this page, if there are several. */
  readonly names: readonly string[];
  /** Who loses permissions with the records; null where nobody can. */
  readonly losses: RightsLosses | null;
}

/** What others did to the rows of a list since it was read. */
export interface ToldRows {
  /** Rows that were changed in their places, each with the number of its last change. */
  readonly changed: Readonly<Record<string, number>>;
  /** Rows that are shown and are not there any more, or not for this search. */
  readonly gone: readonly string[];
  /** Rows that belong to the list and are not shown. */
  readonly fresh: readonly string[];
}

/** Whether a button is drawn; what the resource does not offer is hidden. */
export type Permitted = Pick<PermissionDecision, 'decision'>;

/** Where a row of a tree stands, and what is known of the rows below it. */
export interface TreePlace {
  /** 1 at the top. */
  readonly level: number;
  readonly hasChildren: boolean;
  readonly status: 'closed' | 'loading' | 'loaded' | 'failed';
  /** Why the rows below could not be read. */
  readonly failure: LocalizedText | null;
}

export interface ListPageFacts {
  readonly status: ListStatus;
  readonly query: ListQuery;
  readonly search: SearchFacts;
  /** The last loaded rows; kept during a reload and after a failure. */
  readonly rows: readonly ResourceRow[];
  /** By row, for the rows of a tree in their places; null for any other list, and for what a search found. */
  readonly tree: Readonly<Record<string, TreePlace>> | null;
  readonly total: number;
  /** `total` is a lower bound: the server stopped counting. */
  readonly isTotalLowerBound: boolean;
  readonly selection: readonly string[];
  /** The row that a form saved last, until the query changes; null if none. */
  readonly savedId: string | null;
  /** What others did to the rows since they were read. */
  readonly told: ToldRows;
  /** Why the last load failed. */
  readonly failure: LocalizedText | null;
  /** The open confirmation, 确定要删除这 N 项吗?. */
  readonly confirmation: RemovalConfirmation | null;
  readonly permitted: {
    readonly add: Permitted;
    readonly edit: Permitted;
    readonly remove: Permitted;
    readonly removeMany: Permitted;
    readonly recycle: Permitted;
    readonly history: Permitted;
    /** Reading the whole of a masked value. */
    readonly reveal: Permitted;
    readonly export: Permitted;
    readonly import: Permitted;
  };
}
