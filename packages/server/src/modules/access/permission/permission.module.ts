import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createResourceServices } from '../../records/resource/resource-services.ts';
import { menuRoutes } from './menu.routes.ts';
import { permissionRoutes } from './permission.routes.ts';

export function createPermissionModule(services: Services): ServerModule {
  return {
    routes: [...permissionRoutes(services.permissions), ...menuRoutes(createResourceServices(services).serviceOf)],
  };
}
