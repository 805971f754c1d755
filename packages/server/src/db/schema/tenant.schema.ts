import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';

import { identifierColumn } from './columns.ts';

/** Who works for which tenant, by its number. Clients send the number of the one they work for in the header `tenant-id`. */
export const sysUserTenant = pgTable(
  'sys_user_tenant',
  { userId: identifierColumn('user_id').notNull(), tenantId: integer('tenant_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.tenantId] })],
);
