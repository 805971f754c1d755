import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { logRoutes } from './log.routes.ts';

export function createLogModule({ log }: Services): ServerModule {
  return { routes: logRoutes(log) };
}
