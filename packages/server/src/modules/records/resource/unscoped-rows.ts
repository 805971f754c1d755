import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Resource } from '@evergreen/core/resources';

import { resourceColumn, resourceTable, type ResourceDatabaseTable } from '../../../db/resource-table.ts';

/**
 * The table of a resource with the rows of every tenant, deleted ones among them, without data rules: what is read or written by it is
 * for its caller to limit. The boundary rule `rows-are-read-in-a-scope` names who may, and why; all else reads by `reachable`.
 */
export function unscopedRows(resource: Resource): ResourceDatabaseTable {
  return resourceTable(resource);
}

/** The column of a field in `unscopedRows`. Throws for an unknown key (programming error). */
export function unscopedColumn(resource: Resource, key: string): PgColumn {
  return resourceColumn(resource, key);
}
