import { pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { auditColumns, identifierColumn } from './columns.ts';

/** What a department may hand on to its roles. */
export const sysDepartPermission = pgTable(
  'sys_depart_permission',
  { departId: identifierColumn('depart_id').notNull(), permissionId: identifierColumn('permission_id').notNull() },
  (table) => [primaryKey({ columns: [table.departId, table.permissionId] })],
);

/** A role that exists inside one department. */
export const sysDepartRole = pgTable('sys_depart_role', {
  id: identifierColumn('id').primaryKey(),
  departId: identifierColumn('depart_id').notNull(),
  roleName: varchar('role_name', { length: 100 }).notNull(),
  roleCode: varchar('role_code', { length: 64 }).notNull(),
  description: varchar('description', { length: 255 }),
  ...auditColumns(),
});

/** Counts only as far as the department itself is granted the permission. */
export const sysDepartRolePermission = pgTable(
  'sys_depart_role_permission',
  { roleId: identifierColumn('role_id').notNull(), permissionId: identifierColumn('permission_id').notNull() },
  (table) => [primaryKey({ columns: [table.roleId, table.permissionId] })],
);

export const sysDepartRoleUser = pgTable(
  'sys_depart_role_user',
  { roleId: identifierColumn('role_id').notNull(), userId: identifierColumn('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.roleId, table.userId] })],
);
