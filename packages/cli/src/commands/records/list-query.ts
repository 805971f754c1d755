import { searchFields, searchKeys, sortableColumns, type Resource } from '@evergreen/core/resources';
import { LARGEST_OFFSET, type Sorter } from '@evergreen/core/contract';
import { queryString } from '@evergreen/core/http';
import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';
import { decodeListAddress, defaultListQuery, type ListQuery } from '@evergreen/core/records/list';

import { listMessages } from './list.messages.ts';

/** Raw option values; parsed by `listQueryFrom`. */
export interface ListOptions {
  readonly page?: string;
  readonly size?: string;
  readonly sort?: string;
  readonly search?: readonly string[];
  readonly columns?: string;
  readonly json?: boolean;
  readonly csv?: boolean;
  /** Every page, from the given one on. */
  readonly all?: boolean;
}

const LARGEST_SIZE = 100;

/** Parse the query options. Unlike the parser of the page URL, invalid values are errors and not ignored. */
export function listQueryFrom(resource: Resource, options: ListOptions): Result<ListQuery, LocalizedText> {
  const usual = defaultListQuery(resource);
  const pageNo = wholeNumber(options.page, usual.pageNo, LARGEST_OFFSET);
  if (pageNo === undefined) return err(listMessages.wrongPage(options.page ?? ''));
  const pageSize = wholeNumber(options.size, options.all === true ? LARGEST_SIZE : usual.pageSize, LARGEST_SIZE);
  if (pageSize === undefined) return err(listMessages.wrongSize(options.size ?? ''));
  const sorter = sorterFrom(resource, options.sort);
  if (!sorter.ok) return sorter;
  const search = searchFrom(resource, options.search ?? []);
  if (!search.ok) return search;
  return ok({ pageNo, pageSize, sorter: sorter.value, search: search.value });
}

function wholeNumber(value: string | undefined, usual: number, largest: number): number | undefined {
  if (value === undefined) return usual;
  const number = /^\d{1,9}$/u.test(value) ? Number(value) : 0;
  return number >= 1 && number <= largest ? number : undefined;
}

function sorterFrom(resource: Resource, value: string | undefined): Result<Sorter, LocalizedText> {
  if (value === undefined) return ok(resource.defaultSorter);
  const columns = sortableColumns(resource);
  const [column = '', order = 'asc', ...rest] = value.split(':');
  if (!columns.includes(column) || rest.length > 0 || (order !== 'asc' && order !== 'desc'))
    return err(listMessages.wrongSort(value, columns.join(', ')));
  return ok({ column, order });
}

function searchFrom(resource: Resource, pairs: readonly string[]): Result<ListQuery['search'], LocalizedText> {
  const names = searchFields(resource).flatMap(([key, field]) => searchKeys(key, field));
  const search: Record<string, string> = {};
  for (const pair of pairs) {
    const middle = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, middle));
    if (!names.includes(name)) return err(listMessages.wrongSearch(pair, names.join(', ')));
    const value = pair.slice(middle + 1).trim();
    if (value === '') continue;
    // The list of the browser reads its address the same way, so both take the same values.
    const taken = decodeListAddress(queryString({ [name]: value }), resource).search[name];
    if (taken === undefined) return err(listMessages.wrongSearchValue(pair));
    search[name] = taken;
  }
  return ok(search);
}
