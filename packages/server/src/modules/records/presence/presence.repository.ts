import { and, asc, eq, gt, lte, ne } from 'drizzle-orm';

import { EDITING_EXPIRES, type EditingPerson } from '@evergreen/core/contract';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysRecordPresence } from '../../../db/schema/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';

/** One person at one record. */
export interface PresentRecord {
  readonly tenantId: number;
  readonly resource: string;
  readonly rowId: string;
  readonly userId: string;
}

export interface PresenceRepository {
  /** Says that the person edits the record from now on, or still does. Resolves to whether they begin. */
  mark(edited: PresentRecord): Promise<boolean>;
  /** Resolves to whether they were there. */
  unmark(edited: PresentRecord): Promise<boolean>;
  /** The ids of those who edit it besides the person. */
  idsOfOthers(edited: PresentRecord): Promise<readonly string[]>;
  /** Who else edits it, who began first. Deletes what has expired, of every record. */
  others(edited: PresentRecord): Promise<EditingPerson[]>;
}

const atRecord = ({ tenantId, resource, rowId }: PresentRecord) =>
  and(
    eq(sysRecordPresence.tenantId, tenantId),
    eq(sysRecordPresence.resource, resource),
    eq(sysRecordPresence.rowId, rowId),
  );

export function createPresenceRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): PresenceRepository {
  return {
    async mark(edited) {
      const seenAt = clock.now();
      const [row] = await orm
        .insert(sysRecordPresence)
        .values({ ...edited, startedAt: seenAt, seenAt })
        .onConflictDoUpdate({
          target: [
            sysRecordPresence.tenantId,
            sysRecordPresence.resource,
            sysRecordPresence.rowId,
            sysRecordPresence.userId,
          ],
          set: { seenAt },
        })
        .returning({ startedAt: sysRecordPresence.startedAt });
      return row?.startedAt === seenAt;
    },
    async unmark(edited) {
      const gone = await orm
        .delete(sysRecordPresence)
        .where(and(atRecord(edited), eq(sysRecordPresence.userId, edited.userId)))
        .returning({ userId: sysRecordPresence.userId });
      return gone.length > 0;
    },
    async idsOfOthers(edited) {
      const rows = await orm
        .select({ userId: sysRecordPresence.userId })
        .from(sysRecordPresence)
        .where(
          and(
            atRecord(edited),
            ne(sysRecordPresence.userId, edited.userId),
            gt(sysRecordPresence.seenAt, clock.now() - EDITING_EXPIRES),
          ),
        );
      return rows.map(({ userId }) => userId);
    },
    async others(edited) {
      const expired = clock.now() - EDITING_EXPIRES;
      await orm.delete(sysRecordPresence).where(lte(sysRecordPresence.seenAt, expired));
      return orm
        .select({ name: sysUser.realname, since: sysRecordPresence.startedAt })
        .from(sysRecordPresence)
        .innerJoin(sysUser, and(eq(sysUser.id, sysRecordPresence.userId), eq(sysUser.delFlag, 0)))
        .where(
          and(atRecord(edited), ne(sysRecordPresence.userId, edited.userId), gt(sysRecordPresence.seenAt, expired)),
        )
        .orderBy(asc(sysRecordPresence.startedAt), asc(sysUser.id));
    },
  };
}
