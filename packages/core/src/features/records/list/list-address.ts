import * as v from 'valibot';

import {
  formatSuperQuery,
  hasPrivateOperand,
  isPrivateField,
  MATCH_TYPES,
  parseSuperQuery,
  resourceEntry,
  resourceListQuerySchema,
  sortableColumns,
  type Condition,
  type Field,
  type Resource,
  type ResourceRow,
} from '../../../resources/index.ts';
import {
  identifier,
  DEFAULT_PAGE_SIZE,
  LARGEST_OFFSET,
  LONGEST_QUERY_NAME,
  PAGE_SIZES,
  sortOrder,
  wireInteger,
  wireText,
  type Sorter,
} from '../../../contract/index.ts';
import { queryString } from '../../../http/index.ts';
import type { ListQuery } from './list-page.types.ts';
import { defaultListQuery, isSameSorter, keptSearch, searchNames } from './list-query.model.ts';

const pageNumber = wireInteger(1, LARGEST_OFFSET);
/** An identifier of the server, or the title of a query of this device, in UTF-16 units. */
const viewKey = v.pipe(wireText(2 * LONGEST_QUERY_NAME), v.minLength(1));
const pageSize = v.pipe(wireInteger(1, 100), v.picklist(PAGE_SIZES));

/**
 * Encode a list query as a URL query: empty for defaults, else `?pageNo=2&column=title&order=asc&status=1` (RFC 3986
 * percent-encoding).
 */
export function encodeListAddress(query: ListQuery, resource: Resource): string {
  const usual = defaultListQuery(resource);
  return queryString({
    pageNo: query.pageNo === usual.pageNo ? undefined : query.pageNo,
    pageSize: query.pageSize === usual.pageSize ? undefined : query.pageSize,
    ...(isSameSorter(query.sorter, usual.sorter) ? {} : query.sorter),
    ...Object.fromEntries(
      Object.entries(keptSearch(resource, query.search)).filter(
        ([name]) => !isPrivateField(fieldOfParameter(resource, name)),
      ),
    ),
    ...(query.condition === undefined || hasPrivateOperand(resource, query.condition)
      ? {}
      : formatSuperQuery(query.condition)),
    view: query.view,
  });
}

/** The field that a search parameter compares; of a range, the one of both its ends. */
function fieldOfParameter({ fields }: Resource, name: string): Field | undefined {
  return fields[name] ?? fields[name.replace(/_(?:begin|end)$/u, '')];
}

/** What an address says, with what it may not hold as the list has it. */
export function withMaskedSearch(resource: Resource, addressed: ListQuery, present: ListQuery): ListQuery {
  const { condition } = present;
  const isKept = condition !== undefined && hasPrivateOperand(resource, condition);
  const whole = isKept && addressed.condition === undefined ? { ...addressed, condition } : addressed;
  const kept = Object.entries(present.search).filter(([name]) => isPrivateField(fieldOfParameter(resource, name)));
  if (kept.length === 0) return whole;
  return { ...whole, search: keptSearch(resource, { ...whole.search, ...Object.fromEntries(kept) }) };
}

/** The address of the record that a text of a row names; null for a text that names none, and for a record without a page. */
export function namedRecordAddress(field: Field, row: ResourceRow): string | null {
  if ((field.type !== 'text' && field.type !== 'multilineText') || field.names === undefined) return null;
  const [name, id] = [row[field.names.resource], row[field.names.id]];
  const resource = typeof name === 'string' ? resourceEntry(name) : undefined;
  return resource === undefined || typeof id !== 'string' || id === '' ? null : recordAddress(resource, id);
}

const RECORD_PARAMETER = 'record';

/** The address that opens one record over its list: `/isps/activity?record=<id>`. */
export function recordAddress(resource: Pick<Resource, 'path'>, id: string): string {
  return resource.path + queryString({ [RECORD_PARAMETER]: id });
}

/** The record that an address opens; null if it opens the list alone. */
export function recordInAddress(search: string): string | null {
  return read(identifier, parametersIn(search).get(RECORD_PARAMETER)) ?? null;
}

/** The same address without its record: what remains when the record is closed. Other parameters are unchanged. */
export function withoutRecord(search: string): string {
  const kept = search
    .replace(/^\?/u, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== RECORD_PARAMETER);
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/**
 * Parse the URL part from `?` on, with or without it. Total: unknown, malformed or out-of-range values are dropped, so
 * any URL opens the list.
 * @param usualPageSize page size of a URL that names none
 */
export function decodeListAddress(
  search: string,
  resource: Resource,
  usualPageSize: number = DEFAULT_PAGE_SIZE,
): ListQuery {
  const usual = { ...defaultListQuery(resource), pageSize: usualPageSize };
  const parameters = parametersIn(search);
  return {
    pageNo: read(pageNumber, parameters.get('pageNo')) ?? usual.pageNo,
    pageSize: read(pageSize, parameters.get('pageSize')) ?? usual.pageSize,
    sorter: sorterIn(parameters, resource) ?? usual.sorter,
    search: searchIn(parameters, resource),
    ...conditionIn(parameters),
    ...viewIn(parameters),
  };
}

function sorterIn(parameters: ReadonlyMap<string, string>, resource: Resource): Sorter | undefined {
  const column = sortableColumns(resource).find((name) => name === parameters.get('column'));
  const order = read(sortOrder, parameters.get('order'));
  return column === undefined || order === undefined ? undefined : { column, order };
}

function searchIn(parameters: ReadonlyMap<string, string>, resource: Resource): ListQuery['search'] {
  const schema = resourceListQuerySchema(resource);
  const wellFormed = searchNames(resource).flatMap((name) => {
    const value = parameters.get(name);
    // A URL may contain text that the wire rejects, even if the field accepts any value.
    const isTaken = v.is(wireText(200), value) && v.safeParse(schema, { [name]: value }).success;
    return isTaken ? [[name, value] as const] : [];
  });
  return keptSearch(resource, Object.fromEntries(wellFormed));
}

/** Unknown fields stay: the server says which, where a link without its condition would show all rows. */
function conditionIn(parameters: ReadonlyMap<string, string>): { readonly condition?: Condition } {
  const params = parameters.get('superQueryParams');
  if (params === undefined) return {};
  const parsed = parseSuperQuery(params, read(v.picklist(MATCH_TYPES), parameters.get('superQueryMatchType')));
  return parsed.ok && parsed.value !== null ? { condition: parsed.value } : {};
}

/** Unknown views stay until the saved queries are known. */
function viewIn(parameters: ReadonlyMap<string, string>): { readonly view?: string } {
  const view = read(viewKey, parameters.get('view'));
  return view === undefined ? {} : { view };
}

function read<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/** Name → first value; undecodable parts are dropped. `+` is a space, as in HTML forms. */
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
