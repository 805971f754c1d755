import { pgTable, primaryKey } from 'drizzle-orm/pg-core';

import { identifierColumn, instant } from './columns.ts';

/** Who an announcement is for; the announcements are rows of a resource. */
export const sysAnnouncementUser = pgTable(
  'sys_announcement_user',
  { announcementId: identifierColumn('announcement_id').notNull(), userId: identifierColumn('user_id').notNull() },
  (table) => [primaryKey({ columns: [table.announcementId, table.userId] })],
);

export const sysAnnouncementDepart = pgTable(
  'sys_announcement_depart',
  { announcementId: identifierColumn('announcement_id').notNull(), departId: identifierColumn('depart_id').notNull() },
  (table) => [primaryKey({ columns: [table.announcementId, table.departId] })],
);

export const sysAnnouncementRole = pgTable(
  'sys_announcement_role',
  { announcementId: identifierColumn('announcement_id').notNull(), roleId: identifierColumn('role_id').notNull() },
  (table) => [primaryKey({ columns: [table.announcementId, table.roleId] })],
);

/** Who has opened an announcement, and when first. */
export const sysAnnouncementRead = pgTable(
  'sys_announcement_read',
  {
    userId: identifierColumn('user_id').notNull(),
    announcementId: identifierColumn('announcement_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.announcementId] })],
);
