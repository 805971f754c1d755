import { integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { auditColumns, identifierColumn, numberCode, yesNoFlag } from './columns.ts';

/** Kinds of permissions: an entry at the top of the menu, one below it, a button of a page. */
export const MENU_TYPE = { root: 0, child: 1, button: 2 } as const;

/** The columns of entries and buttons that the server's own code reads and writes; the resource `permission` declares the table. */
export const sysPermission = pgTable('sys_permission', {
  id: identifierColumn('id').primaryKey(),
  /** Empty at the top of the menu. */
  parentId: identifierColumn('parent_id'),
  name: varchar('name', { length: 100 }).notNull(),
  nameEn: varchar('name_en', { length: 100 }),
  menuType: numberCode('menu_type').notNull(),
  /** Address of a page; it may be an outside address or hold placeholders of the closed table. */
  url: varchar('url', { length: 255 }),
  component: varchar('component', { length: 255 }),
  componentName: varchar('component_name', { length: 100 }),
  redirect: varchar('redirect', { length: 255 }),
  icon: varchar('icon', { length: 200 }),
  sortNo: integer('sort_no')
    .notNull()
    .$default(() => 0),
  isRoute: yesNoFlag('is_route')
    .notNull()
    .$default(() => true),
  keepAlive: yesNoFlag('keep_alive')
    .notNull()
    .$default(() => false),
  hidden: yesNoFlag('hidden')
    .notNull()
    .$default(() => false),
  alwaysShow: yesNoFlag('always_show')
    .notNull()
    .$default(() => false),
  /** true: opens in a new window. */
  internalOrExternal: yesNoFlag('internal_or_external')
    .notNull()
    .$default(() => false),
  /** The code that a button needs: `activity:add`. */
  perms: varchar('perms', { length: 255 }),
  /** 1 shown only when granted, 2 enabled only when granted; empty for entries. */
  permsType: varchar('perms_type', { length: 64 }),
  /** 0 out of service: nobody but the platform administrator has it; 1 in force. */
  status: varchar('status', { length: 64 })
    .notNull()
    .$default(() => '1'),
  description: varchar('description', { length: 255 }),
  ...auditColumns(),
});

/** What the seed wrote of an entry or button; one that differs from it was changed by staff, and one that is missing here is their own. */
export const sysPermissionSeed = pgTable('sys_permission_seed', {
  permissionId: identifierColumn('permission_id').primaryKey(),
  /** SHA-256 over what the seed wrote, in hexadecimal. */
  stateHash: varchar('state_hash', { length: 64 }).notNull(),
});

export const sysRolePermission = pgTable(
  'sys_role_permission',
  { roleId: identifierColumn('role_id').notNull(), permissionId: identifierColumn('permission_id').notNull() },
  (table) => [primaryKey({ columns: [table.roleId, table.permissionId] })],
);
