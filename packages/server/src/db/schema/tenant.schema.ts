import { integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { auditColumns, identifierColumn } from './columns.ts';

/** The organisations that share the platform. Clients send the number of the one they work for in the header `tenant-id`. */
export const sysTenant = pgTable('sys_tenant', {
  /** From 1 on: 0 stands for none. */
  id: integer('id').primaryKey(),
  name: varchar('name', { length: 100 }).notNull(),
  /** 1 open, 0 closed. */
  status: integer('status').notNull().default(1),
  ...auditColumns(),
});

export const sysUserTenant = pgTable(
  'sys_user_tenant',
  { userId: identifierColumn('user_id').notNull(), tenantId: integer('tenant_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.tenantId] })],
);
