import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createHomeRepository } from './home.repository.ts';
import { homeRoutes } from './home.routes.ts';

export function createHomeModule({ database, clock }: Services): ServerModule {
  return { routes: homeRoutes(createHomeRepository(database), clock) };
}
