import { and, desc, eq, gt, inArray } from 'drizzle-orm';

import type { Database } from '../../../db/index.ts';
import { insertTogether } from '../../../db/statements/insert-rows.ts';
import { sysDataLog } from '../../../db/schema/scoped-tables.ts';

type DataLogRow = typeof sysDataLog.$inferSelect;

/** One row of one resource. */
export interface LoggedRow {
  readonly resource: string;
  readonly rowId: string;
}

/** Who did an action, and not before when (epoch milliseconds). */
export interface ActedWrite {
  readonly tenantId: number;
  readonly username: string;
  readonly action: string;
  readonly since: number;
}

/** What was written to rows, newest first. */
export interface HistoryRepository {
  add(rows: readonly DataLogRow[]): Promise<void>;
  latest(row: LoggedRow, most: number): Promise<DataLogRow[]>;
  /** Entries of one tenant by their own identifiers. */
  byIds(ids: readonly string[], tenantId: number): Promise<DataLogRow[]>;
  /** The newest write of each row by one person since an instant, where an action did it. */
  writtenBy(resource: string, rowIds: readonly string[], by: ActedWrite): Promise<readonly DataLogRow[]>;
  /** Every write after a version. */
  since(row: LoggedRow, version: number): Promise<DataLogRow[]>;
}

export function createHistoryRepository({ orm }: Pick<Database, 'orm'>): HistoryRepository {
  const ofRow = ({ resource, rowId }: LoggedRow) => and(eq(sysDataLog.resource, resource), eq(sysDataLog.rowId, rowId));
  return {
    async add(rows) {
      await insertTogether(orm, sysDataLog, rows);
    },
    latest: async (row, most) =>
      orm.select().from(sysDataLog).where(ofRow(row)).orderBy(desc(sysDataLog.rowVersion)).limit(most),
    byIds: async (ids, tenantId) =>
      orm
        .select()
        .from(sysDataLog)
        .where(and(inArray(sysDataLog.id, [...ids]), eq(sysDataLog.tenantId, tenantId))),
    async writtenBy(resource, rowIds, { tenantId, username, action, since }) {
      const found = await orm
        .select()
        .from(sysDataLog)
        .where(
          and(
            eq(sysDataLog.resource, resource),
            inArray(sysDataLog.rowId, [...rowIds]),
            eq(sysDataLog.tenantId, tenantId),
            eq(sysDataLog.createBy, username),
            eq(sysDataLog.action, action),
            gt(sysDataLog.createTime, since),
          ),
        )
        .orderBy(sysDataLog.rowVersion);
      return [...new Map(found.map((entry) => [entry.rowId, entry])).values()];
    },
    since: async (row, version) =>
      orm
        .select()
        .from(sysDataLog)
        .where(and(ofRow(row), gt(sysDataLog.rowVersion, version)))
        .orderBy(desc(sysDataLog.rowVersion)),
  };
}
