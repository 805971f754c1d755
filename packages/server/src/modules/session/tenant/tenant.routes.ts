import { tenantEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { TenantRepository } from './tenant.repository.ts';

export function tenantRoutes(tenants: TenantRepository): readonly EndpointRoute[] {
  return [
    guardedRoute(tenantEndpoints.enterable, async (_input, { caller }) => {
      const found = await tenants.enterable(caller.userId);
      return ok({ result: found.map(({ id, name }) => ({ id: String(id), name })) });
    }),
    guardedRoute(tenantEndpoints.queryList, async ({ query }, { caller }) => {
      const asked = new Set(query.ids.split(',').map((id) => id.trim()));
      const own = await tenants.ofUser(caller.userId);
      return ok({ result: own.map(({ id, name }) => ({ id: String(id), name })).filter(({ id }) => asked.has(id)) });
    }),
  ];
}
