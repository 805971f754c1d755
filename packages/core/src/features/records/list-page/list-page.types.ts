import type { ResourceRow } from '../../../resources/index.ts';
import type { Sorter } from '../../../contract/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';

/** What the list asks for; lives in the address, so that back and reload restore it. */
export interface ListQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sorter: Sorter;
  /** Search parameter → text as typed; no empty ones. */
  readonly search: Readonly<Record<string, string>>;
}

export type ListPageEvent =
  /** What stands in fields of the search form now; the others stay. */
  | { readonly type: 'search.type'; readonly search: Readonly<Record<string, string>> }
  /** The person left the field of a parameter or pressed Enter in it: it is read and checked now. */
  | { readonly type: 'search.leave'; readonly name: string }
  /** Searches by these; refused while one of them cannot be read. */
  | { readonly type: 'search.submit'; readonly search: Readonly<Record<string, string>> }
  | { readonly type: 'search.reset' }
  | { readonly type: 'page.change'; readonly pageNo: number; readonly pageSize: number }
  /** `null` goes back to the resource's default order. */
  | { readonly type: 'sort.change'; readonly sorter: Sorter | null }
  | { readonly type: 'selection.change'; readonly ids: readonly string[] }
  | { readonly type: 'selection.clear' }
  /** Asks before it deletes: the confirmation stands in the facts. */
  | { readonly type: 'row.remove'; readonly id: string }
  | { readonly type: 'selection.remove' }
  | { readonly type: 'removal.confirm' }
  | { readonly type: 'removal.cancel' }
  | { readonly type: 'list.refresh' }
  /** Asks how many rows there are where the server stopped counting; asked of every page until the search changes. */
  | { readonly type: 'total.count' }
  /** A form saved a row: the list is read again, the selection is cleared. */
  | { readonly type: 'row.saved'; readonly id: string; readonly isNew: boolean }
  /** The address was changed from outside (back, forward, a link). */
  | { readonly type: 'address.changed'; readonly query: ListQuery };

export type ListPageEmitted =
  | { readonly type: 'noticed'; readonly notice: Notice }
  /** The address should show this query now. */
  | { readonly type: 'queryChanged'; readonly query: ListQuery };

export type ListStatus = 'loading' | 'loaded' | 'failed' | 'removing';

/** The search form: parameter → what stands in its field, and what is wrong with it. */
export interface SearchFacts {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, LocalizedText>>;
}

export interface ListPageFacts {
  readonly status: ListStatus;
  readonly query: ListQuery;
  readonly search: SearchFacts;
  /** The last rows that were read; kept while loading again and after a failure. */
  readonly rows: readonly ResourceRow[];
  readonly total: number;
  /** There are at least `total` rows: the server stopped counting there. */
  readonly isTotalLowerBound: boolean;
  readonly selection: readonly string[];
  /** Why the last load failed. */
  readonly failure: LocalizedText | null;
  /** The question that is open, 确定要删除这 N 项吗?. */
  readonly confirmation: { readonly ids: readonly string[]; readonly text: LocalizedText } | null;
  readonly permitted: {
    readonly add: PermissionDecision;
    readonly edit: PermissionDecision;
    readonly remove: PermissionDecision;
    readonly removeMany: PermissionDecision;
  };
}
