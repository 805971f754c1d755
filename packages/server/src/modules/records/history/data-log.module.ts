import { dataLogEndpoints } from '@evergreen/core/contract';

import { guardedRoute } from '../../../http/endpoint-route.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { createResourceServices } from '../resource/resource-services.ts';
import { createHistoryRepository } from './history.repository.ts';
import { createVersionReader } from './version-comparison.ts';

/** What the data log answers beside its list. */
export function createDataLogModule(services: Services): ServerModule {
  const compare = createVersionReader({
    directory: services.directory,
    history: createHistoryRepository(services.database),
    sourcesOf: createResourceServices(services).dependenciesOf,
    holds: ({ caller }, code) => services.gatekeeper.holds(caller, code),
  });
  return { routes: [guardedRoute(dataLogEndpoints.compare, ({ query }, call) => compare(query, call))] };
}
