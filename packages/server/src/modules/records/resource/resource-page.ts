import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import {
  AUDIT_FIELDS,
  fieldsOfActions,
  isDerived,
  secretFields,
  sourcesOf,
  type Resource,
} from '@evergreen/core/resources';
import { LARGEST_OFFSET, type SortOrder } from '@evergreen/core/contract';

import { linkedIds, linkFields } from '../../../db/link-tables.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { Orm } from '../../../db/database.types.ts';
import { orderTerms } from '../../../db/statements/list-order.ts';

/** Rows that are counted unless the exact total is asked for: the pages within them have a known total or "more than these". */
const COUNTED_ROWS = 10_000;

export interface PageRequest {
  readonly conditions: readonly SQL[];
  /** The same conditions for a plan that reads the rows in the order of the list, where many of them meet them. */
  readonly inOrder: readonly SQL[];
  readonly column: string;
  readonly order: SortOrder;
  readonly offset: number;
  readonly limit: number;
  /** Counts every row that meets the conditions, however many there are. */
  readonly isTotalExact: boolean;
  /** The fields to read beside those that every row is shown and judged by; all of them if left out. */
  readonly fields?: readonly string[] | undefined;
  /** More columns, each an expression over the table. */
  readonly beside?: Readonly<Record<string, SQL>>;
  /** The rows in the recycle bin in place of those in use. */
  readonly isDeleted?: boolean;
}

/**
 * The columns of a row as the repository gives it, by key; secrets are none of them. With `fields`: these and what a row is named and judged by, its
 * states for example, so that a page of a list does not read long texts that nobody sees.
 */
export function selectedColumns(resource: Resource, fields?: readonly string[]): SelectedColumns {
  if (fields !== undefined) return columnsOf(resource, fields);
  const known = allColumns.get(resource) ?? columnsOf(resource);
  allColumns.set(resource, known);
  return known;
}

export type SelectedColumns = Readonly<Record<string, PgColumn | SQL>>;

/** Every call makes several repositories, each of which selects all columns of its resource. */
const allColumns = new WeakMap<Resource, SelectedColumns>();

function columnsOf(resource: Resource, fields?: readonly string[]): SelectedColumns {
  const wanted =
    fields === undefined ? undefined : new Set([...sourcesOf(resource, fields), ...judgedFields(resource)]);
  const secrets = new Set(secretFields(resource));
  const keys = Object.entries(resource.fields).flatMap(([key, field]) =>
    isDerived(field) || secrets.has(key) || (wanted !== undefined && !wanted.has(key)) ? [] : [key],
  );
  const linked = new Set(linkFields(resource));
  return Object.fromEntries(
    ['id', 'version', ...AUDIT_FIELDS, ...keys].map((key) => [
      key,
      linked.has(key) ? linkedIds(resource, key) : resourceColumn(resource, key),
    ]),
  );
}

/** What a row is named by, its states, its pin, the records that its texts lead to, and what its actions depend on. */
function judgedFields(resource: Resource): readonly string[] {
  const states = Object.entries(resource.fields).flatMap(([key, { type }]) => (type === 'state' ? [key] : []));
  const named = Object.values(resource.fields).flatMap((field) =>
    'names' in field && field.names !== undefined ? [field.names.resource, field.names.id] : [],
  );
  return [
    resource.labelField,
    ...states,
    ...named,
    ...(resource.pinnedBy === undefined ? [] : [resource.pinnedBy]),
    ...fieldsOfActions(resource),
  ];
}

/** The rows of a page, in order. The order of its terms is that of an index of the table (list-order.ts), read forwards or backwards. */
export function pageStatement(
  orm: Orm,
  resource: Resource,
  {
    conditions,
    column,
    order,
    offset,
    limit,
    fields,
    beside = {},
    isDeleted = false,
  }: Omit<PageRequest, 'isTotalExact' | 'inOrder'>,
) {
  const table = resourceTable(resource);
  return orm
    .select({ ...selectedColumns(resource, fields), ...beside })
    .from(table)
    .where(and(eq(table.delFlag, Number(isDeleted)), ...conditions))
    .orderBy(...orderTerms(resourceColumn(resource, column), table.id, order))
    .limit(limit)
    .offset(offset);
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** There are at least `total` rows. */
  readonly isTotalLowerBound: boolean;
}

/**
 * One page and how many rows there are. Counting stops after `COUNTED_ROWS`; a page beyond them is read with one row more, which
 * tells whether there is a next one. Where the total is known, a page is read from the end that is nearer, so that the last page
 * costs what the first one costs. Undefined: more than `LARGEST_OFFSET` rows would have to be passed over.
 */
export async function readPage(
  orm: Orm,
  resource: Resource,
  request: PageRequest,
): Promise<Page<Readonly<Record<string, unknown>>> | undefined> {
  const { offset, limit, isTotalExact } = request;
  const frequent = { ...request, conditions: request.inOrder };
  if (isTotalExact) return knownPage(await counted());
  if (offset > LARGEST_OFFSET) return undefined;
  if (offset + limit <= COUNTED_ROWS) {
    const total = await counted(COUNTED_ROWS + 1);
    return total <= COUNTED_ROWS ? knownPage(total) : { rows: await read(frequent), total, isTotalLowerBound: true };
  }
  const rows = await read({ ...frequent, limit: limit + 1 });
  if (rows.length > limit) return { rows: rows.slice(0, limit), total: offset + limit + 1, isTotalLowerBound: true };
  // Beyond the end; the rows before it are at most as many as were just passed over.
  return { rows, total: rows.length > 0 ? offset + rows.length : await counted(), isTotalLowerBound: false };

  async function read(asked: PageRequest) {
    return pageStatement(orm, resource, asked);
  }

  /** How many rows there are, or `most` if there are more. */
  async function counted(most?: number): Promise<number> {
    const table = resourceTable(resource);
    const found = orm
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(and(eq(table.delFlag, Number(request.isDeleted ?? false)), ...request.conditions));
    const [row] = await orm
      .select({ total: count() })
      .from((most === undefined ? found : found.limit(most)).as('found'));
    return row?.total ?? 0;
  }

  async function knownPage(total: number) {
    const size = Math.max(0, Math.min(limit, total - offset));
    const after = total - offset - size;
    if (size === 0) return { rows: [], total, isTotalLowerBound: false };
    if (Math.min(offset, after) > LARGEST_OFFSET) return undefined;
    const asked = total > COUNTED_ROWS ? frequent : request;
    if (offset <= after) return { rows: await read({ ...asked, limit: size }), total, isTotalLowerBound: false };
    const backwards = await read({
      ...asked,
      order: request.order === 'asc' ? 'desc' : 'asc',
      offset: after,
      limit: size,
    });
    return { rows: backwards.toReversed(), total, isTotalLowerBound: false };
  }
}
