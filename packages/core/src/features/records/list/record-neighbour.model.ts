import type { ResourceRow } from '../../../resources/index.ts';
import type { ListPageFacts, ListQuery } from './list-page.types.ts';
import { isSameQuery, lastPage } from './list-query.model.ts';

/** The record before (-1) or after (1) another in the order of the list. */
export type NeighbourDirection = -1 | 1;

type Listed = Pick<ListPageFacts, 'query' | 'rows' | 'total' | 'isTotalLowerBound'>;

/** A neighbour on a page that is still to be loaded. */
export interface SoughtNeighbour {
  readonly query: ListQuery;
  readonly direction: NeighbourDirection;
}

export interface RecordPlace {
  /** From 1, over all pages. */
  readonly place: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** Where a record stands in the order of the list; null if it is not on the current page. */
export function recordPlace(list: Listed, id: string): RecordPlace | null {
  const index = list.rows.findIndex((row) => row.id === id);
  if (index === -1) return null;
  const has = (direction: NeighbourDirection) =>
    neighbourHere(list, id, direction) !== undefined || neighbourQuery(list, id, direction) !== undefined;
  const { pageNo, pageSize } = list.query;
  return { place: (pageNo - 1) * pageSize + index + 1, hasPrevious: has(-1), hasNext: has(1) };
}

/** The neighbour of a record on the current page; undefined if there is none. */
export function neighbourHere(
  { rows }: Pick<Listed, 'rows'>,
  id: string,
  direction: NeighbourDirection,
): string | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return index === -1 ? undefined : rows[index + direction]?.id;
}

/** The page to load for the neighbour of the first or last record of the current one; undefined at the ends of the list. */
export function neighbourQuery(list: Listed, id: string, direction: NeighbourDirection): ListQuery | undefined {
  const { query, rows, total, isTotalLowerBound } = list;
  const edge = direction === 1 ? rows.at(-1) : rows[0];
  if (edge?.id !== id) return undefined;
  const pageNo = query.pageNo + direction;
  const isPage = pageNo >= 1 && (pageNo <= lastPage(total, query.pageSize) || isTotalLowerBound);
  return isPage ? { ...query, pageNo } : undefined;
}

/** The record that was sought, in the rows of its page; undefined if the list has moved on meanwhile. */
export function foundNeighbour(
  sought: SoughtNeighbour | null,
  query: ListQuery,
  rows: readonly ResourceRow[],
): string | undefined {
  if (sought === null || !isSameQuery(sought.query, query)) return undefined;
  return (sought.direction === 1 ? rows[0] : rows.at(-1))?.id;
}
