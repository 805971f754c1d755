import { isNull } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';

import type { MessageKind } from '@evergreen/core/contract';

import { identifierColumn, instant } from './columns.ts';

/** Notices that belong to no tenant: their person sees them in each. */
export const EVERY_TENANT = -1;

/** What one person is told of. Unread ones of one key are one row that counts. */
export const sysNotice = pgTable(
  'sys_notice',
  {
    id: identifierColumn('id').primaryKey(),
    tenantId: integer('tenant_id').notNull(),
    kind: varchar('kind', { length: 16 }).$type<MessageKind>().notNull().default('result'),
    /** H, M or L. */
    priority: varchar('priority', { length: 1 }).notNull().default('L'),
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
    /** Real name of who did it; empty for the platform. */
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
