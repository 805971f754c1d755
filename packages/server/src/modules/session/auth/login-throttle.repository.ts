import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';

import { minutes } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { writeIfRoom } from '../../../db/statements/optional-write.ts';
import { sysLoginThrottle } from '../../../db/schema/index.ts';
import { createSweep, SWEEP_STEP } from '../../base/limits/expired-rows.ts';
import { LONGEST_WAIT, MEMORY, TRUST, type Failures } from './login-throttle.model.ts';

export interface StoredFailures extends Failures {
  /** Epoch milliseconds; null: never signed in there. */
  readonly trustedUntil: number | null;
}

/** One count that a failure adds to. */
export interface CountedKey {
  readonly keyHash: string;
  readonly leakPerMinute: number;
  /** Of a name at an address: the key of the name. */
  readonly nameHash?: string;
}

export interface LoginThrottleRepository {
  /** What is known of these keys, by key; those of which nothing is known are left out. */
  find(keyHashes: readonly string[]): Promise<ReadonlyMap<string, StoredFailures>>;
  /** Counts one more failure of each key, atomically; gives what counts now. */
  addFailure(keys: readonly CountedKey[]): Promise<ReadonlyMap<string, StoredFailures>>;
  /** Forgets the failures of a name at an address, and remembers that it signed in there. */
  forgive(pairHash: string, nameHash: string): Promise<void>;
  /** Forgets the failures of a name at every address; what it is trusted at stays. Gives the keys that had any. */
  forgetName(nameHash: string): Promise<readonly string[]>;
}

/** Rows that are kept; a flood writes no faster than passwords are hashed. */
const CAPACITY = 100_000;

const columns = {
  keyHash: sysLoginThrottle.keyHash,
  failed: sysLoginThrottle.failed,
  last: sysLoginThrottle.lastAt,
  trustedUntil: sysLoginThrottle.trustedUntil,
};

// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over one connection
export function createLoginThrottleRepository(
  { orm, assertRoomForWrites }: Pick<Database, 'orm' | 'assertRoomForWrites'>,
  clock: ClockPort,
  capacity = CAPACITY,
): LoginThrottleRepository {
  const instantText = (time: number) => new Date(time).toISOString();

  /** When there are too many, the least dangerous go: the fewest failures, then the oldest; none that has a wait, and none that is trusted. */
  async function removeSurplus(now: number): Promise<number> {
    const removed = await orm.execute(sql`
      delete from ${sysLoginThrottle} where key_hash in (
        select key_hash from ${sysLoginThrottle}
        where trusted_until is null and (failed < 2 or last_at <= ${instantText(now - LONGEST_WAIT)})
        order by failed, last_at
        limit (select greatest(0, least(${SWEEP_STEP}::bigint, count(*) - ${capacity}::bigint)) from ${sysLoginThrottle})
        for update skip locked
      ) returning key_hash`);
    return removed.length;
  }
  const sweep = createSweep({ orm }, clock, sysLoginThrottle, removeSurplus);
  const byKey = (rows: readonly (StoredFailures & { readonly keyHash: string })[]) =>
    new Map(rows.map(({ keyHash, ...failures }) => [keyHash, failures]));

  return {
    async find(keyHashes) {
      return byKey(
        await orm
          .select(columns)
          .from(sysLoginThrottle)
          .where(inArray(sysLoginThrottle.keyHash, [...keyHashes])),
      );
    },
    async addFailure(keys) {
      await sweep.step();
      const now = clock.now();
      const { failed, leak, lastAt, trustedUntil } = sysLoginThrottle;
      const elapsedMinutes = sql`extract(epoch from excluded.last_at - ${lastAt}) * 1000 / ${minutes(1)}::float8`;
      const rows = await orm
        .insert(sysLoginThrottle)
        // In the order of the keys, so that two servers that write the same rows wait for each other in one order.
        .values(
          keys
            .toSorted((left, right) => (left.keyHash < right.keyHash ? -1 : 1))
            .map(({ keyHash, leakPerMinute, nameHash = null }) => ({
              keyHash,
              nameHash,
              failed: 1,
              leak: leakPerMinute,
              lastAt: now,
              expiresAt: now + MEMORY,
            })),
        )
        .onConflictDoUpdate({
          target: sysLoginThrottle.keyHash,
          set: {
            failed: sql`case when ${lastAt} <= ${instantText(now - MEMORY)} then 1
              else greatest(0, ${failed} - greatest(0, ${elapsedMinutes}) * ${leak}) + 1 end`,
            lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
            nameHash: sql`excluded.name_hash`,
            expiresAt: sql`greatest(${trustedUntil}, excluded.expires_at)`,
          },
        })
        .returning(columns);
      return byKey(rows);
    },
    async forgive(pairHash, nameHash) {
      const now = clock.now();
      const forgiven = { nameHash, failed: 0, lastAt: now, trustedUntil: now + TRUST, expiresAt: now + TRUST };
      // Who proved the password signs in on a full disk, too.
      await writeIfRoom({ assertRoomForWrites }, () =>
        orm
          .insert(sysLoginThrottle)
          .values({ keyHash: pairHash, leak: 0, ...forgiven })
          .onConflictDoUpdate({ target: sysLoginThrottle.keyHash, set: forgiven }),
      );
    },
    async forgetName(nameHash) {
      const { keyHash, failed, nameHash: ofName } = sysLoginThrottle;
      const rows = await orm
        .update(sysLoginThrottle)
        .set({ failed: 0 })
        .where(and(or(eq(keyHash, nameHash), eq(ofName, nameHash)), gt(failed, 0)))
        .returning({ keyHash });
      return rows.map((row) => row.keyHash);
    },
  };
}
