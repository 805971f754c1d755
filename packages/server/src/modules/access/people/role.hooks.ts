import { eq, inArray } from 'drizzle-orm';

import { err, ok } from '@evergreen/core/kernel';
import { ADMINISTRATOR_ROLE } from '@evergreen/core/contract';
import { referredIds, roleResource } from '@evergreen/core/resources';

import { sysRoleDataRule, sysRolePermission, sysUserRole } from '../../../db/schema/index.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, type HookTools, type RegisteredHooks } from '../../records/resource/resource-hooks.types.ts';
import { grantMessages } from '../grant/grant.messages.ts';
import type { GrantServices } from '../grant/grants.ts';
import type { PermissionRepository } from '../permission/permission.repository.ts';
import type { AccountKeeping } from './account-powers.ts';
import { administratorRole } from './administrators.ts';
import { dropRoleRights } from './purged-people.ts';
import { peopleMessages as messages } from './people.messages.ts';

const REQUIRED = 'Y';

export interface RoleHookDependencies {
  readonly permissions: Pick<PermissionRepository, 'grantsOf'>;
  readonly grants: Pick<GrantServices, 'record' | 'service'>;
  readonly accounts: Pick<AccountKeeping, 'notToGive' | 'heldBy' | 'mayManageRoles'>;
}

/**
 * A role is known by its code, the one that may do everything stays, and what a role may give is decided by who has or may give it. That its people
 * need a second factor is taken back by who may no less than they, and is not bound by it themselves (threat T-37).
 */
export function createRoleHooks({ permissions, grants, accounts }: RoleHookDependencies): RegisteredHooks {
  return defineHooks(roleResource, {
    async prepare({ before, values }, tools) {
      if (before !== undefined && values.roleCode !== undefined && values.roleCode !== before.roleCode)
        return refusedValue('roleCode', messages.roleCodeStays);
      const isLowered = before?.needsSecondFactor === REQUIRED && (values.needsSecondFactor ?? REQUIRED) !== REQUIRED;
      if (isLowered && !(await mayLower(accounts, before.id, tools)))
        return refusedValue('needsSecondFactor', messages.secondFactorStays);
      if (values.mayGive === undefined) return ok({});
      return (await refusedGiving(accounts, givenOf(before, values), tools)) ?? ok({});
    },
    async restoring({ rows, isUndo }, tools) {
      for (const { mayGive } of isUndo ? [] : rows) {
        const refused = await refusedGiving(accounts, givenOf(undefined, { mayGive }), tools);
        if (refused !== undefined) return refused;
      }
      return ok(undefined);
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

/** Whether the caller may take from the people of a role what makes their accounts safer. */
async function mayLower(
  accounts: RoleHookDependencies['accounts'],
  roleId: string,
  { call, database: { orm } }: HookTools,
): Promise<boolean> {
  const { isAdministrator, roles: own } = await accounts.heldBy(call);
  if (isAdministrator || own.has(roleId)) return isAdministrator;
  const people = orm.select({ id: sysUserRole.userId }).from(sysUserRole).where(eq(sysUserRole.roleId, roleId));
  const ofPeople = await orm
    .selectDistinct({ id: sysUserRole.roleId })
    .from(sysUserRole)
    .where(inArray(sysUserRole.userId, people));
  const held = [roleId, ...ofPeople.map(({ id }) => id)];
  const administrator = await administratorRole(orm);
  if (administrator !== undefined && held.includes(administrator)) return false;
  return accounts.mayManageRoles(call, held);
}

/** Why the caller may not decide that a role may give these, or may not any more. */
async function refusedGiving(
  accounts: RoleHookDependencies['accounts'],
  { before, next }: { readonly before: ReadonlySet<string>; readonly next: ReadonlySet<string> },
  tools: HookTools,
) {
  const changed = [...before, ...next].filter((id) => before.has(id) !== next.has(id));
  if (changed.length === 0) return undefined;
  const administrator = await administratorRole(tools.database.orm);
  if (administrator !== undefined && next.has(administrator))
    return refusedValue('mayGive', messages.givesAdministrators);
  const part = await accounts.notToGive(tools.call, { roles: changed });
  return part === undefined ? undefined : refusedValue('mayGive', messages.givesMore);
}

type Giving = { readonly mayGive?: string | null | undefined } | undefined;

const givenOf = (before: Giving, values: Giving) => ({
  before: new Set(referredIds(before?.mayGive)),
  next: new Set(referredIds(values?.mayGive)),
});
