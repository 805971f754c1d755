import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** The files that are stored; what is in them lies in the folder of files, under the row's id. */
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
  userId: identifierColumn('user_id').notNull(),
  createTime: instant('create_time').notNull(),
});
