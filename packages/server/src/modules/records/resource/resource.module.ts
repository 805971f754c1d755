import { codeDirectory, permissionCode, type Resource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { EndpointRoute } from '../../../http/endpoint-route.ts';
import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createHistoryRepository } from '../history/history.repository.ts';
import { createRowHistoryService, type RestoreParts } from '../history/record-history.service.ts';
import { createResourceServices } from './resource-services.ts';
import { resourceRoutes } from './resource.routes.ts';

/** What gives the calls about the rows of one resource. */
export interface ResourceRoutesModule extends ServerModule {
  readonly routesOf: (resource: Resource) => readonly EndpointRoute[];
}

/** The calls of every resource that code describes, and how those of any other are made. */
export function createResourceModule(services: Services): ResourceRoutesModule {
  const history = createHistoryRepository(services.database);
  const { serviceOf, dependenciesOf } = createResourceServices(services);
  const routesOf = (resource: Resource) => {
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
  };
  return { routes: codeDirectory.all().flatMap(routesOf), routesOf };
}
