import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { treeRoutes } from './tree.routes.ts';

/** Categories, and the dictionaries that are trees. */
export function createTreeModule(services: Services): ServerModule {
  return { routes: treeRoutes(services) };
}
