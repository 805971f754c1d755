import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';

import type { ChosenKind, DigestTime, MessageKind } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { sysNotice, sysNoticeSetting } from '../../../db/schema/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';

/** Somebody who wants digests. */
export interface DigestReader {
  readonly userId: string;
  readonly kinds: readonly ChosenKind[];
  readonly at: DigestTime;
  readonly isMailed: boolean;
  /** What came until then was in an earlier one. */
  readonly since: number;
}

export interface DigestedMessage {
  readonly kind: MessageKind;
  readonly titleZh: string;
  readonly titleEn: string;
  readonly count: number;
}

export interface DigestRepository {
  readers(): Promise<readonly DigestReader[]>;
  /** Notices of these kinds that came since and are not read, also of kinds that the bell does not count. */
  notices(reader: DigestReader, until: number): Promise<readonly DigestedMessage[]>;
  noteMade(userId: string, now: number): Promise<void>;
}

/** `sys_user.status` of somebody who may sign in. */
const MAY_SIGN_IN = 1;

export function createDigestRepository({ orm }: Pick<Database, 'orm'>): DigestRepository {
  return {
    async readers() {
      const rows = await orm
        .select({ setting: sysNoticeSetting })
        .from(sysNoticeSetting)
        .innerJoin(sysUser, eq(sysUser.id, sysNoticeSetting.userId))
        .where(
          and(
            eq(sysUser.delFlag, 0),
            eq(sysUser.status, MAY_SIGN_IN),
            sql`jsonb_array_length(${sysNoticeSetting.channels} -> 'digest') > 0`,
          ),
        )
        .orderBy(sysNoticeSetting.userId);
      return rows.map(({ setting: { userId, channels, digestWeekday, digestHour, isMailed, digestedAt } }) => ({
        userId,
        kinds: channels.digest,
        at: { weekday: digestWeekday, hour: digestHour },
        isMailed,
        since: digestedAt,
      }));
    },
    notices: async ({ userId, kinds, since }, until) =>
      orm
        .select({
          kind: sysNotice.kind,
          titleZh: sql<string>`case when ${sysNotice.count} = 1 then ${sysNotice.titleZh} else replace(${sysNotice.manyZh}, '{n}', ${sysNotice.count}::text) end`,
          titleEn: sql<string>`case when ${sysNotice.count} = 1 then ${sysNotice.titleEn} else replace(${sysNotice.manyEn}, '{n}', ${sysNotice.count}::text) end`,
          count: sysNotice.count,
        })
        .from(sysNotice)
        .where(
          and(
            eq(sysNotice.userId, userId),
            isNull(sysNotice.readAt),
            inArray(sysNotice.kind, [...kinds]),
            gt(sysNotice.updatedAt, since),
            sql`${sysNotice.updatedAt} <= ${new Date(until).toISOString()}::timestamptz`,
          ),
        )
        .orderBy(sysNotice.updatedAt),
    async noteMade(userId, now) {
      await orm.update(sysNoticeSetting).set({ digestedAt: now }).where(eq(sysNoticeSetting.userId, userId));
    },
  };
}
