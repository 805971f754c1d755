import { authEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { guardedRoute, type EndpointRoute } from '../../http/endpoint-route.ts';
import { permissionResponse } from './permission.model.ts';
import type { PermissionRepository } from './permission.repository.ts';

/** Grants are read for every call, so that a change of roles is seen at once (threat T-24). */
export function permissionRoutes(permissions: PermissionRepository): readonly EndpointRoute[] {
  return [
    guardedRoute(authEndpoints.getUserPermissionByToken, async (_input, { caller, locale }) => {
      const [grants, rows] = await Promise.all([permissions.grantsOf(caller.userId), permissions.all()]);
      return ok({ result: permissionResponse(rows, grants, locale) });
    }),
  ];
}
