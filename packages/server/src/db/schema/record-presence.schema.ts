import { integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** Who edits which record. Rows that were not renewed count no more, and are deleted when somebody reads. */
export const sysRecordPresence = pgTable(
  'sys_record_presence',
  {
    tenantId: integer('tenant_id').notNull(),
    /** Name of the resource. */
    resource: varchar('resource', { length: 64 }).notNull(),
    rowId: identifierColumn('row_id').notNull(),
    userId: identifierColumn('user_id').notNull(),
    startedAt: instant('started_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.resource, table.rowId, table.userId] })],
);
