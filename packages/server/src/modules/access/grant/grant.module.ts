import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createGrantRepository } from './grant.repository.ts';
import { grantRoutes } from './grant.routes.ts';
import { createGrantService } from './grant.service.ts';

export function createGrantModule({ database, permissions, audit, transaction }: Services): ServerModule {
  const grants = createGrantRepository(database);
  return { routes: grantRoutes(createGrantService({ grants, permissions, audit, transaction }), grants) };
}
