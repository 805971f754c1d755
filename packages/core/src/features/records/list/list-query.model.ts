import {
  APPLIES,
  columnFields,
  formatSuperQuery,
  searchFields,
  searchKeys,
  waitedActions,
  type Condition,
  type Resource,
} from '../../../resources/index.ts';
import { DEFAULT_PAGE_SIZE, type Sorter } from '../../../contract/index.ts';
import type { ListQuery } from './list-page.types.ts';

/** Default query: the first page in the resource's order. */
export function defaultListQuery(resource: Resource): ListQuery {
  return { pageNo: 1, pageSize: DEFAULT_PAGE_SIZE, sorter: resource.defaultSorter, search: {} };
}

export function isSameSorter(one: Sorter, other: Sorter): boolean {
  return one.column === other.column && one.order === other.order;
}

export function isSameSearch(one: ListQuery['search'], other: ListQuery['search']): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

export function isSameCondition(one: Condition | undefined, other: Condition | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Whether all rows are wanted, or only those of a search or an advanced query. */
export function isNarrowed({ search, condition }: Pick<ListQuery, 'search' | 'condition'>): boolean {
  return condition !== undefined || Object.keys(search).length > 0;
}

/** A list, of which only its query counts. */
interface Asked {
  readonly query: ListQuery;
}

/** The query with another advanced query, or without one, at its first page. */
export function withCondition(
  { query: { condition: _condition, ...rest } }: Asked,
  { condition }: { readonly condition: Condition | null },
): ListQuery {
  return { ...rest, pageNo: 1, ...(condition === null ? {} : { condition }) };
}

/** The query with the layout of another saved query, or with the person's own. */
export function withView(
  { query: { view: _view, ...rest } }: Asked,
  { view }: { readonly view: string | null },
): ListQuery {
  return view === null ? rest : { ...rest, view };
}

/** Without search and advanced query. */
export function clearedQuery(asked: Asked): ListQuery {
  return { ...withCondition(asked, { condition: null }), search: {} };
}

export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return (
    one.pageNo === other.pageNo &&
    one.pageSize === other.pageSize &&
    isSameSorter(one.sorter, other.sorter) &&
    isSameSearch(one.search, other.search) &&
    isSameCondition(one.condition, other.condition) &&
    one.view === other.view
  );
}

/** Whether views of a resource hold what waits for somebody. */
export function isWaitedIn({ views = [] }: Pick<Resource, 'views'>): boolean {
  return views.some((view) => waitedActions(view).length > 0);
}

/** All search parameters of a resource. */
export function searchNames(resource: Resource): string[] {
  const names = searchFields(resource).flatMap(([key, field]) => searchKeys(key, field));
  return isWaitedIn(resource) ? [...names, APPLIES] : names;
}

/** Rejected by URLs and databases, and never typed on purpose. */
const UNSTORABLE = /[\u0000\ud800-\udfff]/gu;

/** Canonical search: known parameters in the resource's order, trimmed, without empty ones. */
export function keptSearch(resource: Resource, typed: Readonly<Record<string, string>>): ListQuery['search'] {
  const entries = searchNames(resource).flatMap((name) => {
    const value = Object.hasOwn(typed, name) ? (typed[name] ?? '') : '';
    const kept = value.replace(UNSTORABLE, '').trim();
    return kept === '' ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

/** The last page with rows; 1 for an empty list, so that a page always exists. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The advanced query as the list call takes it: encoded once more than its transport does, as the older family reads it. */
function conditionParameters({ condition }: Pick<ListQuery, 'condition'>) {
  if (condition === undefined) return {};
  const { superQueryParams, superQueryMatchType } = formatSuperQuery(condition);
  return { superQueryParams: encodeURIComponent(superQueryParams), superQueryMatchType };
}

/**
 * Parameters of the list call: paging, order, visible columns (`field`), search, advanced query, and whether to count all
 * rows.
 */
export function listParameters(resource: Resource, query: ListQuery, isTotalExact: boolean) {
  return {
    ...query.search,
    ...conditionParameters(query),
    pageNo: query.pageNo,
    pageSize: query.pageSize,
    column: query.sorter.column,
    order: query.sorter.order,
    field: ['id', ...columnFields(resource).map(([key]) => key)].join(','),
    total: isTotalExact ? ('exact' as const) : undefined,
  };
}

/** Whether a query asks for nothing: no search, no advanced query and no view. */
export function isUnasked({ search, condition, view }: Pick<ListQuery, 'search' | 'condition' | 'view'>): boolean {
  return condition === undefined && view === undefined && Object.keys(search).length === 0;
}
