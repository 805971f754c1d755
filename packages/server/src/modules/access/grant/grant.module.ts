import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { grantRoutes } from './grant.routes.ts';
import { createGrants } from './grants.ts';
import { roleRightsRoutes } from './role-rights.routes.ts';

export function createGrantModule(services: Services): ServerModule {
  const granting = createGrants(services);
  const { grants } = granting;
  const { dataRules, permissions } = services;
  return { routes: [...grantRoutes(granting), ...roleRightsRoutes({ grants, permissions, dataRules })] };
}
