import { pgTable, varchar } from 'drizzle-orm/pg-core';

import { auditColumns, identifierColumn, ownerColumns } from './columns.ts';

/** `sys_category.pid` of a category at the top. */
export const ROOT_CATEGORY = '0';

/** The tree of categories of each tenant. Whether a category has others below is read from the rows themselves. */
export const sysCategory = pgTable('sys_category', {
  id: identifierColumn('id').primaryKey(),
  pid: identifierColumn('pid').notNull().default(ROOT_CATEGORY),
  name: varchar('name', { length: 100 }).notNull(),
  /** A letter and two digits a level (`A01A02`); unique in a tenant. */
  code: varchar('code', { length: 64 }).notNull(),
  ...ownerColumns(),
  ...auditColumns(),
});
