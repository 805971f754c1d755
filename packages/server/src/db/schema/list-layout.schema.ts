import { pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant, jsonText } from './columns.ts';

/** How accounts arranged lists: one row for an account and list. */
export const sysListLayout = pgTable(
  'sys_list_layout',
  {
    userId: identifierColumn('user_id').notNull(),
    /** Name of the list; `*` for what holds for all of them. */
    list: varchar('list', { length: 64 }).notNull(),
    /** All columns in order; empty for the described ones. */
    columns: jsonText('columns'),
    /** Height of the rows; empty for the standard. */
    density: varchar('density', { length: 16 }),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
);
