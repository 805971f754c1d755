import { isTenantScoped, permissionCode, resources, type Resource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createHistoryRepository } from '../history/history.repository.ts';
import { createRowHistoryService } from '../history/record-history.service.ts';
import { createRecordLog } from '../history/record-log.ts';
import { resourceRoutes } from './resource.routes.ts';
import { createWriterNames } from './writer-names.ts';
import { createResourceService } from './resource.service.ts';
import type { Scope } from './row-scope.ts';

/** The calls of every resource of the registry. */
export function createResourceModule({
  database,
  clock,
  repositoryOf,
  dictionaries,
  gatekeeper,
}: Services): ServerModule {
  const history = createHistoryRepository(database);
  const dependencies = {
    database,
    clock,
    dictionaries: dictionaries.byCodes,
    writerNames: createWriterNames(database),
    recordLog: createRecordLog(history),
  };
  return {
    routes: resources.flatMap((resource) => {
      // Rows of the platform are referred to from every tenant.
      const ownTenant = ({ tenantId }: SignedInCall) => (isTenantScoped(resource) ? tenantId : null);
      const scoped = (call: SignedInCall) => {
        const everyRow: Scope = { kind: 'system', tenantId: ownTenant(call) };
        return {
          ...dependencies,
          repositoryOf: (other: Resource) => repositoryOf(other, { kind: 'caller', call }),
          everyRowOf: (other: Resource) => repositoryOf(other, everyRow),
        };
      };
      const serviceFor = (call: SignedInCall) => createResourceService(resource, scoped(call));
      const code = permissionCode(resource, 'history');
      const lackedPermission = async ({ caller }: SignedInCall) =>
        (await gatekeeper.holds(caller, code)) ? undefined : code;
      const historyFor = (call: SignedInCall) =>
        createRowHistoryService(resource, {
          ...scoped(call),
          history,
          edit: serviceFor(call).edit,
          lackedPermission,
        });
      return resourceRoutes(resource, serviceFor, historyFor);
    }),
  };
}
