import { pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { auditColumns, identifierColumn, jsonText } from './columns.ts';

/**
 * Conditions on the rows of a resource that a role may be limited to: the columns that the server's own code reads. The resource
 * `dataRule` declares the table.
 */
export const sysPermissionDataRule = pgTable('sys_permission_data_rule', {
  id: identifierColumn('id').primaryKey(),
  /** Name of the resource. */
  resource: varchar('resource', { length: 64 }).notNull(),
  ruleName: varchar('rule_name', { length: 100 }).notNull(),
  /** A condition as the core binds it, with use `scope`. */
  ruleCondition: jsonText('rule_condition').notNull(),
  /** 0 out of force, 1 in force. */
  status: varchar('status', { length: 64 })
    .notNull()
    .$default(() => '1'),
  ...auditColumns(),
});

/** The rules of a role or of a role inside a department. */
export const sysRoleDataRule = pgTable(
  'sys_role_data_rule',
  { roleId: identifierColumn('role_id').notNull(), ruleId: identifierColumn('rule_id').notNull() },
  (table) => [primaryKey({ columns: [table.roleId, table.ruleId] })],
);
