import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { healthRoutes } from './health.routes.ts';

export function createHealthModule({ database }: Services): ServerModule {
  return { routes: healthRoutes(database) };
}
