import { pgTable, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** Which store of files belongs to this database: one row. */
export const sysFileStore = pgTable('sys_file_store', {
  /** The same for every row, so that there is one. */
  id: varchar('id', { length: 8 }).primaryKey(),
  /** What the store says of itself. */
  identity: identifierColumn('identity').notNull(),
  changedAt: instant('changed_at').notNull(),
});
