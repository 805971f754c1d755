import { and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import { announcementResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import {
  sysAnnouncementDepart,
  sysAnnouncementRead,
  sysAnnouncementRole,
  sysAnnouncementUser,
  sysMutedNotice,
  sysUserDepart,
  sysUserRole,
} from '../../../db/schema/index.ts';
import { sysDepart, sysUser } from '../../../db/schema/scoped-tables.ts';
import { likeSql } from '../../records/resource/condition-sql.ts';
import { formatPlatformTime } from '../../../platform-time.ts';

/** Who asks, for which tenant and when (epoch milliseconds). */
export interface Recipient {
  readonly userId: string;
  readonly tenantId: number;
  readonly now: number;
}

export interface ReceivedAnnouncement {
  readonly anntId: string;
  readonly titile: string;
  readonly msgCategory: string;
  readonly priority: string;
  readonly msgAbstract: string;
  readonly sender: string | null;
  readonly sendTime: string | null;
  /** Epoch milliseconds. */
  readonly createTime: number;
  readonly openPage: string | null;
  readonly isRead: boolean;
  /** With the text and files, where they were asked for. */
  readonly msgContent?: string | null;
  readonly files?: string | null;
}

export interface OwnAnnouncementRepository {
  /** Newest first. Of those that are not read, only the kinds that the recipient wants. */
  page(
    recipient: Recipient,
    asked: {
      readonly words?: string;
      readonly isRead?: boolean;
      readonly category?: string;
      /** With their texts and files. */
      readonly isWhole?: boolean;
      readonly limit: number;
      readonly offset: number;
    },
  ): Promise<{ readonly rows: ReceivedAnnouncement[]; readonly total: number }>;
  /** With its text and files; undefined for what the recipient does not receive. */
  find(recipient: Recipient, id: string): Promise<ReceivedAnnouncement | undefined>;
  markRead(recipient: Recipient, id: string): Promise<void>;
  markAllRead(recipient: Recipient): Promise<void>;
}

const table = resourceTable(announcementResource);
const column = (key: keyof typeof announcementResource.fields) => resourceColumn(announcementResource, key);
const text = (key: keyof typeof announcementResource.fields) => sql<string>`${column(key)}`;
const createTime = resourceColumn(announcementResource, 'createTime');
const optional = (key: keyof typeof announcementResource.fields) => sql<string | null>`${column(key)}`;

/** Announcements in force whose audience the recipient belongs to: all, chosen people, roles, or departments with all below them. */
function isReceived({ userId, tenantId, now }: Recipient): SQL | undefined {
  const moment = sql`${formatPlatformTime(now)}::timestamp`;
  const above = sql`above`;
  return and(
    eq(table.delFlag, 0),
    eq(resourceColumn(announcementResource, 'tenantId'), tenantId),
    eq(column('sendStatus'), '1'),
    sql`(${column('startTime')} is null or ${column('startTime')} <= ${moment})`,
    sql`(${column('endTime')} is null or ${column('endTime')} >= ${moment})`,
    sql`case ${column('msgType')}
      when 'ALL' then true
      when 'USER' then exists (select 1 from ${sysAnnouncementUser}
        where ${sysAnnouncementUser.announcementId} = ${table.id} and ${sysAnnouncementUser.userId} = ${userId})
      when 'ROLE' then exists (select 1 from ${sysAnnouncementRole}
        join ${sysUserRole} on ${sysUserRole.roleId} = ${sysAnnouncementRole.roleId} and ${sysUserRole.userId} = ${userId}
        where ${sysAnnouncementRole.announcementId} = ${table.id})
      when 'DEPART' then exists (select 1 from ${sysAnnouncementDepart}
        join ${sysDepart} ${above} on ${above}.id = ${sysAnnouncementDepart.departId}
        join ${sysUserDepart} on ${sysUserDepart.userId} = ${userId}
        join ${sysDepart} on ${sysDepart.id} = ${sysUserDepart.departId} and starts_with(${sysDepart.orgCode}, ${above}.org_code)
        where ${sysAnnouncementDepart.announcementId} = ${table.id})
      else false end`,
  );
}

/** Whether the recipient wants to hear of announcements of this kind. */
function isWanted(userId: string): SQL {
  return sql`not exists (select 1 from ${sysMutedNotice} where ${sysMutedNotice.userId} = ${userId}
    and ${sysMutedNotice.kind} = case ${column('msgCategory')} when '2' then 'systemMessage' else 'announcement' end)`;
}

export function createOwnAnnouncementRepository({ orm }: Pick<Database, 'orm'>): OwnAnnouncementRepository {
  const shown = {
    anntId: table.id,
    titile: text('titile'),
    msgCategory: text('msgCategory'),
    priority: text('priority'),
    msgAbstract: text('msgAbstract'),
    sender: sysUser.realname,
    sendTime: optional('sendTime'),
    createTime: sql<number>`${createTime}`.mapWith((moment: string) => Number(createTime.mapFromDriverValue(moment))),
    openPage: optional('openPage'),
    readAt: sysAnnouncementRead.readAt,
  };
  const content = { msgContent: optional('msgContent'), files: optional('files') };
  const isOwnRead = (userId: string) =>
    and(eq(sysAnnouncementRead.announcementId, table.id), eq(sysAnnouncementRead.userId, userId));
  const isSender = sql`${sysUser.username} = ${column('sender')} and ${sysUser.delFlag} = 0`;

  return {
    async page(recipient, { words = '', isRead, category, isWhole = false, limit, offset }) {
      const conditions = and(
        isReceived(recipient),
        words === '' ? undefined : likeSql({ column: column('titile') }, words, 'anywhere'),
        category === undefined ? undefined : eq(column('msgCategory'), category),
        isRead === undefined
          ? undefined
          : isRead
            ? isNotNull(sysAnnouncementRead.userId)
            : and(isNull(sysAnnouncementRead.userId), isWanted(recipient.userId)),
      );
      const rows = await orm
        .select({ ...shown, ...(isWhole ? content : {}) })
        .from(table)
        .leftJoin(sysAnnouncementRead, isOwnRead(recipient.userId))
        .leftJoin(sysUser, isSender)
        .where(conditions)
        .orderBy(sql`${column('sendTime')} desc nulls last`, desc(table.id))
        .limit(limit)
        .offset(offset);
      const [counted] = await orm
        .select({ total: sql<number>`count(*)::integer` })
        .from(table)
        .leftJoin(sysAnnouncementRead, isOwnRead(recipient.userId))
        .where(conditions);
      return {
        rows: rows.map(({ readAt, ...row }) => ({ ...row, isRead: readAt !== null })),
        total: counted?.total ?? 0,
      };
    },
    async find(recipient, id) {
      const [row] = await orm
        .select({ ...shown, ...content })
        .from(table)
        .leftJoin(sysAnnouncementRead, isOwnRead(recipient.userId))
        .leftJoin(sysUser, isSender)
        .where(and(eq(table.id, id), isReceived(recipient)));
      if (row === undefined) return undefined;
      const { readAt, ...rest } = row;
      return { ...rest, isRead: readAt !== null };
    },
    async markRead({ userId, now }, id) {
      await orm.insert(sysAnnouncementRead).values({ announcementId: id, userId, readAt: now }).onConflictDoNothing();
    },
    async markAllRead(recipient) {
      await orm.execute(sql`insert into ${sysAnnouncementRead} (announcement_id, user_id, read_at)
        select ${table.id}, ${recipient.userId}, ${new Date(recipient.now).toISOString()}::timestamptz from ${table}
        where ${isReceived(recipient)} on conflict do nothing`);
    },
  };
}
