import { eq } from 'drizzle-orm';

import { NOTICE_KINDS, type NoticeChoice } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { sysMutedNotice } from '../../../db/schema/index.ts';

/** Which notices people want; what nobody chose is wanted. */
export interface NoticeChoiceRepository {
  read(userId: string): Promise<NoticeChoice>;
  save(userId: string, choice: NoticeChoice): Promise<void>;
}

export function createNoticeChoiceRepository({
  orm,
  transaction,
}: Pick<Database, 'orm' | 'transaction'>): NoticeChoiceRepository {
  return {
    async read(userId) {
      const rows = await orm
        .select({ kind: sysMutedNotice.kind })
        .from(sysMutedNotice)
        .where(eq(sysMutedNotice.userId, userId));
      const muted = new Set(rows.map(({ kind }) => kind));
      return { announcement: !muted.has('announcement'), systemMessage: !muted.has('systemMessage') };
    },
    save: (userId, choice) =>
      transaction(async () => {
        await orm.delete(sysMutedNotice).where(eq(sysMutedNotice.userId, userId));
        const muted = NOTICE_KINDS.filter((kind) => !choice[kind]);
        if (muted.length > 0)
          await orm
            .insert(sysMutedNotice)
            .values(muted.map((kind) => ({ userId, kind })))
            .onConflictDoNothing();
      }),
  };
}
