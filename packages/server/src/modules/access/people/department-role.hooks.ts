import { and, eq, inArray } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { departmentRoleResource, referredIds } from '@evergreen/core/resources';

import { sysDepartRolePermission, sysUserDepart } from '../../../db/schema/index.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, type HookTools, type RegisteredHooks } from '../../records/resource/resource-hooks.types.ts';
import type { Grants } from '../grant/grants.ts';
import type { PermissionRepository } from '../permission/permission.repository.ts';
import { peopleMessages as messages } from './people.messages.ts';

export interface DepartmentRoleHookDependencies {
  readonly permissions: Pick<PermissionRepository, 'grantsOf'>;
  readonly grants: Pick<Grants, 'service'>;
}

/** A department role stays in its department, has people of it alone, and is given by who holds what it grants (threat T-38). */
export function createDepartmentRoleHooks({ permissions, grants }: DepartmentRoleHookDependencies): RegisteredHooks {
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
      const isChanged = added.length > 0 || [...held].some((id) => !next.has(id));
      if (!isChanged) return ok({});
      if (before !== undefined && (await isBeyondOwn(before.id, tools)))
        return refusedValue('users', messages.beyondOwnRights);
      const departId = before?.departId ?? values.departId ?? '';
      return (await areOfDepartment(departId, added, tools)) ? ok({}) : refusedValue('users', messages.notOfDepartment);
    },
    async removing(rows, tools) {
      for (const { id } of rows)
        if (await isBeyondOwn(id, tools)) return err({ kind: 'business', message: messages.beyondOwnRights });
      return ok(undefined);
    },
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
