import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Orm } from '../database.types.ts';
import { givenRows, type StatementValues } from './insert-rows.ts';

/**
 * Updates rows that all have the same keys, each by its own values, by one statement with one parameter, whatever their number. Expressions are
 * the same for every row.
 */
export async function updateTogether(
  orm: Orm,
  table: PgTable & { readonly id: PgColumn },
  rows: readonly (StatementValues & { readonly id: string })[],
  conditions: readonly SQL[],
): Promise<void> {
  const { columns, source } = givenRows(table, rows);
  const set = columns
    .filter(({ column }) => column !== table.id)
    .map(({ column, value }) => sql`${sql.identifier(column.name)} = ${value}`);
  await orm.execute(
    sql`update ${table} set ${sql.join(set, sql`, `)} from ${source} where ${and(sql`${table.id} = given.id`, ...conditions)}`,
  );
}
