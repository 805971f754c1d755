import {
  AUDIT_FIELDS,
  auditFieldLabels,
  columnFields,
  dictionaryOf,
  dictionaryTextKey,
  permissionCode,
  isReference,
  referredResource,
  resourceListQuerySchema,
  searchFields,
  searchKeys,
  sortableColumns,
  storageOf,
  visibleResource,
  type Field,
  type Resource,
  type ResourceRow,
} from '@evergreen/core/resources';
import { wireText, type ReportRow, type Schema } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';
import * as v from 'valibot';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';
import type { ReportColumnSource, ReportQuerySource, ReportRequest, ReportSource } from './report-source.types.ts';

/** Rows that stand in lists by themselves: no logs, and no trees, whose lists hold their top only. */
export function hasReport({ kind, tree }: Resource): boolean {
  return kind !== 'appendOnly' && tree === undefined;
}

/** The list of a resource as a report: its permission, row scope, masks, columns and search fields, without the guarded ones. */
export function resourceReport(
  described: Resource,
  serviceOf: (resource: Resource, call: SignedInCall) => Pick<ResourceService, 'list'>,
): ReportSource {
  // A report is the same for everybody who may read it.
  const resource = visibleResource(described, () => false);
  const columns = reportColumns(resource);
  const listQuery = resourceListQuerySchema(resource);
  const keys = ['id', ...columns.flatMap(({ key }) => [fieldOf(key), key])];
  return {
    code: resource.name,
    title: resource.title,
    permissions: [permissionCode(resource, 'list')],
    columns,
    queryItems: queryItems(resource),
    parameters: Object.fromEntries(
      searchFields(resource).flatMap(([key, { search }]) =>
        search === 'equals' ? [[key, entryOf(listQuery.entries, key)] as const] : [],
      ),
    ),
    async read({ pageNo, pageSize, sorter, query, parameters }, call) {
      if (contradicts(query, parameters)) return ok({ result: { records: [], total: 0 } });
      const listed = v.parse(listQuery, { pageNo, pageSize, ...query, ...parameters, total: 'exact' });
      const fields = columns.map(({ key }) => fieldOf(key)).filter((key) => Object.hasOwn(resource.fields, key));
      const answer = await serviceOf(described, call).list(
        { ...listed, ...(sorter ?? resource.defaultSorter), field: fields.join(',') },
        call,
      );
      if (!answer.ok) return answer;
      const { records, total } = answer.value.result;
      return ok({ result: { records: records.map((row) => picked(row, keys)), total } });
    },
  };
}

/** A field that a parameter fixes to one value and the query to another: nothing is both. */
function contradicts(query: ReportRequest['query'], parameters: ReportRequest['parameters']): boolean {
  return Object.entries(parameters).some(([key, value]) => Object.hasOwn(query, key) && query[key] !== value);
}

/** The code dictionary of yes and no. */
const YES_NO = 'yes_no';
const TEXT_KEY = dictionaryTextKey('');

/** The field that a column is about. */
function fieldOf(key: string): string {
  return key.endsWith(TEXT_KEY) ? key.slice(0, -TEXT_KEY.length) : key;
}

function picked(row: ResourceRow, keys: readonly string[]): ReportRow {
  return Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
}

function reportColumns(resource: Resource): readonly ReportColumnSource[] {
  const sortable = sortableColumns(resource);
  const fields = new Map(columnFields(resource));
  return (resource.columns ?? [...fields.keys()]).flatMap((key): readonly ReportColumnSource[] => {
    const audit = AUDIT_FIELDS.find((field) => field === key);
    if (audit !== undefined)
      return [{ key, title: auditFieldLabels[audit], width: 180, isSortable: sortable.includes(key) }];
    const field = fields.get(key);
    if (field === undefined || storageOf(field) === 'files') return [];
    return [{ ...columnOf(key, field), ...(sortable.includes(key) ? { isSortable: true } : {}) }];
  });
}

function columnOf(key: string, field: Field): ReportColumnSource {
  const { label, column } = field;
  const base = {
    title: label,
    ...(column === false || column?.width === undefined ? {} : { width: column.width }),
  };
  const dictionary = dictionaryOf(field);
  if (dictionary !== undefined) return { ...base, key, dictionary };
  if (['reference', 'region', 'yesNo', 'computed'].includes(field.type))
    return { ...base, key: dictionaryTextKey(key) };
  return ['integer', 'decimal'].includes(storageOf(field)) ? { ...base, key, align: 'right' } : { ...base, key };
}

/** The schema of a parameter of the list; the entries are those of the search fields. */
function entryOf(entries: Readonly<Record<string, Schema>>, key: string): Schema {
  return entries[key] ?? wireText(200);
}

function queryItems(resource: Resource): readonly ReportQuerySource[] {
  const { entries } = resourceListQuerySchema(resource);
  return searchFields(resource).flatMap(([key, field]): readonly ReportQuerySource[] => {
    const [name = key] = searchKeys(key, field);
    const item = { field: key, label: field.label, schema: entryOf(entries, name) };
    const dictionary = field.type === 'yesNo' ? YES_NO : dictionaryOf(field);
    if (dictionary !== undefined) return [{ ...item, view: 'list', dictionary }];
    if (isReference(field))
      return referredResource(resource, field.resource)?.lookup === 'nobody'
        ? []
        : [{ ...item, view: 'sel_search', lookup: field.resource }];
    // Codes of regions are nothing to type; a parameter may fix them.
    if (field.type === 'region') return [];
    const isRange = field.search === 'range';
    switch (storageOf(field)) {
      case 'date':
        return [{ ...item, view: 'date', isRange }];
      case 'dateTime':
        return [{ ...item, view: 'datetime', isRange }];
      case 'integer':
      case 'decimal':
        return [{ ...item, view: 'number', isRange }];
      default:
        return [{ ...item, view: 'text' }];
    }
  });
}
