import { permissionCode, resources } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createHistoryRepository } from '../history/history.repository.ts';
import { createRowHistoryService, type RestoreParts } from '../history/record-history.service.ts';
import { createResourceServices } from './resource-services.ts';
import { resourceRoutes } from './resource.routes.ts';

/** The calls of every resource of the registry. */
export function createResourceModule(services: Services): ServerModule {
  const history = createHistoryRepository(services.database);
  const { serviceOf, dependenciesOf } = createResourceServices(services);
  return {
    routes: resources.flatMap((resource) => {
      const code = permissionCode(resource, 'history');
      const lackedPermission = async ({ caller }: SignedInCall) =>
        (await services.gatekeeper.holds(caller, code)) ? undefined : code;
      const historyFor = (call: SignedInCall) => {
        const { edit, queryById } = serviceOf(resource, call);
        const { restoringParts } = services.hooksOf(resource) ?? {};
        const restoreParts: RestoreParts = async (id, parts, caller, cause) => {
          if (restoringParts === undefined) throw new Error(`No hook restores parts of "${resource.name}"`);
          return restoringParts(id, parts, caller, cause);
        };
        const { database } = services;
        const dependencies = { ...dependenciesOf(resource, call), database, history, edit, queryById };
        return createRowHistoryService(resource, { ...dependencies, restoreParts, lackedPermission });
      };
      return resourceRoutes(resource, (call) => serviceOf(resource, call), historyFor);
    }),
  };
}
