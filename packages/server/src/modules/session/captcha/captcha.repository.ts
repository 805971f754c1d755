import { eq } from 'drizzle-orm';

import type { ClockPort } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { sysCaptcha } from '../../../db/schema/index.ts';
import { createSweep } from '../../base/limits/expired-rows.ts';
import { hashKey } from '../../base/limits/hash-key.ts';

/** What pictures show, for all servers on the database, as hashes only. */
export interface CaptchaRepository {
  /** Puts characters in the place of those that the key had. `life`: milliseconds. */
  put(key: string, characters: string, life: number): Promise<void>;
  /** Takes the characters of a key away and says whether these are they; undefined when there were none or they are too old. */
  take(key: string, characters: string): Promise<boolean | undefined>;
}

export function createCaptchaRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): CaptchaRepository {
  const sweep = createSweep({ orm }, clock, sysCaptcha);
  const answerHashOf = (key: string, characters: string) => hashKey('answer', key, characters);
  return {
    async put(key, characters, life) {
      await sweep.step();
      const drawn = { answerHash: answerHashOf(key, characters), expiresAt: clock.now() + life };
      await orm
        .insert(sysCaptcha)
        .values({ keyHash: hashKey('captcha', key), ...drawn })
        .onConflictDoUpdate({ target: sysCaptcha.keyHash, set: drawn });
    },
    async take(key, characters) {
      const [row] = await orm
        .delete(sysCaptcha)
        .where(eq(sysCaptcha.keyHash, hashKey('captcha', key)))
        .returning({ answerHash: sysCaptcha.answerHash, expiresAt: sysCaptcha.expiresAt });
      if (row === undefined || row.expiresAt <= clock.now()) return undefined;
      return row.answerHash === answerHashOf(key, characters);
    },
  };
}
