import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { createSessionService } from './sessions.service.ts';

export function createSessionModule(services: Services): ServerModule {
  return { routes: sessionRoutes(createSessionService(services)) };
}
