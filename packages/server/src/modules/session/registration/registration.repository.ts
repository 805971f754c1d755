import { and, eq, or } from 'drizzle-orm';

import { foldCase } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import { databaseErrorOf, type Database } from '../../../db/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';
import { foldedCase } from '../../../db/statements/text-bigrams.ts';
import { isPlatformName } from '../../../db/system-writer.ts';
import { createIdentifier } from '../../../identifiers.ts';

export interface NewAccount {
  readonly username: string;
  readonly passwordHash: string;
  /** Null: none was given. */
  readonly email: string | null;
  readonly phone: string;
}

/** What of a new account somebody else has. */
export type Taken = 'username' | 'phone' | 'email';

export interface RegistrationRepository {
  /** The first part that is taken. Names that differ by case only are one name. */
  findTaken(account: Omit<NewAccount, 'passwordHash'>): Promise<Taken | undefined>;
  /** The account, without a role or a department. */
  insert(account: NewAccount): Promise<void>;
  /** Reads from a failed `insert` what was taken meanwhile; undefined for every other error. */
  takenIn(error: unknown): Taken | undefined;
}

const takenOfIndex: ReadonlyMap<string | undefined, Taken> = new Map([
  ['sys_user_username_unique', 'username'],
  ['sys_user_phone_unique', 'phone'],
  ['sys_user_email_unique', 'email'],
]);

export function createRegistrationRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): RegistrationRepository {
  return {
    async findTaken({ username, phone, email }) {
      if (isPlatformName(username)) return 'username';
      const isName = eq(foldedCase(sysUser.username), foldCase(username));
      const isPhone = and(eq(sysUser.delFlag, 0), eq(sysUser.phone, phone));
      const isEmail =
        email === null ? undefined : and(eq(sysUser.delFlag, 0), eq(foldedCase(sysUser.email), foldCase(email)));
      const rows = await orm
        .select({ username: sysUser.username, phone: sysUser.phone })
        .from(sysUser)
        .where(or(isName, isPhone, isEmail));
      if (rows.some((row) => foldCase(row.username) === foldCase(username))) return 'username';
      if (rows.some((row) => row.phone === phone)) return 'phone';
      return rows.length > 0 ? 'email' : undefined;
    },
    async insert({ username, passwordHash, email, phone }) {
      await orm.insert(sysUser).values({
        id: createIdentifier(),
        username,
        realname: username,
        passwordHash,
        email,
        phone,
        createBy: username,
        createTime: clock.now(),
      });
    },
    takenIn(error) {
      const databaseError = databaseErrorOf(error);
      return databaseError?.kind === 'uniqueViolation' ? takenOfIndex.get(databaseError.details.constraint) : undefined;
    },
  };
}
