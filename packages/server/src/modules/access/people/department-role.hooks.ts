import { and, eq, inArray } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { departmentRoleResource, referredIds } from '@evergreen/core/resources';

import { sysDepartRolePermission, sysUserDepart } from '../../../db/schema/index.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import {
  defineHooks,
  type HookRow,
  type HookTools,
  type RegisteredHooks,
} from '../../records/resource/resource-hooks.types.ts';
import type { GrantServices } from '../grant/grants.ts';
import type { PermissionRepository } from '../permission/permission.repository.ts';
import type { AccountKeeping } from './account-powers.ts';
import { peopleMessages as messages } from './people.messages.ts';

export interface DepartmentRoleHookDependencies {
  readonly permissions: Pick<PermissionRepository, 'grantsOf'>;
  readonly grants: Pick<GrantServices, 'service'>;
  readonly accounts: Pick<AccountKeeping, 'refusal'>;
}

/** A department role stays in its department, has people of it alone, and is given by who holds what it grants (threat T-38). */
export function createDepartmentRoleHooks({
  permissions,
  grants,
  accounts,
}: DepartmentRoleHookDependencies): RegisteredHooks {
  /** Whether a role grants something that the caller does not hold. */
  async function isBeyondOwn(roleId: string, { call, database: { orm } }: HookTools): Promise<boolean> {
    const own = await permissions.grantsOf(call.caller.userId);
    if (own.isAdministrator) return false;
    const granted = await orm
      .select({ id: sysDepartRolePermission.permissionId })
      .from(sysDepartRolePermission)
      .where(eq(sysDepartRolePermission.roleId, roleId));
    return granted.some(({ id }) => !own.permissionIds.has(id));
  }

  /** Refuses to take roles from their people, or to give them back. */
  async function refusedRoles(rows: readonly HookRow<typeof departmentRoleResource>[], tools: HookTools) {
    for (const { id, users } of rows) {
      const refused = (await isBeyondOwn(id, tools))
        ? messages.beyondOwnRights
        : await accounts.refusal(tools.call, [...referredIds(users)]);
      if (refused !== undefined) return err<CallFailure>({ kind: 'business', message: refused });
    }
    return ok(undefined);
  }

  return defineHooks(departmentRoleResource, {
    restoringParts: (granteeId, parts, call, cause) =>
      grants.service.restore('departmentRole', { granteeId, parts }, call, cause),
    async prepare({ before, values }, tools) {
      if (before !== undefined && values.departId !== undefined && values.departId !== before.departId)
        return refusedValue('departId', messages.departmentRoleStays);
      if (before !== undefined && values.roleCode !== undefined && values.roleCode !== before.roleCode)
        return refusedValue('roleCode', messages.roleCodeStays);
      const held = new Set(referredIds(before?.users));
      const next = values.users === undefined ? held : new Set(referredIds(values.users));
      const added = [...next].filter((id) => !held.has(id));
      const changed = [...added, ...[...held].filter((id) => !next.has(id))];
      if (changed.length === 0) return ok({});
      if (before !== undefined && (await isBeyondOwn(before.id, tools)))
        return refusedValue('users', messages.beyondOwnRights);
      const refused = await accounts.refusal(tools.call, changed);
      if (refused !== undefined) return refusedValue('users', refused);
      const departId = before?.departId ?? values.departId ?? '';
      return (await areOfDepartment(departId, added, tools)) ? ok({}) : refusedValue('users', messages.notOfDepartment);
    },
    removing: refusedRoles,
    // Its people get it back.
    restoring: ({ rows }, tools) => refusedRoles(rows, tools),
    async purging(rows, { database: { orm } }) {
      const ids = rows.map(({ id }) => id);
      await orm.delete(sysDepartRolePermission).where(inArray(sysDepartRolePermission.roleId, ids));
      return ok(undefined);
    },
  });
}

async function areOfDepartment(departId: string, users: readonly string[], { database: { orm } }: HookTools) {
  if (users.length === 0) return true;
  const found = await orm
    .select({ id: sysUserDepart.userId })
    .from(sysUserDepart)
    .where(and(eq(sysUserDepart.departId, departId), inArray(sysUserDepart.userId, [...users])));
  return found.length === new Set(users).size;
}
