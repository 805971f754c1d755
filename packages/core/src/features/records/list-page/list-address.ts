import * as v from 'valibot';

import { areaListQuerySchema, sortableColumns, type Area } from '../../../resources/index.ts';
import { LARGEST_OFFSET, PAGE_SIZES, sortOrder, wireInteger, wireText, type Sorter } from '../../../contract/index.ts';
import { queryString } from '../../../http/index.ts';
import type { ListQuery } from './list-page.types.ts';
import { defaultListQuery, isSameSorter, keptSearch, searchNames } from './list-query.model.ts';

const pageNumber = wireInteger(1, LARGEST_OFFSET);
const pageSize = v.pipe(wireInteger(1, 100), v.picklist(PAGE_SIZES));

/**
 * The part of an address that holds a list's query: empty when everything is as it is by default, else
 * `?pageNo=2&column=title&order=asc&status=1` (RFC 3986 percent-encoding).
 */
export function encodeListAddress(query: ListQuery, area: Area): string {
  const usual = defaultListQuery(area);
  return queryString({
    pageNo: query.pageNo === usual.pageNo ? undefined : query.pageNo,
    pageSize: query.pageSize === usual.pageSize ? undefined : query.pageSize,
    ...(isSameSorter(query.sorter, usual.sorter) ? {} : query.sorter),
    ...keptSearch(area, query.search),
  });
}

/** The parameters of an address that say only how the list shows itself. */
export function listAddressParameters(area: Area): string[] {
  return ['pageNo', 'pageSize', 'column', 'order', ...searchNames(area)];
}

/**
 * Reads the part of an address from `?` on, with or without it. Total: what is unknown, ill-formed or out of bounds
 * counts as left out, so any address opens the list.
 */
export function decodeListAddress(search: string, area: Area): ListQuery {
  const usual = defaultListQuery(area);
  const parameters = parametersIn(search);
  return {
    pageNo: read(pageNumber, parameters.get('pageNo')) ?? usual.pageNo,
    pageSize: read(pageSize, parameters.get('pageSize')) ?? usual.pageSize,
    sorter: sorterIn(parameters, area) ?? usual.sorter,
    search: searchIn(parameters, area),
  };
}

function sorterIn(parameters: ReadonlyMap<string, string>, area: Area): Sorter | undefined {
  const column = sortableColumns(area).find((name) => name === parameters.get('column'));
  const order = read(sortOrder, parameters.get('order'));
  return column === undefined || order === undefined ? undefined : { column, order };
}

function searchIn(parameters: ReadonlyMap<string, string>, area: Area): ListQuery['search'] {
  const schema = areaListQuerySchema(area);
  const wellFormed = searchNames(area).flatMap((name) => {
    const value = parameters.get(name);
    // What comes from an address may be no text that the wire takes, even where the field takes any value.
    const isTaken = v.is(wireText(200), value) && v.safeParse(schema, { [name]: value }).success;
    return isTaken ? [[name, value] as const] : [];
  });
  return keptSearch(area, Object.fromEntries(wellFormed));
}

function read<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/** Name → first value; a part that does not decode is left out. `+` is a blank, as forms of the web write it. */
function parametersIn(search: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const part of search.replace(/^\?/u, '').split('&')) {
    const [name = '', ...rest] = part.split('=');
    const decodedName = decoded(name);
    const value = decoded(rest.join('='));
    if (decodedName === undefined || value === undefined || parameters.has(decodedName)) continue;
    parameters.set(decodedName, value);
  }
  return parameters;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
