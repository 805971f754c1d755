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
  losses,
}: Pick<GrantServices, 'service' | 'grants' | 'losses'>): readonly EndpointRoute[] {
  return [
    guardedRoute(grantEndpoints.roles, async (_input, call) => ok({ result: await grants.roles(call) })),
    guardedRoute(grantEndpoints.roleTree, (_input, call) => service.tree(call)),
    guardedRoute(
      grantEndpoints.queryRolePermission,
      ({ query }, call) => service.granted('role', query.roleId, call),
      labelOf,
    ),
    guardedRoute(
      grantEndpoints.saveRolePermission,
      ({ body: { roleId, ...change } }, call) => service.save('role', { granteeId: roleId, ...change }, call),
      labelOf,
    ),
    guardedRoute(grantEndpoints.departments, (_input, call) => service.departments(call)),
    guardedRoute(grantEndpoints.departmentTree, (_input, call) => service.tree(call)),
    guardedRoute(
      grantEndpoints.queryDepartPermission,
      ({ query }, call) => service.granted('department', query.departId, call),
      labelOf,
    ),
    guardedRoute(
      grantEndpoints.saveDepartPermission,
      ({ body: { departId, ...change } }, call) => service.save('department', { granteeId: departId, ...change }, call),
      labelOf,
    ),
    guardedRoute(grantEndpoints.departmentRoles, async (_input, call) =>
      ok({ result: { records: await grants.departmentRoles(call) } }),
    ),
    guardedRoute(grantEndpoints.departmentRoleTree, ({ query }, call) => service.tree(call, query.departId), labelOf),
    guardedRoute(
      grantEndpoints.queryDeptRolePermission,
      ({ query }, call) => service.granted('departmentRole', query.roleId, call),
      labelOf,
    ),
    guardedRoute(
      grantEndpoints.saveDeptRolePermission,
      ({ body: { roleId, ...change } }, call) => service.save('departmentRole', { granteeId: roleId, ...change }, call),
      labelOf,
    ),
    guardedRoute(grantEndpoints.losses, ({ body }, call) => losses(body, call), labelOf),
  ];
}
