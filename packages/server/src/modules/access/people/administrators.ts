import { and, count, eq, notInArray } from 'drizzle-orm';

import { ADMINISTRATOR_ROLE } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { sysUserRole } from '../../../db/schema/index.ts';
import { sysRole, sysUser } from '../../../db/schema/scoped-tables.ts';
import { NORMAL_STATUS } from '../../session/auth/session.repository.ts';

type Orm = Pick<Database, 'orm'>['orm'];

/** The identifier of the role that may do everything; undefined on a platform without one. */
export async function administratorRole(orm: Orm): Promise<string | undefined> {
  const [role] = await orm
    .select({ id: sysRole.id })
    .from(sysRole)
    .where(and(eq(sysRole.roleCode, ADMINISTRATOR_ROLE), eq(sysRole.delFlag, 0)));
  return role?.id;
}

/** Whether somebody outside of these users is an administrator who can sign in. Locks the role, so that two cannot leave at once. */
export async function hasOtherAdministrator(orm: Orm, roleId: string, userIds: readonly string[]): Promise<boolean> {
  await orm.select({ id: sysRole.id }).from(sysRole).where(eq(sysRole.id, roleId)).for('update');
  const [others] = await orm
    .select({ total: count() })
    .from(sysUser)
    .innerJoin(sysUserRole, and(eq(sysUserRole.userId, sysUser.id), eq(sysUserRole.roleId, roleId)))
    .where(and(eq(sysUser.delFlag, 0), eq(sysUser.status, NORMAL_STATUS), notInArray(sysUser.id, [...userIds])));
  return (others?.total ?? 0) > 0;
}
