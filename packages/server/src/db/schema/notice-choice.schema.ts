import { pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn } from './columns.ts';

/** Kinds of notices that people do not want; what has no row is wanted. */
export const sysMutedNotice = pgTable(
  'sys_muted_notice',
  { userId: identifierColumn('user_id').notNull(), kind: varchar('kind', { length: 32 }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
