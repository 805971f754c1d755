import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Resource } from '@evergreen/core/resources';

import { dropLinks } from '../../../db/link-tables.ts';
import { comparable, orderTerms } from '../../../db/statements/list-order.ts';
import type { Database } from '../../../db/index.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { selectedColumns } from './resource-page.ts';
import type { StoredRow, Writer } from './stored-row.types.ts';

/** Deleted together with the row that it belongs to: in no recycle bin, and back with that row. */
const REMOVED_WITH = 2;

/** Rows that belong to other rows, which a field `by` refers to. */
export interface ChildRowQueries {
  /** Those in use, in the order of their resource. */
  findBelow(by: string, owners: readonly string[]): Promise<StoredRow[]>;
  /** Deletes those in use together with their owners. Returns them as they were. */
  removeWith(by: string, owners: readonly string[], writer: Writer): Promise<StoredRow[]>;
  /** Brings back exactly what went together with its owners. Returns it as it is now. */
  reviveWith(by: string, owners: readonly string[], writer: Writer): Promise<StoredRow[]>;
  /** Deletes for good what owners have and had. Returns it as it was. */
  eraseWith(by: string, owners: readonly string[]): Promise<StoredRow[]>;
}

export interface ChildRowAccess {
  readonly orm: Database['orm'];
  readonly resource: Resource;
  readonly inReach: () => Promise<readonly SQL[]>;
  readonly storedRow: (row: Readonly<Record<string, unknown>>) => StoredRow;
}

export function createChildRowQueries({ orm, resource, inReach, storedRow }: ChildRowAccess): ChildRowQueries {
  const table = resourceTable(resource);
  const shown = selectedColumns(resource);
  const { column, order } = resource.defaultSorter;

  /** Rows of these owners, of which the owners are locked. */
  async function rowsBelow(by: string, owners: readonly string[], delFlag?: number): Promise<StoredRow[]> {
    if (owners.length === 0) return [];
    const rows = await orm
      .select(shown)
      .from(table)
      .where(
        and(
          inArray(comparable(resourceColumn(resource, by)), [...owners]),
          delFlag === undefined ? undefined : eq(table.delFlag, delFlag),
          ...(await inReach()),
        ),
      )
      .orderBy(...orderTerms(resourceColumn(resource, column), table.id, order));
    return rows.map(storedRow);
  }

  async function flag(rows: readonly StoredRow[], delFlag: number, { username, now }: Writer): Promise<void> {
    if (rows.length === 0) return;
    await orm
      .update(table)
      .set({ delFlag, updateBy: username, updateTime: now, version: sql`${table.version} + 1` })
      .where(
        inArray(
          table.id,
          rows.map(({ id }) => id),
        ),
      );
  }

  return {
    findBelow: (by, owners) => rowsBelow(by, owners, 0),
    async removeWith(by, owners, writer) {
      const rows = await rowsBelow(by, owners, 0);
      await flag(rows, REMOVED_WITH, writer);
      return rows;
    },
    async reviveWith(by, owners, writer) {
      const rows = await rowsBelow(by, owners, REMOVED_WITH);
      await flag(rows, 0, writer);
      return rows.map((row) => ({ ...row, version: Number(row['version']) + 1 }));
    },
    async eraseWith(by, owners) {
      const rows = await rowsBelow(by, owners);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return rows;
      await dropLinks(orm, resource, ids);
      await orm.delete(table).where(inArray(table.id, ids));
      return rows;
    },
  };
}
