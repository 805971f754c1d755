import { and, eq, type SQL } from 'drizzle-orm';

import type { UserInfo } from '@evergreen/core/contract';
import { foldCase } from '@evergreen/core/kernel';

import type { Database } from '../../../db/index.ts';
import { sysUser } from '../../../db/schema/scoped-tables.ts';
import { foldedCase } from '../../../db/statements/text-bigrams.ts';
import type { OwnTenant } from '../tenant/tenant.repository.ts';

/** What signing in needs to know of a user; the hash goes no further than the check. */
export interface SignInUser {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly avatar: string | null;
  readonly orgCode: string | null;
  readonly status: number;
  readonly passwordHash: string;
  readonly mustChangePassword: boolean | null;
}

export interface UserRepository {
  /** The account of that name, in whatever case its letters are typed. */
  findForSignIn(username: string): Promise<SignInUser | undefined>;
  /** The account that a mobile number belongs to. */
  findByPhone(phone: string): Promise<SignInUser | undefined>;
  setPasswordHash(userId: string, passwordHash: string): Promise<void>;
}

/** What clients learn of the person who is signed in. */
export function userInfoOf(
  { id, username, realname, avatar, orgCode, mustChangePassword }: SignInUser,
  tenants: readonly OwnTenant[],
): UserInfo {
  return {
    id,
    username,
    realname,
    avatar: avatar ?? '',
    orgCode: orgCode ?? '',
    relTenantIds: tenants.map((tenant) => tenant.id).join(','),
    ...(mustChangePassword === true ? { mustChangePassword } : {}),
  };
}

const signInColumns = {
  id: sysUser.id,
  username: sysUser.username,
  realname: sysUser.realname,
  avatar: sysUser.avatar,
  orgCode: sysUser.orgCode,
  status: sysUser.status,
  passwordHash: sysUser.passwordHash,
  mustChangePassword: sysUser.mustChangePassword,
};

export function createUserRepository({ orm }: Pick<Database, 'orm'>): UserRepository {
  const findBy = async (isIt: SQL) => {
    const [row] = await orm
      .select(signInColumns)
      .from(sysUser)
      .where(and(isIt, eq(sysUser.delFlag, 0)));
    return row;
  };
  return {
    findForSignIn: (username) => findBy(eq(foldedCase(sysUser.username), foldCase(username))),
    findByPhone: (phone) => findBy(eq(sysUser.phone, phone)),
    async setPasswordHash(userId, passwordHash) {
      await orm.update(sysUser).set({ passwordHash, mustChangePassword: false }).where(eq(sysUser.id, userId));
    },
  };
}
