import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';

import type { MessageKind, NoticeKind } from '@evergreen/core/contract';
import { PLATFORM_OFFSET_MINUTES, type Locale } from '@evergreen/core/kernel';
import { announcementResource } from '@evergreen/core/resources';

import type { Database } from '../../../db/index.ts';
import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
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
import { likeSql } from '../../records/resource/conditions/condition-sql.ts';
import { formatPlatformTime } from '../../../platform-time.ts';

/** Who asks, for which tenant and when (epoch milliseconds). */
export interface Recipient {
  readonly userId: string;
  readonly tenantId: number;
  readonly now: number;
  readonly locale: Locale;
}

export interface ReceivedAnnouncement {
  readonly anntId: string;
  readonly titile: string;
  readonly msgCategory: string;
  readonly kind: MessageKind;
  readonly priority: string;
  readonly msgAbstract: string;
  readonly sender: string | null;
  readonly sendTime: string | null;
  /** Epoch milliseconds. */
  readonly createTime: number;
  /** Since when it can be seen (epoch milliseconds), in the lists of what is unread. */
  readonly arrivedAt?: number;
  readonly openPage: string | null;
  readonly isRead: boolean;
  /** With the text and files, where they were asked for. */
  readonly msgContent?: string | null;
  readonly files?: string | null;
}

/** Of one statement, so that lists and counts agree. */
export interface UnreadAnnouncements {
  readonly lists: Readonly<Record<NoticeKind, { readonly rows: ReceivedAnnouncement[]; readonly total: number }>>;
  /** When the newest of those that are counted came to be, in epoch milliseconds; null if there is none. */
  readonly newest: number | null;
}

export interface OwnAnnouncementRepository {
  /** Newest first. Of those that are not read, only the kinds that the recipient wants. */
  page(
    recipient: Recipient,
    asked: {
      readonly words?: string;
      readonly isRead?: boolean;
      readonly limit: number;
      readonly offset: number;
    },
  ): Promise<{ readonly rows: ReceivedAnnouncement[]; readonly total: number }>;
  /** The newest of each kind that the recipient wants and has not read, at most `limit` of each, and how many there are. */
  unread(recipient: Recipient, limit: number): Promise<UnreadAnnouncements>;
  /** Those of these kinds that came since and are not read, wanted by the bell or not; oldest first. */
  arrivedSince(
    recipient: Recipient,
    since: number,
    kinds: readonly MessageKind[],
  ): Promise<readonly Pick<ReceivedAnnouncement, 'kind' | 'titile'>[]>;
  /** With its text and files; undefined for what the recipient does not receive. */
  find(recipient: Recipient, id: string): Promise<ReceivedAnnouncement | undefined>;
  markRead(recipient: Recipient, id: string): Promise<void>;
  /** Of those that came to be until `before` (epoch milliseconds; undefined: all). Resolves to how many were unread. */
  markAllRead(recipient: Recipient, before: number | undefined): Promise<number>;
  /** Makes those unread again that were marked at this very moment (epoch milliseconds). */
  markUnread(recipient: Recipient, readAt: number): Promise<void>;
}

const table = unscopedRows(announcementResource);
const column = (key: keyof typeof announcementResource.fields) => unscopedColumn(announcementResource, key);
const text = (key: keyof typeof announcementResource.fields) => sql<string>`${column(key)}`;
const createTime = unscopedColumn(announcementResource, 'createTime');
const optional = (key: keyof typeof announcementResource.fields) => sql<string | null>`${column(key)}`;

/** Announcements in force whose audience the recipient belongs to: all, chosen people, roles, or departments with all below them. */
function isReceived({ userId, tenantId, now }: Recipient): SQL | undefined {
  const moment = sql`${formatPlatformTime(now)}::timestamp`;
  const above = sql`above`;
  return and(
    eq(table.delFlag, 0),
    eq(unscopedColumn(announcementResource, 'tenantId'), tenantId),
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

const kind = sql<NoticeKind>`case ${column('msgCategory')} when '2' then 'systemMessage' else 'announcement' end`;

/**
 * When people could first see an announcement: it was released, which is the last change of what is in force, and had begun. Its
 * `sendTime` holds no fractions of a second.
 */
const arrived = sql`greatest(coalesce(${table.updateTime}, ${table.createTime}),
  ${column('startTime')} at time zone make_interval(mins => ${PLATFORM_OFFSET_MINUTES}::integer))`;

/** Whether the recipient wants to hear of announcements of this kind. */
function isWanted(userId: string): SQL {
  return sql`not exists (select 1 from ${sysMutedNotice} where ${sysMutedNotice.userId} = ${userId}
    and ${sysMutedNotice.kind} = ${kind})`;
}

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods
export function createOwnAnnouncementRepository({ orm }: Pick<Database, 'orm'>): OwnAnnouncementRepository {
  const shown = {
    anntId: table.id,
    titile: text('titile'),
    msgCategory: text('msgCategory'),
    kind,
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
  const isUnread = (userId: string) => and(isNull(sysAnnouncementRead.userId), isWanted(userId));
  const isSender = sql`${sysUser.username} = ${column('sender')} and ${sysUser.delFlag} = 0`;

  return {
    async page(recipient, { words = '', isRead, limit, offset }) {
      const conditions = and(
        isReceived(recipient),
        words === '' ? undefined : likeSql({ column: column('titile') }, words, 'anywhere'),
        isRead === undefined ? undefined : isRead ? isNotNull(sysAnnouncementRead.userId) : isUnread(recipient.userId),
      );
      const rows = await orm
        .select(shown)
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
    async unread(recipient, limit) {
      const order = sql`${column('sendTime')} desc nulls last, ${table.id} desc`;
      const ranked = orm
        .select({
          anntId: table.id,
          titile: text('titile').as('titile'),
          msgCategory: text('msgCategory').as('msg_category'),
          priority: text('priority').as('priority'),
          msgAbstract: text('msgAbstract').as('msg_abstract'),
          sender: sysUser.realname,
          sendTime: optional('sendTime').as('send_time'),
          createTime: shown.createTime.as('create_time'),
          openPage: optional('openPage').as('open_page'),
          msgContent: content.msgContent.as('msg_content'),
          files: content.files.as('files'),
          arrivedAt: sql`(extract(epoch from ${arrived}) * 1000)::double precision`.mapWith(Number).as('arrived_at'),
          kind: kind.as('kind'),
          place: sql<number>`row_number() over (partition by ${kind} order by ${order})`.as('place'),
          total: sql<number>`(count(*) over (partition by ${kind}))::integer`.as('total'),
          newest: sql`(extract(epoch from max(${arrived}) over ()) * 1000)::double precision`
            .mapWith(Number)
            .as('newest'),
        })
        .from(table)
        .leftJoin(sysAnnouncementRead, isOwnRead(recipient.userId))
        .leftJoin(sysUser, isSender)
        .where(and(isReceived(recipient), isUnread(recipient.userId)))
        .as('ranked');
      const found = await orm.select().from(ranked).where(lte(ranked.place, limit)).orderBy(asc(ranked.place));
      const listOf = (wanted: NoticeKind) => {
        const ofKind = found.filter((row) => row.kind === wanted);
        return {
          rows: ofKind.map(({ place: _place, total: _total, newest: _newest, ...row }) => ({
            ...row,
            isRead: false,
          })),
          total: ofKind[0]?.total ?? 0,
        };
      };
      return {
        lists: { announcement: listOf('announcement'), systemMessage: listOf('systemMessage') },
        newest: found[0]?.newest ?? null,
      };
    },
    arrivedSince: async (recipient, since, kinds) =>
      orm
        .select({ kind, titile: text('titile') })
        .from(table)
        .leftJoin(sysAnnouncementRead, isOwnRead(recipient.userId))
        .where(
          and(
            isReceived(recipient),
            isNull(sysAnnouncementRead.userId),
            inArray(kind, [...kinds]),
            sql`${arrived} > to_timestamp(${since}::double precision / 1000)`,
          ),
        )
        .orderBy(arrived),
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
    async markAllRead(recipient, before) {
      const isOld =
        before === undefined ? sql`true` : sql`${arrived} <= to_timestamp(${before}::double precision / 1000)`;
      const [marked] = await orm.execute<{ count: number }>(sql`with marked as (
          insert into ${sysAnnouncementRead} (announcement_id, user_id, read_at)
          select ${table.id}, ${recipient.userId}, ${new Date(recipient.now).toISOString()}::timestamptz from ${table}
          where ${isReceived(recipient)} and ${isOld} on conflict do nothing returning 1
        ) select count(*)::integer as count from marked`);
      return marked?.count ?? 0;
    },
    async markUnread({ userId }, readAt) {
      await orm
        .delete(sysAnnouncementRead)
        .where(and(eq(sysAnnouncementRead.userId, userId), eq(sysAnnouncementRead.readAt, readAt)));
    },
  };
}
