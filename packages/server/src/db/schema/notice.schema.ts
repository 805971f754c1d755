import { isNull } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** What one person is told of: that something became of their own work. Unread ones of one key are one row that counts. */
export const sysNotice = pgTable(
  'sys_notice',
  {
    id: identifierColumn('id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    userId: identifierColumn('user_id').notNull(),
    /** What happened, as far as it counts as the same. */
    key: varchar('key', { length: 200 }).notNull(),
    count: integer('count').notNull(),
    titleZh: varchar('title_zh', { length: 400 }).notNull(),
    titleEn: varchar('title_en', { length: 400 }).notNull(),
    /** The title of several; `{n}` stands for how many. */
    manyZh: varchar('many_zh', { length: 400 }).notNull(),
    manyEn: varchar('many_en', { length: 400 }).notNull(),
    reason: text('reason'),
    /** Real name of who did it. */
    sender: varchar('sender', { length: 100 }).notNull(),
    /** Path of the record, and of the list for several. */
    link: varchar('link', { length: 300 }).notNull(),
    listLink: varchar('list_link', { length: 300 }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the last one was counted. */
    updatedAt: instant('updated_at').notNull(),
    readAt: instant('read_at'),
  },
  ({ userId, tenantId, key, updatedAt, readAt }) => [
    uniqueIndex('sys_notice_unread').on(userId, tenantId, key).where(isNull(readAt)),
    index('sys_notice_newest').on(userId, tenantId, updatedAt.desc()),
  ],
);
