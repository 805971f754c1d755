import { eq } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { ADMINISTRATOR_ROLE } from '@evergreen/core/contract';
import { roleResource } from '@evergreen/core/resources';

import { sysRoleDataRule, sysRolePermission } from '../../../db/schema/index.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, type RegisteredHooks } from '../../records/resource/resource-hooks.types.ts';
import { grantMessages } from '../grant/grant.messages.ts';
import type { Grants } from '../grant/grants.ts';
import type { PermissionRepository } from '../permission/permission.repository.ts';
import { dropRoleRights } from './purged-people.ts';
import { peopleMessages as messages } from './people.messages.ts';

export interface RoleHookDependencies {
  readonly permissions: Pick<PermissionRepository, 'grantsOf'>;
  readonly grants: Pick<Grants, 'record' | 'service'>;
}

/** A role is known by its code, and the one that may do everything stays. */
export function createRoleHooks({ permissions, grants }: RoleHookDependencies): RegisteredHooks {
  return defineHooks(roleResource, {
    async prepare({ before, values }) {
      const isChanged = before !== undefined && values.roleCode !== undefined && values.roleCode !== before.roleCode;
      return isChanged ? refusedValue('roleCode', messages.roleCodeStays) : ok({});
    },
    async removing(rows) {
      return rows.some(({ roleCode }) => roleCode === ADMINISTRATOR_ROLE)
        ? err({ kind: 'business', message: messages.administratorRole })
        : ok(undefined);
    },
    async purging(rows, { database: { orm } }) {
      await dropRoleRights(
        orm,
        rows.map(({ id }) => id),
      );
      return ok(undefined);
    },
    restoringParts: (granteeId, parts, call, cause) =>
      grants.service.restore('role', { granteeId, parts }, call, cause),
    actions: {
      /** A role with the same grants and data rules: whoever makes it holds all of them (threat T-38). */
      async copy([role], { roleName = null, roleCode = null }, tools) {
        if (role === undefined) return ok({});
        const {
          call,
          database: { orm },
        } = tools;
        if (role.roleCode === ADMINISTRATOR_ROLE)
          return err({ kind: 'business', message: grantMessages.administratorHoldsAll });
        const { permissionId, roleId } = sysRolePermission;
        const granted = (await orm.select({ id: permissionId }).from(sysRolePermission).where(eq(roleId, role.id))).map(
          ({ id }) => id,
        );
        const own = await permissions.grantsOf(call.caller.userId);
        if (!own.isAdministrator && granted.some((id) => !own.permissionIds.has(id)))
          return err({ kind: 'business', message: grantMessages.beyondOwn });
        const { description = null, needsSecondFactor = null } = role;
        const added = await tools
          .serviceOf(roleResource.name)
          .add({ roleName, roleCode, description, needsSecondFactor }, call);
        if (!added.ok) return added;
        const { id } = added.value.result;
        if (granted.length > 0)
          await orm.insert(sysRolePermission).values(granted.map((one) => ({ roleId: id, permissionId: one })));
        const rules = await orm
          .select({ ruleId: sysRoleDataRule.ruleId })
          .from(sysRoleDataRule)
          .where(eq(sysRoleDataRule.roleId, role.id));
        if (rules.length > 0)
          await orm.insert(sysRoleDataRule).values(rules.map(({ ruleId }) => ({ roleId: id, ruleId })));
        await grants.record(
          {
            kind: 'role',
            grantee: { id, name: String(roleName) },
            copiedFrom: { id: role.id, name: role.roleName ?? '' },
            added: granted,
            removed: [],
          },
          call,
        );
        return ok({ message: grantMessages.copied(String(roleName)) });
      },
    },
  });
}
