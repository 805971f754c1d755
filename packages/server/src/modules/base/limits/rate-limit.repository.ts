import { eq, sql } from 'drizzle-orm';

import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysRateLimit } from '../../../db/schema/index.ts';
import type { RateLimitStore } from '../../../http/rate-limit.ts';
import { createSweep } from './expired-rows.ts';
import { hashKey } from './hash-key.ts';

/** Counts in one statement that is atomic, so that several servers on one database count together. */
export function createRateLimitRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): RateLimitStore {
  const sweep = createSweep({ orm }, clock, sysRateLimit);
  return {
    async take(limit, key, { times, window }) {
      const now = clock.now();
      const keyHash = hashKey(limit, key);
      const recent = sql`array(select t from unnest(${sysRateLimit.taken}) as t where t > ${now - window}::bigint)`;
      await sweep.step();
      const counted = await orm
        .insert(sysRateLimit)
        .values({ keyHash, taken: [now], expiresAt: now + window })
        .onConflictDoUpdate({
          target: sysRateLimit.keyHash,
          set: { taken: sql`${recent} || ${now}::bigint`, expiresAt: now + window },
          setWhere: sql`cardinality(${recent}) < ${times}`,
        })
        .returning({ keyHash: sysRateLimit.keyHash });
      if (counted.length > 0) return 0;
      const [row] = await orm
        .select({
          oldest: sql<
            string | null
          >`(select min(t) from unnest(${sysRateLimit.taken}) as t where t > ${now - window}::bigint)`,
        })
        .from(sysRateLimit)
        .where(eq(sysRateLimit.keyHash, keyHash));
      // Between the two statements the window may have moved on.
      const oldest = row?.oldest ?? null;
      return oldest === null ? 1 : Math.max(1, Number(oldest) + window - now);
    },
    async isUsed(limit, key, { times, window }) {
      const since = clock.now() - window;
      const [row] = await orm
        .select({
          count: sql<number>`(select count(*)::integer from unnest(${sysRateLimit.taken}) as t where t > ${since}::bigint)`,
        })
        .from(sysRateLimit)
        .where(eq(sysRateLimit.keyHash, hashKey(limit, key)));
      return (row?.count ?? 0) >= times;
    },
  };
}
