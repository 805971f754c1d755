import { index, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** The files that are stored; what is in them lies in the store of objects, under the row's id. */
export const sysFile = pgTable('sys_file', {
  id: identifierColumn('id').primaryKey(),
  /** By the field `biz`. */
  folder: varchar('folder', { length: 64 }).notNull(),
  /** As the person called it; no file of the server is called so. */
  fileName: varchar('file_name', { length: 255 }).notNull(),
  /** By its ending and what it begins with. */
  mediaType: varchar('media_type', { length: 100 }).notNull(),
  size: integer('size').notNull(),
  /** Of what is in it, in hexadecimal. */
  sha256: varchar('sha256', { length: 64 }).notNull(),
  /** Who sent it, and the tenant that they worked for. */
  userId: identifierColumn('user_id').notNull(),
  tenantId: integer('tenant_id').notNull().default(0),
  createTime: instant('create_time').notNull(),
  /** Of who deleted it; what is in it stays for a while, so that a deletion can be undone. */
  updateBy: varchar('update_by', { length: 64 }),
  updateTime: instant('update_time'),
  version: integer('version').notNull().default(1),
  delFlag: integer('del_flag').notNull().default(0),
});

/** Where stored files are used: a field of a row. Whoever may read the row may read them. */
export const sysFileUse = pgTable(
  'sys_file_use',
  {
    fileId: identifierColumn('file_id').notNull(),
    tenantId: integer('tenant_id').notNull(),
    resource: varchar('resource', { length: 64 }).notNull(),
    rowId: identifierColumn('row_id').notNull(),
    field: varchar('field', { length: 64 }).notNull(),
  },
  ({ fileId, resource, rowId, field }) => [
    primaryKey({ columns: [fileId, resource, rowId, field] }),
    index('sys_file_use_row').on(resource, rowId),
  ],
);
