import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { tableName, type Resource } from '@evergreen/core/resources';

import type { Orm } from '../../../db/database.types.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { RowConditions, Scope } from './row-scope.ts';

/** The rows of a resource that are in use and in a scope: what a statement outside of the engine reads in place of their table. */
export interface ReachableRows {
  /** To select from and to join. It has the name of the table, whose columns are its own. */
  readonly rows: ReturnType<typeof rowsWhere>;
  /** The column of a field. Throws for an unknown key (programming error). */
  readonly column: (key: string) => PgColumn;
}

/** The rows of a resource that are in a scope. */
export type Reachable = (resource: Resource, scope: Scope) => Promise<ReachableRows>;

export function createReachable(orm: Orm, rowConditions: RowConditions): Reachable {
  return async (resource, scope) => ({
    rows: rowsWhere(orm, resource, await rowConditions(resource, scope)),
    column: (key) => resourceColumn(resource, key),
  });
}

function rowsWhere(orm: Orm, resource: Resource, conditions: readonly SQL[]) {
  const table = resourceTable(resource);
  return orm
    .select()
    .from(table)
    .where(and(eq(table.delFlag, 0), ...conditions))
    .as(tableName(resource));
}
