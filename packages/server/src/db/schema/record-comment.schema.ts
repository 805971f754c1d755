import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** What colleagues said about a record; never changed, and gone with the record for good. */
export const sysRecordComment = pgTable(
  'sys_record_comment',
  {
    id: identifierColumn('id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    /** Name of the resource. */
    resource: varchar('resource', { length: 64 }).notNull(),
    rowId: identifierColumn('row_id').notNull(),
    createTime: instant('at').notNull(),
    /** Username. */
    createBy: varchar('by', { length: 64 }).notNull(),
    text: text('text').notNull(),
  },
  ({ resource, rowId, createTime }) => [index('sys_record_comment_newest').on(resource, rowId, createTime)],
);
