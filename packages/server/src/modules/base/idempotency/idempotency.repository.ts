import { and, eq, isNull, lte, sql } from 'drizzle-orm';

import { minutes } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysIdempotency } from '../../../db/schema/index.ts';
import type { AnswerStore } from '../../../http/answer-store.types.ts';

/** How long an answer is kept for a client that asks again. */
const LIFE = minutes(24 * 60);
/** A claim without an answer after this long belongs to a server that died; no transaction stays open that long. */
const ABANDONED = minutes(2);
/** Answers that are past their time are removed this often. */
const SWEEP = minutes(60);

export function createAnswerStore({ orm }: Pick<Database, 'orm'>, clock: ClockPort): AnswerStore {
  let sweptAt = 0;
  const of = (userId: string, key: string) =>
    and(eq(sysIdempotency.userId, userId), eq(sysIdempotency.requestKey, key));

  async function sweep(now: number): Promise<void> {
    if (now - sweptAt < SWEEP) return;
    sweptAt = now;
    await orm.delete(sysIdempotency).where(lte(sysIdempotency.expiresAt, now));
  }

  return {
    async claim(userId, key, fingerprint) {
      const now = clock.now();
      await sweep(now);
      const claimed = await orm
        .insert(sysIdempotency)
        .values({ userId, requestKey: key, fingerprint, claimedAt: now, expiresAt: now + LIFE })
        .onConflictDoUpdate({
          target: [sysIdempotency.userId, sysIdempotency.requestKey],
          set: { fingerprint, claimedAt: now, expiresAt: now + LIFE, status: null, answer: null },
          // Only what is past its time, or what nobody works on any more, is taken over.
          setWhere: sql`${lte(sysIdempotency.expiresAt, now)} or (${isNull(sysIdempotency.answer)}
            and ${lte(sysIdempotency.claimedAt, now - ABANDONED)} and ${sysIdempotency.fingerprint} = excluded.fingerprint)`,
        })
        .returning({ requestKey: sysIdempotency.requestKey });
      if (claimed.length > 0) return { kind: 'claimed' };
      const [known] = await orm.select().from(sysIdempotency).where(of(userId, key));
      // Released between the two statements: whoever held it failed, and the client is told to ask again.
      if (known === undefined) return { kind: 'running' };
      if (known.fingerprint !== fingerprint) return { kind: 'otherBody' };
      if (known.answer === null || known.status === null) return { kind: 'running' };
      return { kind: 'answered', status: known.status, answer: known.answer };
    },
    async keep(userId, key, status, answer) {
      await orm.update(sysIdempotency).set({ status, answer }).where(of(userId, key));
    },
    async release(userId, key) {
      await orm.delete(sysIdempotency).where(of(userId, key));
    },
  };
}
