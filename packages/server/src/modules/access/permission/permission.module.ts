import type { PermissionResponse } from '@evergreen/core/contract';
import { departmentRoleResource, roleResource, userResource, type Resource } from '@evergreen/core/resources';

import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createResourceServices } from '../../records/resource/resource-services.ts';
import { personNamed } from '../people/person-named.ts';
import { menuRoutes } from './menu.routes.ts';
import { permissionRoutes, type PersonOf, type SeenRoles } from './permission.routes.ts';
import { createRightHolderQuery } from './right-holders.ts';
import { rightHolderRoutes } from './right-holders.routes.ts';
import { rowLimitRoutes } from './row-limit.routes.ts';
import { createRowLimits } from './row-limits.ts';

export function createPermissionModule(services: Services): ServerModule {
  const { caches, database, directory, gatekeeper, permissions, reachable, repositoryOf } = services;
  const limits = createRowLimits({ ...services, orm: database.orm });
  const personOf: PersonOf = async (username, call) =>
    personNamed(database.orm, await reachable(userResource, { kind: 'caller', call }), username);
  const ownMenus = caches.cacheOf<PermissionResponse>('ownMenus', 'rights');
  const seenRoles: SeenRoles = async (ids, call) => {
    const seenOf = (resource: Resource) => repositoryOf(resource, { kind: 'caller', call }).findMany(ids, ['id']);
    const found = [...(await seenOf(roleResource)), ...(await seenOf(departmentRoleResource))];
    return new Set(found.map(({ id }) => id));
  };
  return {
    routes: [
      ...permissionRoutes(permissions, ownMenus, personOf, seenRoles, limits),
      ...rightHolderRoutes(
        createRightHolderQuery(database),
        (call) => reachable(userResource, { kind: 'caller', call }),
        seenRoles,
      ),
      ...rowLimitRoutes(limits, personOf, gatekeeper, directory),
      ...menuRoutes(createResourceServices(services).serviceOf),
    ],
  };
}
