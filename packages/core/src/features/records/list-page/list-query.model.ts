import { columnFields, searchFields, searchKeys, type Resource } from '../../../resources/index.ts';
import { DEFAULT_PAGE_SIZE, type Sorter } from '../../../contract/index.ts';
import type { ListQuery } from './list-page.types.ts';

/** What a list shows before anybody asks for anything: the first page in the resource's own order. */
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

export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  return (
    one.pageNo === other.pageNo &&
    one.pageSize === other.pageSize &&
    isSameSorter(one.sorter, other.sorter) &&
    isSameSearch(one.search, other.search)
  );
}

/** Every parameter that the search form of a resource may send. */
export function searchNames(resource: Resource): string[] {
  return searchFields(resource).flatMap(([key, field]) => searchKeys(key, field));
}

/** Neither an address nor a database takes these, and nobody typed them on purpose. */
const UNSTORABLE = /[\u0000\ud800-\udfff]/gu;

/** A search as it is kept: known parameters in the resource's order, blanks around the words and empty ones left out. */
export function keptSearch(resource: Resource, typed: Readonly<Record<string, string>>): ListQuery['search'] {
  const entries = searchNames(resource).flatMap((name) => {
    const value = Object.hasOwn(typed, name) ? (typed[name] ?? '') : '';
    const kept = value.replace(UNSTORABLE, '').trim();
    return kept === '' ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries);
}

/** The last page that has rows; 1 for an empty list, so that there is always a page. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The parameters of the list call: paging, order, the columns that are drawn (`field`), the search, and whether every row is counted. */
export function listParameters(resource: Resource, query: ListQuery, isTotalExact: boolean) {
  return {
    ...query.search,
    pageNo: query.pageNo,
    pageSize: query.pageSize,
    column: query.sorter.column,
    order: query.sorter.order,
    field: ['id', ...columnFields(resource).map(([key]) => key)].join(','),
    total: isTotalExact ? ('exact' as const) : undefined,
  };
}
