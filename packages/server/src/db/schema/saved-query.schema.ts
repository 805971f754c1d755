import { boolean, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant, jsonText } from './columns.ts';

/** Queries that accounts keep for lists. A name is there once for a tenant, account and resource. */
export const sysSavedQuery = pgTable('sys_saved_query', {
  id: identifierColumn('id').primaryKey(),
  tenantId: integer('tenant_id').notNull(),
  userId: identifierColumn('user_id').notNull(),
  /** Name of the resource. */
  resource: varchar('resource', { length: 64 }).notNull(),
  title: varchar('title', { length: 50 }).notNull(),
  /** The condition as lists take it on the wire; `[]` for a layout alone. */
  params: text('params').notNull(),
  matchType: varchar('match_type', { length: 3 }).notNull(),
  /** How the list looks under it; empty for a query and nothing else. */
  layout: jsonText('layout'),
  /** Whose holders read it too; empty for nobody. */
  roleId: identifierColumn('role_id'),
  isDefault: boolean('is_default').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
});
