import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { demonstrationAccounts } from '../auth/demonstration.repository.ts';
import { createCasClient } from './cas-client.ts';
import { loginMethodsRoutes } from './cas.routes.ts';
import { createCasService, TICKET_LIMIT } from './cas.service.ts';

export function createCasModule(services: Services): ServerModule {
  const { database, logger, limitOf, settings } = services;
  const { cas: place, hasTestProvider } = settings;
  const service = createCasService({
    ...services,
    cas: place === undefined ? undefined : { place, client: createCasClient(place, logger) },
    limit: limitOf('casTickets', TICKET_LIMIT),
  });
  return {
    routes: loginMethodsRoutes(service, {
      place,
      hasTestProvider,
      demonstration: () => demonstrationAccounts(database),
    }),
  };
}
