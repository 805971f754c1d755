import { integer, jsonb, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';

import type { ChosenKind, NoticeChannel, QuietHours } from '@evergreen/core/contract';

import { identifierColumn, instant, yesNoFlag } from './columns.ts';

/** Kinds of notices that people do not want; what has no row is wanted. */
export const sysMutedNotice = pgTable(
  'sys_muted_notice',
  { userId: identifierColumn('user_id').notNull(), kind: varchar('kind', { length: 32 }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** How people are told beside the bell; who has no row is told as is usual. */
export const sysNoticeSetting = pgTable('sys_notice_setting', {
  userId: identifierColumn('user_id').primaryKey(),
  channels: jsonb('channels').$type<Readonly<Record<NoticeChannel, readonly ChosenKind[]>>>().notNull(),
  quiet: jsonb('quiet').$type<QuietHours>(),
  pausedUntil: instant('paused_until'),
  digestWeekday: integer('digest_weekday').notNull(),
  digestHour: integer('digest_hour').notNull(),
  isMailed: yesNoFlag('is_mailed').notNull(),
  /** When the last digest was made, or digests were chosen. */
  digestedAt: instant('digested_at').notNull(),
});
