import { rowName, type Resource, type ResourceRow } from '../../../resources/index.ts';
import { ENVELOPE_CODE } from '../../../contract/index.ts';
import { failureText } from '../../../http/index.ts';
import { sameText, type Notice, type LocalizedText } from '../../../kernel/index.ts';
import type { RightsLosses } from '../../access/rights-losses/index.ts';
import type { ReadRows, RemovalAnswer, RowsAnswer } from './list-page.api.ts';
import { listPageMessages } from './list-page.messages.ts';
import type { ListPageEmitted, ListQuery, RemovedRow, SearchFacts, ToldRows } from './list-page.types.ts';
import type { SoughtNeighbour } from './record-neighbour.model.ts';
import { searchInForce } from './search-reading.model.ts';
import { NOTHING_TOLD } from './told-rows.model.ts';
import { listedRows, type Branches } from './tree-branches.model.ts';
import { defaultListQuery, isSameCondition, isSameSearch, keptSearch, lastPage } from './list-query.model.ts';

/** Pending deletion: one row by its own button, or the selection. */
export interface Removal {
  readonly kind: 'row' | 'selection';
  readonly ids: readonly string[];
}

export interface ListPageState {
  readonly resource: Resource;
  readonly query: ListQuery;
  /** Epoch milliseconds; base of 今天 and `+3` in a search. */
  readonly now: () => number;
  readonly search: SearchFacts;
  readonly rows: readonly ResourceRow[];
  /** Open rows of a tree. */
  readonly branches: Branches;
  readonly total: number;
  readonly isTotalLowerBound: boolean;
  /** Count all rows, however many. */
  readonly isTotalExact: boolean;
  /** Kept by id across pages and sorting; cleared by another search, because selected rows must be findable. */
  readonly selection: readonly string[];
  readonly failure: LocalizedText | null;
  /** On the page that is being loaded. */
  readonly sought: SoughtNeighbour | null;
  /** The row that a form saved last, until the query changes; lit for a moment. */
  readonly savedId: string | null;
  /** What others did since the rows were read. */
  readonly told: ToldRows;
  /** Subject of the open confirmation. */
  readonly removal: Removal | null;
  /** Who loses permissions by the deletion, once the server has told. */
  readonly losses: RightsLosses | null;
  /** Kinds of deletion the list has endpoints for. */
  readonly removable: Readonly<Record<Removal['kind'], boolean>>;
}

/** A new search starts at its first page. */
export function searchedQuery(
  resource: Resource,
  query: ListQuery,
  search: Readonly<Record<string, string>>,
): ListQuery {
  return { ...query, pageNo: 1, search: keptSearch(resource, search) };
}

/** Another page size starts at the first page, because the old page number refers to other rows. */
export function pagedQuery(query: ListQuery, pageNo: number, pageSize: number): ListQuery {
  return { ...query, pageNo: pageSize === query.pageSize ? Math.max(1, pageNo) : 1, pageSize };
}

/** Another order starts at the first page; without one, uses the resource's default. */
export function sortedQuery(resource: Resource, query: ListQuery, sorter: ListQuery['sorter'] | null): ListQuery {
  return { ...query, pageNo: 1, sorter: sorter ?? defaultListQuery(resource).sorter };
}

/** A new row is expected on the first page; a changed one on the current page. */
export function queryAfterSaving(query: ListQuery, isNew: boolean): ListQuery {
  return isNew ? { ...query, pageNo: 1 } : query;
}

/** State after a query change: selection and exact count are reset with another search. */
export function stateUnder(
  state: Pick<ListPageState, 'query' | 'selection' | 'isTotalExact'>,
  next: ListQuery,
): Partial<ListPageState> {
  const { query } = state;
  if (isSameSearch(query.search, next.search) && isSameCondition(query.condition, next.condition))
    return { query: next, savedId: null };
  return { query: next, selection: [], isTotalExact: false, savedId: null };
}

/** The query to load instead when the requested page is beyond the end; undefined otherwise. */
export function queryWithinEnd(query: ListQuery, answer: RowsAnswer): ListQuery | undefined {
  if (!answer.ok || answer.value.result.records.length > 0) return undefined;
  const last = lastPage(answer.value.result.total, query.pageSize);
  return query.pageNo > last ? { ...query, pageNo: last } : undefined;
}

/** State after a successful load. */
export function shownRows({ records, total, isTotalLowerBound = false }: ReadRows): Partial<ListPageState> {
  return { rows: records, total, isTotalLowerBound, failure: null, told: NOTHING_TOLD };
}

/** Code 510 in a list response is a warning, not a failure. */
export function isWarningAnswer(answer: RowsAnswer): boolean {
  return !answer.ok && answer.error.kind === 'rejected' && answer.error.code === ENVELOPE_CODE.warning;
}

/** Notice for a failed load; null on success. */
export function loadNotice(answer: RowsAnswer): Notice | null {
  return answer.ok ? null : { level: 'warning', text: failureText(answer.error) };
}

/** What a list begins with. */
export type ListPageInput = Pick<ListPageState, 'resource' | 'query' | 'now' | 'removable'>;

/** A list before its first page. */
export function openedList(input: ListPageInput): ListPageState {
  return {
    ...input,
    search: searchInForce(input.query),
    rows: [],
    branches: {},
    total: 0,
    isTotalLowerBound: false,
    isTotalExact: false,
    selection: [],
    failure: null,
    sought: null,
    savedId: null,
    told: NOTHING_TOLD,
    removal: null,
    losses: null,
  };
}

export function rowRemoval(id: string): Removal {
  return { kind: 'row', ids: id === '' ? [] : [id] };
}

export function selectionRemoval({ selection }: Pick<ListPageState, 'selection'>): Removal {
  return { kind: 'selection', ids: selection };
}

/** Why a deletion is impossible; null if it can be confirmed. */
export function removalObstacle(state: Pick<ListPageState, 'removable'>, { kind, ids }: Removal): Notice | null {
  if (ids.length === 0) return { level: 'warning', text: listPageMessages.nothingSelected };
  if (state.removable[kind]) return null;
  return { level: 'warning', text: kind === 'row' ? listPageMessages.noDelete : listPageMessages.noDeleteBatch };
}

/** The pending deletion; confirmation precedes every deletion. */
export function removalAskedAbout({ removal }: Pick<ListPageState, 'removal'>): Removal {
  if (removal === null) throw new Error('No deletion is pending');
  return removal;
}

/** What is said after a deletion; rows that can be brought back are named. */
export function removalNews(
  state: Pick<ListPageState, 'resource' | 'rows' | 'branches'>,
  answer: RemovalAnswer,
): ListPageEmitted | null {
  const notice = removalNotice(answer);
  if (notice === null) return null;
  const rows = removedRows(state, answer);
  return rows === null ? { type: 'notice.raised', notice } : { type: 'rows.removed', rows, text: notice.text };
}

/** The deleted rows as they are now; null if the server cannot bring them back. */
function removedRows(
  { resource, ...tree }: Pick<ListPageState, 'resource' | 'rows' | 'branches'>,
  answer: RemovalAnswer,
): readonly RemovedRow[] | null {
  if (!answer.ok || answer.value.result === null) return null;
  const names = new Map(listedRows(tree).map((row) => [row.id, rowName(resource, row)]));
  return answer.value.result.rows.map(({ id, version }) => ({ id, version, name: names.get(id) ?? '' }));
}

/** State without the deleted rows, until the reload. */
export function withoutRemoved(state: ListPageState): Partial<ListPageState> {
  const ids = new Set(state.removal?.ids ?? []);
  const kept = (among: readonly ResourceRow[]) => among.filter((row) => !ids.has(row.id));
  const rows = kept(state.rows);
  return {
    rows,
    branches: Object.fromEntries(
      Object.entries(state.branches).map(([id, branch]) => [id, { ...branch, rows: kept(branch.rows) }]),
    ),
    total: Math.max(rows.length, state.total - (state.rows.length - rows.length)),
    selection: state.selection.filter((id) => !ids.has(id)),
    removal: null,
    losses: null,
  };
}

/**
 * Notice after a deletion. Reports only rejections; the HTTP client reports all other failures once for the
 * application.
 */
export function removalNotice(answer: RemovalAnswer): Notice | null {
  if (answer.ok) {
    const { message } = answer.value;
    return { level: 'success', text: message === '' ? listPageMessages.removed : sameText(message) };
  }
  return answer.error.kind === 'rejected' ? { level: 'warning', text: failureText(answer.error) } : null;
}
