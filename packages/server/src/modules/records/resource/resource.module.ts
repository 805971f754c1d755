import { resources } from '@evergreen/core/resources';

import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { resourceRoutes } from './resource.routes.ts';
import { createResourceService } from './resource.service.ts';

/** The calls of every resource of the registry. */
export function createResourceModule({ database, clock, repositoryOf, dictionaries }: Services): ServerModule {
  const dependencies = { database, clock, repositoryOf, dictionaries: dictionaries.byCodes };
  return {
    routes: resources.flatMap((resource) => resourceRoutes(resource, createResourceService(resource, dependencies))),
  };
}
