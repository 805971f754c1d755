import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { permissionRoutes } from './permission.routes.ts';

export function createPermissionModule({ permissions }: Services): ServerModule {
  return { routes: permissionRoutes(permissions) };
}
