import { permissionCode, resources } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createHistoryRepository } from '../history/history.repository.ts';
import { createRowHistoryService } from '../history/record-history.service.ts';
import { createRecordLog } from '../history/record-log.ts';
import { resourceRoutes } from './resource.routes.ts';
import { createWriterNames } from './writer-names.ts';
import { createResourceService } from './resource.service.ts';

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
    repositoryOf,
    dictionaries: dictionaries.byCodes,
    writerNames: createWriterNames(database),
    recordLog: createRecordLog(history),
  };
  return {
    routes: resources.flatMap((resource) => {
      const service = createResourceService(resource, dependencies);
      const code = permissionCode(resource, 'history');
      const lackedPermission = async ({ caller }: SignedInCall) =>
        (await gatekeeper.holds(caller, code)) ? undefined : code;
      const historyService = createRowHistoryService(resource, {
        ...dependencies,
        history,
        edit: service.edit,
        lackedPermission,
      });
      return resourceRoutes(resource, service, historyService);
    }),
  };
}
