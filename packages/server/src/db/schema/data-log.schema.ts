import { integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** The value before and after, by field. */
export type StoredChanges = Readonly<Record<string, readonly [string | number | null, string | number | null]>>;

/** What was written to the rows of every resource: one row per written row, never changed. */
export const sysDataLog = pgTable('sys_data_log', {
  id: identifierColumn('id').primaryKey(),
  tenantId: integer('tenant_id').notNull().default(0),
  /** Name of the resource. */
  resource: varchar('resource', { length: 64 }).notNull(),
  rowId: identifierColumn('row_id').notNull(),
  /** The version of the row that this write made. */
  rowVersion: integer('version').notNull(),
  createTime: instant('at').notNull(),
  /** Username. */
  createBy: varchar('by', { length: 64 }).notNull(),
  /** `add`, `edit`, `delete`, `restore`, or an action of the resource. */
  action: varchar('action', { length: 64 }).notNull(),
  /** What it follows from; of a restore the version that the row went back to. */
  cause: varchar('cause', { length: 200 }),
  /** What named the row to people then. */
  rowLabel: varchar('row_label', { length: 200 }).notNull().default(''),
  changes: jsonb('changes').$type<StoredChanges>().notNull(),
});
