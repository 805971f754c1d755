import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import { parseJson } from '@evergreen/core/kernel';
import {
  isReference,
  joinedFields,
  referredIds,
  referredResource,
  storageOf,
  tableName,
  type Resource,
} from '@evergreen/core/resources';

import { linkedIds } from '../../../db/link-tables.ts';
import { resourceColumn } from '../../../db/resource-table.ts';
import { selectedColumns } from './resource-page.ts';
import type { ResourceRepository, StoredRow } from './resource.repository.ts';

/** Where a row that was read with its labels and parts has those of a field. No field is called so. */
const labelKey = (key: string) => `${key}:labels`;
const partKey = (key: string) => `${key}:part`;

const labelsByIdentifier = v.record(v.string(), v.string());

/** A column of a resource under the name of its table: inside of a subquery another table is at hand. */
const named = (resource: Resource, key: string) =>
  sql`${sql.identifier(tableName(resource))}.${sql.identifier(resourceColumn(resource, key).name)}`;

/**
 * Columns with the labels of the rows that a row refers to, and with the joined fields, as far as those rows are in reach: read by the statement of
 * the row itself, in place of one more for each field.
 */
export async function referredColumns(
  resource: Resource,
  fields: readonly string[] | undefined,
  repositoryOf: (resource: Resource) => Pick<ResourceRepository, 'labelColumn' | 'partColumn'>,
): Promise<Readonly<Record<string, SQL>>> {
  const columns: Record<string, SQL> = {};
  const selected = selectedColumns(resource, fields);
  for (const [key, { through, field }] of joinedFields(resource)) {
    const reference = resource.fields[through];
    const other = reference?.type === 'reference' ? referredResource(resource, reference.resource) : undefined;
    if (other !== undefined && Object.hasOwn(selected, through))
      columns[partKey(key)] = await repositoryOf(other).partColumn(field, named(resource, through));
  }
  for (const [key, field] of Object.entries(resource.fields)) {
    if (!isReference(field) || !Object.hasOwn(selected, key)) continue;
    const other = referredResource(resource, field.resource);
    if (other === undefined) continue;
    const ids = storageOf(field) === 'links' ? linkedIds(resource, key) : named(resource, key);
    columns[labelKey(key)] = await repositoryOf(other).labelColumn(ids, field.type === 'references');
  }
  return columns;
}

/** The labels of one reference of a row, in the order of its identifiers; undefined where the row was read without them. */
export function readLabels(resource: Resource, key: string, row: StoredRow): readonly string[] | undefined {
  const name = labelKey(key);
  if (!Object.hasOwn(row, name)) return undefined;
  const found = row[name];
  if (typeof found !== 'string') return [];
  if (resource.fields[key]?.type !== 'references') return [found];
  const parsed = parseJson(found);
  const labels = v.safeParse(labelsByIdentifier, parsed.ok ? parsed.value : undefined);
  const byIdentifier = new Map(labels.success ? Object.entries(labels.output) : []);
  return referredIds(row[key]).flatMap((id) => byIdentifier.get(id) ?? []);
}

/** A row with the joined fields that it was read with; undefined where it was read without them. */
export function withReadParts(resource: Resource, row: StoredRow): StoredRow | undefined {
  const joined = joinedFields(resource).filter(([, { through }]) => Object.hasOwn(row, through));
  if (joined.some(([key]) => !Object.hasOwn(row, partKey(key)))) return undefined;
  return { ...row, ...Object.fromEntries(joined.map(([key]) => [key, row[partKey(key)] ?? null])) };
}
