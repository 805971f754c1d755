import { alias } from 'drizzle-orm/pg-core';
import { and, asc, eq, exists, ne } from 'drizzle-orm';

import { ADMINISTRATOR_ROLE, type DemonstrationAccount } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { sysUserRole } from '../../../db/schema/index.ts';
import { sysRole, sysUser } from '../../../db/schema/scoped-tables.ts';
import { NORMAL_STATUS } from './session.repository.ts';

/** More accounts than a new platform has. */
const MOST_ACCOUNTS = 100;

/**
 * One account of each role, in the order of their numbers, while accounts still have the password that a new platform gave to all of
 * them: a salted hash is the same for two accounts in no other way. None once the administrator's was changed.
 */
export async function demonstrationAccounts({ orm }: Pick<Database, 'orm'>): Promise<readonly DemonstrationAccount[]> {
  const other = alias(sysUser, 'other');
  const rows = await orm
    .select({ username: sysUser.username, role: sysRole.roleName, code: sysRole.roleCode, about: sysRole.description })
    .from(sysUser)
    .innerJoin(sysUserRole, eq(sysUserRole.userId, sysUser.id))
    .innerJoin(sysRole, and(eq(sysRole.id, sysUserRole.roleId), eq(sysRole.delFlag, 0)))
    .where(
      and(
        eq(sysUser.delFlag, 0),
        eq(sysUser.status, NORMAL_STATUS),
        exists(
          orm
            .select({ id: other.id })
            .from(other)
            .where(and(eq(other.passwordHash, sysUser.passwordHash), ne(other.id, sysUser.id))),
        ),
      ),
    )
    .orderBy(asc(sysUser.workNo), asc(sysRole.roleCode))
    .limit(MOST_ACCOUNTS);
  if (!rows.some(({ code }) => code === ADMINISTRATOR_ROLE)) return [];
  const first = new Map(rows.toReversed().map((row) => [row.code, row]));
  return [...first.values()].toReversed().map(({ username, role, about }) => ({ username, role, about: about ?? '' }));
}
