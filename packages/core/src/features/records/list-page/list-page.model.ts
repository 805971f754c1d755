import type { Resource, ResourceRow } from '../../../resources/index.ts';
import { ENVELOPE_CODE } from '../../../contract/index.ts';
import { failureText } from '../../../http/index.ts';
import { sameText, type Notice, type LocalizedText } from '../../../kernel/index.ts';
import type { ReadRows, RemovalAnswer, RowsAnswer } from './list-page.api.ts';
import { listPageMessages } from './list-page.messages.ts';
import type { ListQuery, SearchFacts } from './list-page.types.ts';
import { defaultListQuery, isSameSearch, keptSearch, lastPage } from './list-query.model.ts';

/** What is to be deleted: one row by its own button, or everything that is selected. */
export interface Removal {
  readonly kind: 'row' | 'selection';
  readonly ids: readonly string[];
}

export interface ListPageState {
  readonly resource: Resource;
  readonly query: ListQuery;
  /** Epoch milliseconds: 今天 and `+3` in a search count from it. */
  readonly now: () => number;
  readonly search: SearchFacts;
  readonly rows: readonly ResourceRow[];
  readonly total: number;
  readonly isTotalLowerBound: boolean;
  /** Every row is counted, however many there are. */
  readonly isTotalExact: boolean;
  /** Kept over paging and sorting, by id; another search clears it, because what is selected must be findable. */
  readonly selection: readonly string[];
  readonly failure: LocalizedText | null;
  /** What the open question is about. */
  readonly removal: Removal | null;
  /** Which kinds of removal the list has a call for. */
  readonly removable: Readonly<Record<Removal['kind'], boolean>>;
}

/** A new search begins at its first page. */
export function searchedQuery(
  resource: Resource,
  query: ListQuery,
  search: Readonly<Record<string, string>>,
): ListQuery {
  return { ...query, pageNo: 1, search: keptSearch(resource, search) };
}

/** Another page size begins at the first page, because the old page number means other rows. */
export function pagedQuery(query: ListQuery, pageNo: number, pageSize: number): ListQuery {
  return { ...query, pageNo: pageSize === query.pageSize ? Math.max(1, pageNo) : 1, pageSize };
}

/** Another order begins at the first page; no order is the resource's own. */
export function sortedQuery(resource: Resource, query: ListQuery, sorter: ListQuery['sorter'] | null): ListQuery {
  return { ...query, pageNo: 1, sorter: sorter ?? defaultListQuery(resource).sorter };
}

/** A new row is looked for on the first page; a changed one stays where it was. */
export function queryAfterSaving(query: ListQuery, isNew: boolean): ListQuery {
  return isNew ? { ...query, pageNo: 1 } : query;
}

/** What follows for the rest of the list when it asks something else: what is selected, and what was asked about the total of a search, goes with the search. */
export function stateUnder(
  state: Pick<ListPageState, 'query' | 'selection' | 'isTotalExact'>,
  next: ListQuery,
): Partial<ListPageState> {
  if (isSameSearch(state.query.search, next.search)) return { query: next };
  return { query: next, selection: [], isTotalExact: false };
}

/** The query to ask instead when the asked page lies beyond the end; undefined when it does not. */
export function queryWithinEnd(query: ListQuery, answer: RowsAnswer): ListQuery | undefined {
  if (!answer.ok || answer.value.result.records.length > 0) return undefined;
  const last = lastPage(answer.value.result.total, query.pageSize);
  return query.pageNo > last ? { ...query, pageNo: last } : undefined;
}

/** What an answer leaves in the list. */
export function shownRows({ records, total, isTotalLowerBound = false }: ReadRows): Partial<ListPageState> {
  return { rows: records, total, isTotalLowerBound, failure: null };
}

/** Code 510 inside the answer of a list is a warning, not a failure. */
export function isWarningAnswer(answer: RowsAnswer): boolean {
  return !answer.ok && answer.error.kind === 'rejected' && answer.error.code === ENVELOPE_CODE.warning;
}

/** What a person is told about a list that was not given; a success needs no words. */
export function loadNotice(answer: RowsAnswer): Notice | null {
  return answer.ok ? null : { level: 'warning', text: failureText(answer.error) };
}

export function rowRemoval(id: string): Removal {
  return { kind: 'row', ids: id === '' ? [] : [id] };
}

export function selectionRemoval({ selection }: Pick<ListPageState, 'selection'>): Removal {
  return { kind: 'selection', ids: selection };
}

/** Why a row or a selection cannot be deleted at all; null when it can be asked about. */
export function removalObstacle(state: Pick<ListPageState, 'removable'>, { kind, ids }: Removal): Notice | null {
  if (ids.length === 0) return { level: 'warning', text: listPageMessages.nothingSelected };
  if (state.removable[kind]) return null;
  return { level: 'warning', text: kind === 'row' ? listPageMessages.noDelete : listPageMessages.noDeleteBatch };
}

/** What was asked about; asking is how a removal begins. */
export function removalAskedAbout({ removal }: Pick<ListPageState, 'removal'>): Removal {
  if (removal === null) throw new Error('Nothing was asked about');
  return removal;
}

/** The list without what was deleted, until it is read again. */
export function withoutRemoved(state: ListPageState): Partial<ListPageState> {
  const ids = new Set(state.removal?.ids ?? []);
  const rows = state.rows.filter((row) => !ids.has(row.id));
  return {
    rows,
    total: Math.max(rows.length, state.total - ids.size),
    selection: state.selection.filter((id) => !ids.has(id)),
    removal: null,
  };
}

/**
 * What a person is told after a removal. Only a refusal is told here: every other failure is told once for the whole
 * interface by the client's reaction to it.
 */
export function removalNotice(answer: RemovalAnswer): Notice | null {
  if (answer.ok) {
    const { message } = answer.value;
    return { level: 'success', text: message === '' ? listPageMessages.removed : sameText(message) };
  }
  return answer.error.kind === 'rejected' ? { level: 'warning', text: failureText(answer.error) } : null;
}
