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
  /** Says that the person edits the record from now on, or still does. */
  mark(edited: PresentRecord): Promise<void>;
  unmark(edited: PresentRecord): Promise<void>;
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
      await orm
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
        });
    },
    async unmark(edited) {
      await orm.delete(sysRecordPresence).where(and(atRecord(edited), eq(sysRecordPresence.userId, edited.userId)));
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
