import { eq, sql } from 'drizzle-orm';

import { CHOSEN_KINDS, USUAL_CHOICE, type ChosenKind, type NoticeChoice } from '@evergreen/core/contract';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysMutedNotice, sysNoticeSetting } from '../../../db/schema/index.ts';

/** Which notices people want, and how; what nobody chose is as is usual. */
export interface NoticeChoiceRepository {
  read(userId: string): Promise<NoticeChoice>;
  save(userId: string, choice: NoticeChoice): Promise<void>;
}

export function createNoticeChoiceRepository(
  { orm, transaction }: Pick<Database, 'orm' | 'transaction'>,
  clock: Pick<ClockPort, 'now'>,
): NoticeChoiceRepository {
  return {
    async read(userId) {
      // Of one statement, as the bell asks for it with every answer.
      const [row] = await orm
        .select({
          setting: sysNoticeSetting,
          muted: sql<
            string[]
          >`array(select ${sysMutedNotice.kind} from ${sysMutedNotice} where ${sysMutedNotice.userId} = ${userId})`,
        })
        .from(sql`(values (1)) one`)
        .leftJoin(sysNoticeSetting, eq(sysNoticeSetting.userId, userId));
      const muted = new Set<string>(row?.muted);
      const bell = bellOf((kind) => !muted.has(kind));
      const setting = row?.setting ?? null;
      if (setting === null) return { ...USUAL_CHOICE, ...bell };
      const { channels, quiet, pausedUntil, digestWeekday, digestHour, isMailed } = setting;
      return {
        ...bell,
        toast: [...channels.toast],
        desktop: [...channels.desktop],
        digest: [...channels.digest],
        digestAt: { weekday: digestWeekday, hour: digestHour },
        isMailed,
        quiet,
        pausedUntil,
      };
    },
    save: (userId, choice) =>
      transaction(async () => {
        await orm.delete(sysMutedNotice).where(eq(sysMutedNotice.userId, userId));
        const muted = CHOSEN_KINDS.filter((kind) => !choice[kind]);
        if (muted.length > 0)
          await orm
            .insert(sysMutedNotice)
            .values(muted.map((kind) => ({ userId, kind })))
            .onConflictDoNothing();
        const { toast, desktop, digest, digestAt, isMailed, quiet, pausedUntil } = choice;
        const setting = {
          channels: { toast, desktop, digest },
          quiet,
          pausedUntil,
          digestWeekday: digestAt.weekday,
          digestHour: digestAt.hour,
          isMailed,
        };
        // What came before digests were chosen is in none.
        await orm
          .insert(sysNoticeSetting)
          .values({ userId, ...setting, digestedAt: clock.now() })
          .onConflictDoUpdate({ target: sysNoticeSetting.userId, set: setting });
      }),
  };
}

function bellOf(isWanted: (kind: ChosenKind) => boolean) {
  return {
    announcement: isWanted('announcement'),
    systemMessage: isWanted('systemMessage'),
    result: isWanted('result'),
    mention: isWanted('mention'),
    file: isWanted('file'),
    job: isWanted('job'),
    alert: isWanted('alert'),
  };
}
