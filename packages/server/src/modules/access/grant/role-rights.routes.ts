import { ADMINISTRATOR_ROLE, roleRightsEndpoints, type RoleRule } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { PermissionRepository } from '../permission/permission.repository.ts';
import { grantMessages } from './grant.messages.ts';
import type { GrantRepository } from './grant.repository.ts';
import { heldKeys, rightTree } from './role-rights.model.ts';

export interface RoleRightsSources {
  readonly grants: Pick<GrantRepository, 'roles' | 'grantedTo'>;
  readonly permissions: Pick<PermissionRepository, 'all'>;
  /** The data rules of a role that the caller may see. */
  readonly rulesOf: (roleId: string, call: SignedInCall) => Promise<readonly RoleRule[]>;
}

const labelOf = (key: string) => (key === 'role' ? grantMessages.roleId : undefined);

/** What a role has, without signing in as somebody who has it (PERM-14). */
export function roleRightsRoutes({ grants, permissions, rulesOf }: RoleRightsSources): readonly EndpointRoute[] {
  const roles = async (call: SignedInCall) =>
    (await grants.roles(call)).map(({ id, roleName, roleCode }) => ({ id, roleName, roleCode: roleCode ?? '' }));
  return [
    guardedRoute(roleRightsEndpoints.roles, async (_input, call) => ok({ result: await roles(call) })),
    guardedRoute(
      roleRightsEndpoints.ofRole,
      async ({ query }, call) => {
        const { locale } = call;
        const all = await roles(call);
        const role = all.find(({ id }) => id === query.role) ?? all.find(({ roleCode }) => roleCode === query.role);
        if (role === undefined) return err({ kind: 'missing', message: grantMessages.noRole(query.role) });
        const [rows, granted, rules] = await Promise.all([
          permissions.all(),
          grants.grantedTo('role', role.id),
          rulesOf(role.id, call),
        ]);
        const isAdministrator = role.roleCode === ADMINISTRATOR_ROLE;
        const held = heldKeys(rows, { isAdministrator, permissionIds: new Set(granted) }, locale);
        return ok({ result: { role, isAdministrator, tree: rightTree(rows, locale), held, rules: [...rules] } });
      },
      labelOf,
    ),
  ];
}
