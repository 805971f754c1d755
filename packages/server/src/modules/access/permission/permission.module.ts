import type { PermissionResponse } from '@evergreen/core/contract';
import { departmentRoleResource, roleResource, userResource, type Resource } from '@evergreen/core/resources';

import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createResourceServices } from '../../records/resource/resource-services.ts';
import { personNamed } from '../people/person-named.ts';
import { menuRoutes } from './menu.routes.ts';
import { permissionRoutes } from './permission.routes.ts';

export function createPermissionModule(services: Services): ServerModule {
  const { caches, database, permissions, reachable, repositoryOf } = services;
  const ownMenus = caches.cacheOf<PermissionResponse>('ownMenus', 'rights');
  return {
    routes: [
      ...permissionRoutes(
        permissions,
        ownMenus,
        async (username, call) =>
          personNamed(database.orm, await reachable(userResource, { kind: 'caller', call }), username),
        async (ids, call) => {
          const seenOf = (resource: Resource) => repositoryOf(resource, { kind: 'caller', call }).findMany(ids, ['id']);
          const found = [...(await seenOf(roleResource)), ...(await seenOf(departmentRoleResource))];
          return new Set(found.map(({ id }) => id));
        },
      ),
      ...menuRoutes(createResourceServices(services).serviceOf),
    ],
  };
}
