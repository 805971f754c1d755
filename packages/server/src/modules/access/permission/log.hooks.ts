import { logResource } from '@evergreen/core/resources';

import { defineHooks, type RegisteredHooks } from '../../records/resource/resource-hooks.types.ts';
import type { PermissionRepository } from './permission.repository.ts';

/** Everybody reads the log of the tenant that they work for; administrators of the platform read all of it at the platform. */
export function createLogHooks(permissions: Pick<PermissionRepository, 'grantsOf'>): RegisteredHooks {
  return defineHooks(logResource, {
    async scope({ caller, tenantId }) {
      if (tenantId === 0 && (await permissions.grantsOf(caller.userId)).isAdministrator) return undefined;
      return { field: 'tenantNumber', rule: 'eq', value: tenantId };
    },
  });
}
