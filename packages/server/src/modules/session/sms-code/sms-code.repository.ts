import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';

import type { SmsMode } from '@evergreen/core/contract';
import { minutes, seconds } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysSmsCode } from '../../../db/schema/index.ts';

const LIFE = minutes(10);
/** Between two messages to one number for one purpose. */
const PAUSE = seconds(60);
const MOST_TRIES = 5;

export interface SmsCodeRepository {
  /** Puts a new code in the place of the one before it; false when that was sent less than a minute ago. */
  put(mobile: string, mode: SmsMode, codeHash: string): Promise<boolean>;
  /** The hash that a code is compared with, and this try is counted; undefined when there is none, it is too old or tried too often. */
  takeTry(mobile: string, mode: SmsMode): Promise<string | undefined>;
  /** Takes the code away; false when somebody did already. */
  remove(mobile: string, mode: SmsMode, codeHash: string): Promise<boolean>;
}

export function createSmsCodeRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): SmsCodeRepository {
  const of = (mobile: string, mode: SmsMode) => and(eq(sysSmsCode.mobile, mobile), eq(sysSmsCode.mode, mode));
  return {
    async put(mobile, mode, codeHash) {
      const now = clock.now();
      await orm.delete(sysSmsCode).where(lte(sysSmsCode.expiresAt, now));
      const fresh = { codeHash, sentAt: now, expiresAt: now + LIFE, tries: 0 };
      const put = await orm
        .insert(sysSmsCode)
        .values({ mobile, mode, ...fresh })
        .onConflictDoUpdate({
          target: [sysSmsCode.mobile, sysSmsCode.mode],
          set: fresh,
          setWhere: lte(sysSmsCode.sentAt, now - PAUSE),
        })
        .returning({ mobile: sysSmsCode.mobile });
      return put.length > 0;
    },
    async takeTry(mobile, mode) {
      const [row] = await orm
        .update(sysSmsCode)
        .set({ tries: sql`${sysSmsCode.tries} + 1` })
        .where(and(of(mobile, mode), gt(sysSmsCode.expiresAt, clock.now()), lt(sysSmsCode.tries, MOST_TRIES)))
        .returning({ codeHash: sysSmsCode.codeHash });
      return row?.codeHash;
    },
    async remove(mobile, mode, codeHash) {
      const removed = await orm
        .delete(sysSmsCode)
        .where(and(of(mobile, mode), eq(sysSmsCode.codeHash, codeHash)))
        .returning({ mobile: sysSmsCode.mobile });
      return removed.length > 0;
    },
  };
}
