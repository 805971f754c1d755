import { and, eq, inArray, type AnyColumn } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Database } from '../../../db/index.ts';
import {
  sysAnnouncementRead,
  sysDepartPermission,
  sysDepartRolePermission,
  sysDepartRoleUser,
  sysIdempotency,
  sysListLayout,
  sysMutedNotice,
  sysPasswordTicket,
  sysRecordPresence,
  sysRecoveryCode,
  sysRoleDataRule,
  sysRolePermission,
  sysSavedQuery,
  sysSecondFactor,
  sysSession,
  sysSignInTicket,
  sysThirdAccount,
  sysThirdCode,
} from '../../../db/schema/index.ts';
import { sysDepartRole } from '../../../db/schema/scoped-tables.ts';

type Orm = Database['orm'];
type Belonging = readonly [table: PgTable, owner: AnyColumn];

/** What an account has beside the rows of resources: sessions, tickets, bound accounts, saved queries, layouts of lists, notes of what was read. */
const OF_ACCOUNT: readonly Belonging[] = [
  [sysSession, sysSession.userId],
  [sysIdempotency, sysIdempotency.userId],
  [sysPasswordTicket, sysPasswordTicket.userId],
  [sysThirdAccount, sysThirdAccount.userId],
  [sysThirdCode, sysThirdCode.userId],
  [sysSecondFactor, sysSecondFactor.userId],
  [sysRecoveryCode, sysRecoveryCode.userId],
  [sysSignInTicket, sysSignInTicket.userId],
  [sysMutedNotice, sysMutedNotice.userId],
  [sysDepartRoleUser, sysDepartRoleUser.userId],
  [sysAnnouncementRead, sysAnnouncementRead.userId],
  [sysSavedQuery, sysSavedQuery.userId],
  [sysListLayout, sysListLayout.userId],
  [sysRecordPresence, sysRecordPresence.userId],
];

/** Deletes what belongs to accounts that are deleted for good. */
export async function dropAccounts(orm: Orm, ids: readonly string[]): Promise<void> {
  for (const [table, owner] of OF_ACCOUNT) await orm.delete(table).where(inArray(owner, [...ids]));
}

/** Deletes what roles that are deleted for good granted. */
export async function dropRoleRights(orm: Orm, ids: readonly string[]): Promise<void> {
  await orm.delete(sysRolePermission).where(inArray(sysRolePermission.roleId, [...ids]));
  await orm.delete(sysRoleDataRule).where(inArray(sysRoleDataRule.roleId, [...ids]));
}

/** Deletes what departments that are deleted for good granted, and the roles inside them. */
export async function dropDepartmentRights(orm: Orm, ids: readonly string[]): Promise<void> {
  const roles = orm
    .select({ id: sysDepartRole.id })
    .from(sysDepartRole)
    .where(inArray(sysDepartRole.departId, [...ids]));
  await orm.delete(sysDepartRolePermission).where(inArray(sysDepartRolePermission.roleId, roles));
  await orm.delete(sysDepartRoleUser).where(inArray(sysDepartRoleUser.roleId, roles));
  await orm.delete(sysDepartRole).where(inArray(sysDepartRole.departId, [...ids]));
  await orm.delete(sysDepartPermission).where(inArray(sysDepartPermission.departId, [...ids]));
}

/** Takes the roles inside departments from somebody who leaves these. */
export async function endRolesInside(orm: Orm, userId: string, departIds: readonly string[]): Promise<void> {
  const roles = orm
    .select({ id: sysDepartRole.id })
    .from(sysDepartRole)
    .where(inArray(sysDepartRole.departId, [...departIds]));
  await orm
    .delete(sysDepartRoleUser)
    .where(and(eq(sysDepartRoleUser.userId, userId), inArray(sysDepartRoleUser.roleId, roles)));
}
