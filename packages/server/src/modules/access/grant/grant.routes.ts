import { grantEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { grantMessages } from './grant.messages.ts';
import type { GrantServices } from './grants.ts';

const labels = new Map([
  ['roleId', grantMessages.roleId],
  ['departId', grantMessages.departId],
  ['permissionIds', grantMessages.permissionIds],
  ['lastpermissionIds', grantMessages.lastpermissionIds],
  ['removed', grantMessages.permissionIds],
]);
const labelOf = (key: string) => labels.get(key);

/** What roles, departments and the roles inside departments are granted. */
export function grantRoutes({
  service,
  grants,
  lossesOf,
}: Pick<GrantServices, 'service' | 'grants' | 'lossesOf'>): readonly EndpointRoute[] {
  return [
    guardedRoute(grantEndpoints.roles, async () => ok({ result: await grants.roles() })),
    guardedRoute(grantEndpoints.roleTree, (_input, call) => service.tree(call)),
    guardedRoute(grantEndpoints.queryRolePermission, ({ query }) => service.granted('role', query.roleId), labelOf),
    guardedRoute(
      grantEndpoints.saveRolePermission,
      ({ body: { roleId, ...change } }, call) => service.save('role', { granteeId: roleId, ...change }, call),
      labelOf,
    ),
    guardedRoute(grantEndpoints.departments, () => service.departments()),
    guardedRoute(grantEndpoints.departmentTree, (_input, call) => service.tree(call)),
    guardedRoute(
      grantEndpoints.queryDepartPermission,
      ({ query }) => service.granted('department', query.departId),
      labelOf,
    ),
    guardedRoute(
      grantEndpoints.saveDepartPermission,
      ({ body: { departId, ...change } }, call) => service.save('department', { granteeId: departId, ...change }, call),
      labelOf,
    ),
    guardedRoute(grantEndpoints.departmentRoles, async () =>
      ok({ result: { records: await grants.departmentRoles() } }),
    ),
    guardedRoute(grantEndpoints.departmentRoleTree, ({ query }, call) => service.tree(call, query.departId), labelOf),
    guardedRoute(
      grantEndpoints.queryDeptRolePermission,
      ({ query }) => service.granted('departmentRole', query.roleId),
      labelOf,
    ),
    guardedRoute(
      grantEndpoints.saveDeptRolePermission,
      ({ body: { roleId, ...change } }, call) => service.save('departmentRole', { granteeId: roleId, ...change }, call),
      labelOf,
    ),
    guardedRoute(
      grantEndpoints.roleLosses,
      async ({ body: { roleId, removed } }) => ok({ result: await lossesOf('role', roleId, removed) }),
      labelOf,
    ),
    guardedRoute(
      grantEndpoints.departmentLosses,
      async ({ body: { departId, removed } }) => ok({ result: await lossesOf('department', departId, removed) }),
      labelOf,
    ),
    guardedRoute(
      grantEndpoints.departmentRoleLosses,
      async ({ body: { roleId, removed } }) => ok({ result: await lossesOf('departmentRole', roleId, removed) }),
      labelOf,
    ),
  ];
}
