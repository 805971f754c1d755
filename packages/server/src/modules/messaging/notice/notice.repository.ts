import { and, count, desc, eq, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';

import { ADMINISTRATOR_ROLE, type MessageKind } from '@evergreen/core/contract';
import { minutes, type LocalizedText } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { EVERY_TENANT, sysMutedNotice, sysNotice, sysUserRole } from '../../../db/schema/index.ts';
import { sysRole, sysUser } from '../../../db/schema/scoped-tables.ts';
import { likeSql } from '../../records/resource/conditions/condition-sql.ts';

/** What somebody is told. */
export interface ToldNotice {
  readonly kind: MessageKind;
  /** Urgent, important, general. */
  readonly priority: 'H' | 'M' | 'L';
  /** One person, or the people who have a role now. */
  readonly to: NoticeAudience;
  /** Null for what concerns its person in every tenant. */
  readonly tenantId: number | null;
  /** Unread notices of one key are one that counts. */
  readonly key: string;
  readonly count: number;
  readonly title: LocalizedText;
  /** Of several; `{n}` stands for how many. */
  readonly many: LocalizedText;
  readonly reason: string | null;
  /** Real name of who did it; empty for the platform. */
  readonly sender: string;
  /** Path of the record, and of the list for several. */
  readonly link: string;
  readonly listLink: string;
}

export type NoticeAudience =
  | { readonly userId: string }
  | { readonly username: string }
  /** Null for the administrators of the platform. */
  | { readonly roleId: string | null };

/** Whose notices, in which tenant. */
export interface NoticeOwner {
  readonly userId: string;
  readonly tenantId: number;
}

/** Who was told, in which tenant; null for all of them. */
export interface ReachedPerson {
  readonly userId: string;
  readonly tenantId: number | null;
}

export type StoredNotice = typeof sysNotice.$inferSelect;

export interface NoticeRepository {
  /** Resolves to the people who were told: those that there are. */
  tell(told: readonly ToldNotice[], now: number): Promise<readonly ReachedPerson[]>;
  /** The newest that are not read, how many there are, and when the newest of them was counted last. */
  unread(
    owner: NoticeOwner,
    limit: number,
  ): Promise<{ readonly rows: readonly StoredNotice[]; readonly total: number; readonly newest: number | null }>;
  page(
    owner: NoticeOwner,
    asked: { readonly words: string; readonly isRead: boolean | undefined; readonly limit: number },
  ): Promise<{ readonly rows: readonly StoredNotice[]; readonly total: number }>;
  find(owner: NoticeOwner, id: string): Promise<StoredNotice | undefined>;
  markRead(owner: NoticeOwner, id: string, now: number): Promise<void>;
  /** Of those that were counted last until `before`; undefined: all. Resolves to how many were unread. */
  markAllRead(owner: NoticeOwner, before: number | undefined, now: number): Promise<number>;
  markUnread(owner: NoticeOwner, readAt: number): Promise<void>;
}

/** How long a notice is there. */
const LIFE = minutes(60 * 24 * 180);

/** Nobody turns off what concerns the safety of their account. */
const isWanted = (userId: string) =>
  sql`(${sysNotice.kind} = 'security' or not exists (select 1 from ${sysMutedNotice}
    where ${sysMutedNotice.userId} = ${userId} and ${sysMutedNotice.kind} = ${sysNotice.kind}))`;

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods
export function createNoticeRepository({ orm }: Pick<Database, 'orm'>): NoticeRepository {
  const isOf = ({ userId, tenantId }: NoticeOwner) =>
    and(eq(sysNotice.userId, userId), inArray(sysNotice.tenantId, [tenantId, EVERY_TENANT]));
  const isUnread = (owner: NoticeOwner) => and(isOf(owner), isNull(sysNotice.readAt), isWanted(owner.userId));
  return {
    async tell(told, now) {
      const rows = told.map(({ to, tenantId, title, many, reason, listLink, ...rest }) => ({
        ...rest,
        reason,
        tenant_id: tenantId ?? EVERY_TENANT,
        user_id: 'userId' in to ? to.userId : null,
        username: 'username' in to ? to.username : null,
        role_id: 'roleId' in to ? to.roleId : null,
        is_of_role: 'roleId' in to,
        title_zh: title['zh-CN'],
        title_en: title['en-US'],
        many_zh: many['zh-CN'],
        many_en: many['en-US'],
        list_link: listLink,
      }));
      const moment = sql`${new Date(now).toISOString()}::timestamptz`;
      const written = await orm.execute<{ user_id: string; tenant_id: number }>(sql`
        with told as (
          select wanted.*, ${sysUser.id} as reached_id
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted(user_id varchar, username varchar, role_id varchar, is_of_role boolean,
            tenant_id integer, kind varchar, priority varchar, key varchar, count integer, title_zh varchar, title_en varchar, many_zh varchar,
            many_en varchar, reason text, sender varchar, link varchar, list_link varchar)
          join ${sysUser} on ${sysUser.delFlag} = 0 and (${sysUser.id} = wanted.user_id or ${sysUser.username} = wanted.username
            or (wanted.is_of_role and ${sysUser.id} in (select ${sysUserRole.userId} from ${sysUserRole} join ${sysRole}
              on ${sysRole.id} = ${sysUserRole.roleId} and ${sysRole.delFlag} = 0
              where case when wanted.role_id is null then ${sysRole.roleCode} = ${ADMINISTRATOR_ROLE} else ${sysRole.id} = wanted.role_id end)))
        ), gone as (
          delete from ${sysNotice} where user_id in (select reached_id from told)
            and updated_at < ${new Date(now - LIFE).toISOString()}::timestamptz
        )
        insert into ${sysNotice} (id, tenant_id, user_id, kind, priority, key, count, title_zh, title_en, many_zh, many_en, reason, sender, link,
          list_link, created_at, updated_at)
        select replace(gen_random_uuid()::text, '-', ''), tenant_id, reached_id, kind, priority, key, count, title_zh, title_en, many_zh, many_en,
          reason, sender, link, list_link, ${moment}, ${moment}
        from told
        on conflict (user_id, tenant_id, key) where read_at is null do update set count = ${sysNotice}.count + excluded.count,
          priority = excluded.priority, title_zh = excluded.title_zh, title_en = excluded.title_en, many_zh = excluded.many_zh,
          many_en = excluded.many_en, reason = excluded.reason, sender = excluded.sender, link = excluded.link, list_link = excluded.list_link,
          updated_at = excluded.updated_at
        returning user_id, tenant_id`);
      return written.map(({ user_id: userId, tenant_id: tenantId }) => ({
        userId,
        tenantId: tenantId === EVERY_TENANT ? null : tenantId,
      }));
    },
    async unread(owner, limit) {
      const [counted] = await orm
        .select({ total: count(), newest: max(sysNotice.updatedAt) })
        .from(sysNotice)
        .where(isUnread(owner));
      const total = counted?.total ?? 0;
      const rows =
        total === 0
          ? []
          : await orm.select().from(sysNotice).where(isUnread(owner)).orderBy(desc(sysNotice.updatedAt)).limit(limit);
      return { rows, total, newest: counted?.newest ?? null };
    },
    async page(owner, { words, isRead, limit }) {
      const conditions = and(
        isRead === false ? isUnread(owner) : isOf(owner),
        isRead === true ? isNotNull(sysNotice.readAt) : undefined,
        words === '' ? undefined : likeSql({ column: sysNotice.titleZh }, words, 'anywhere'),
      );
      const rows = await orm.select().from(sysNotice).where(conditions).orderBy(desc(sysNotice.updatedAt)).limit(limit);
      const [counted] = await orm.select({ total: count() }).from(sysNotice).where(conditions);
      return { rows, total: counted?.total ?? 0 };
    },
    async find(owner, id) {
      const [row] = await orm
        .select()
        .from(sysNotice)
        .where(and(isOf(owner), eq(sysNotice.id, id)));
      return row;
    },
    async markRead(owner, id, now) {
      await orm
        .update(sysNotice)
        .set({ readAt: now })
        .where(and(isOf(owner), eq(sysNotice.id, id), isNull(sysNotice.readAt)));
    },
    async markAllRead(owner, before, now) {
      const marked = await orm
        .update(sysNotice)
        .set({ readAt: now })
        .where(
          and(
            isOf(owner),
            isNull(sysNotice.readAt),
            before === undefined ? undefined : lte(sysNotice.updatedAt, before),
          ),
        )
        .returning({ id: sysNotice.id });
      return marked.length;
    },
    async markUnread(owner, readAt) {
      // One that was told anew meanwhile counts by itself.
      await orm
        .update(sysNotice)
        .set({ readAt: null })
        .where(
          and(
            isOf(owner),
            eq(sysNotice.readAt, readAt),
            sql`not exists (select 1 from ${sysNotice} later where later.user_id = ${sysNotice}.user_id
              and later.tenant_id = ${sysNotice}.tenant_id and later.key = ${sysNotice}.key and later.read_at is null)`,
          ),
        );
    },
  };
}
