import { sql } from 'drizzle-orm';

import { minutes, seconds } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import type { sysCaptcha, sysLoginThrottle, sysRateLimit } from '../../../db/schema/index.ts';

/** Rows that one step removes, so that none takes long. */
export const SWEEP_STEP = 500;
const PAUSE = minutes(1);
/** While there is more to remove. */
const SHORT_PAUSE = seconds(1);

/** Removes rows that are past their time. */
export interface Sweep {
  /** Does a step when it is time for one; call it wherever rows are written. */
  step(): Promise<void>;
}

/** @param more removes what else has to go, at most `SWEEP_STEP` rows, and says how many it was */
export function createSweep(
  { orm }: Pick<Database, 'orm'>,
  clock: ClockPort,
  table: typeof sysRateLimit | typeof sysLoginThrottle | typeof sysCaptcha,
  more: (now: number) => Promise<number> = async () => 0,
): Sweep {
  let nextAt = Number.NEGATIVE_INFINITY;
  return {
    async step() {
      const now = clock.now();
      if (now < nextAt) return;
      nextAt = now + PAUSE;
      const removed = await orm.execute(sql`
        delete from ${table} where key_hash in (
          select key_hash from ${table} where expires_at <= ${new Date(now).toISOString()}
          order by expires_at limit ${SWEEP_STEP} for update skip locked
        ) returning key_hash`);
      if (removed.length === SWEEP_STEP || (await more(now)) === SWEEP_STEP) nextAt = now + SHORT_PAUSE;
    },
  };
}
