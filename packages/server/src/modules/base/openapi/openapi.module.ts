import type { ServerModule } from '../../../server-module.types.ts';
import { openApiRoutes } from './openapi.routes.ts';

export function createOpenApiModule(): ServerModule {
  return { routes: openApiRoutes() };
}
