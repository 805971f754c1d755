import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { searchFields, sortableColumns, storageOf, type Resource } from '@evergreen/core/resources';
import type { SortOrder } from '@evergreen/core/contract';

/**
 * A column as lists compare it. Text is compared by its code points: the order is the same on both engines whatever their
 * language settings are, and no update of the system's language data invalidates an index.
 */
export function comparable(column: PgColumn): SQL {
  return column.getSQLType().startsWith('varchar') ? sql`${column} collate "C"` : sql`${column}`;
}

/** The last characters of a column, compared by their code points. */
export function endOf(column: PgColumn, length: number): SQL {
  // Written out: an index on the expression serves no parameter.
  return sql`right(${column}, ${sql.raw(String(length))}) collate "C"`;
}

/**
 * The terms of a list's order: the column, then the id, which makes the order total, so that no row is on two pages or on none.
 * An empty value is smaller than every other value, as in MySQL and SQL Server; so the descending order is exactly the ascending
 * one read backwards, and one index on the ascending terms serves both.
 */
export function orderTerms(column: PgColumn, id: PgColumn, order: SortOrder): readonly [SQL, SQL] {
  return order === 'asc'
    ? [sql`${comparable(column)} nulls first`, comparable(id)]
    : [sql`${comparable(column)} desc nulls last`, sql`${comparable(id)} desc`];
}

/** The columns that have an index on their order: every column that a list sorts by, or searches by an exact value or a range. */
export function orderedColumns(resource: Resource): readonly string[] {
  const searched = searchFields(resource).flatMap(([key, field]) =>
    field.search === 'contains' || storageOf(field) === 'links' ? [] : [key],
  );
  return [...new Set([resource.defaultSorter.column, ...sortableColumns(resource), ...searched])];
}
