import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { tenantRoutes } from './tenant.routes.ts';

export function createTenantModule({ tenants }: Services): ServerModule {
  return { routes: tenantRoutes(tenants) };
}
