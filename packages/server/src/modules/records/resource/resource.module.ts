import { resources } from '@evergreen/core/resources';

import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { resourceRoutes } from './resource.routes.ts';
import { createWriterNames } from './writer-names.ts';
import { createResourceService } from './resource.service.ts';

/** The calls of every resource of the registry. */
export function createResourceModule({ database, clock, repositoryOf, dictionaries }: Services): ServerModule {
  const dependencies = {
    database,
    clock,
    repositoryOf,
    dictionaries: dictionaries.byCodes,
    writerNames: createWriterNames(database),
  };
  return {
    routes: resources.flatMap((resource) => resourceRoutes(resource, createResourceService(resource, dependencies))),
  };
}
