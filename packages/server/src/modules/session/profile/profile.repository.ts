import { and, asc, eq, ne, sql } from 'drizzle-orm';

import { foldCase } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import { databaseErrorOf, type Database } from '../../../db/index.ts';
import { sysUserRole } from '../../../db/schema/index.ts';
import { sysRole, sysUser } from '../../../db/schema/scoped-tables.ts';
import { foldedCase } from '../../../db/statements/text-bigrams.ts';

/** What an account says of its owner. */
export type StoredProfile = Pick<
  typeof sysUser.$inferSelect,
  | 'id'
  | 'username'
  | 'realname'
  | 'avatar'
  | 'birthday'
  | 'sex'
  | 'email'
  | 'phone'
  | 'workNo'
  | 'orgCode'
  | 'createTime'
  | 'version'
>;

/** The columns that people write themselves. */
export type ProfileChange = Partial<
  Pick<StoredProfile, 'realname' | 'avatar' | 'birthday' | 'sex' | 'email' | 'phone'>
>;

/** What of a change somebody else has. */
export type TakenContact = 'phone' | 'email';

export interface ProfileRepository {
  find(userId: string): Promise<StoredProfile | undefined>;
  rolesOf(userId: string): Promise<readonly string[]>;
  /** Whether another account has it. */
  isTaken(userId: string, contact: Partial<Record<TakenContact, string>>): Promise<boolean>;
  /** False when the account is gone, or its version is another one. */
  change(userId: string, change: ProfileChange, version?: number): Promise<boolean>;
  /** Reads from a failed `change` what was taken meanwhile; undefined for every other error. */
  takenIn(error: unknown): TakenContact | undefined;
}

const takenOfIndex: ReadonlyMap<string | undefined, TakenContact> = new Map([
  ['sys_user_phone_unique', 'phone'],
  ['sys_user_email_unique', 'email'],
]);

export function createProfileRepository({ orm }: Pick<Database, 'orm'>, clock: ClockPort): ProfileRepository {
  return {
    async find(userId) {
      const [row] = await orm
        .select({
          id: sysUser.id,
          username: sysUser.username,
          realname: sysUser.realname,
          avatar: sysUser.avatar,
          birthday: sysUser.birthday,
          sex: sysUser.sex,
          email: sysUser.email,
          phone: sysUser.phone,
          workNo: sysUser.workNo,
          orgCode: sysUser.orgCode,
          createTime: sysUser.createTime,
          version: sysUser.version,
        })
        .from(sysUser)
        .where(and(eq(sysUser.id, userId), eq(sysUser.delFlag, 0)));
      return row;
    },
    async rolesOf(userId) {
      const rows = await orm
        .select({ name: sysRole.roleName })
        .from(sysUserRole)
        .innerJoin(sysRole, eq(sysRole.id, sysUserRole.roleId))
        .where(and(eq(sysUserRole.userId, userId), eq(sysRole.delFlag, 0)))
        .orderBy(asc(sysRole.roleName));
      return rows.map(({ name }) => name);
    },
    async isTaken(userId, { phone, email }) {
      const rows = await orm
        .select({ id: sysUser.id })
        .from(sysUser)
        .where(
          and(
            ne(sysUser.id, userId),
            eq(sysUser.delFlag, 0),
            phone === undefined ? undefined : eq(sysUser.phone, phone),
            email === undefined ? undefined : eq(foldedCase(sysUser.email), foldCase(email)),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
    async change(userId, change, version) {
      const rows = await orm
        .update(sysUser)
        .set({
          ...change,
          updateBy: sql`${sysUser.username}`,
          updateTime: clock.now(),
          version: sql`${sysUser.version} + 1`,
        })
        .where(
          and(
            eq(sysUser.id, userId),
            eq(sysUser.delFlag, 0),
            version === undefined ? undefined : eq(sysUser.version, version),
          ),
        )
        .returning({ id: sysUser.id });
      return rows.length > 0;
    },
    takenIn(error) {
      const databaseError = databaseErrorOf(error);
      return databaseError?.kind === 'uniqueViolation' ? takenOfIndex.get(databaseError.details.constraint) : undefined;
    },
  };
}
