import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { serveTestProvider } from './test-provider.ts';
import { thirdBindingRoutes } from './third-binding.routes.ts';
import { createThirdBindings } from './third-bindings.ts';
import { createThirdPartyRepository } from './third-party.repository.ts';
import { thirdPartyRoutes } from './third-party.routes.ts';
import { createThirdPartyService } from './third-party.service.ts';

export function createThirdPartyModule(services: Services): ServerModule {
  const repository = createThirdPartyRepository(services.database, services.clock);
  return {
    routes: [
      ...thirdPartyRoutes(createThirdPartyService({ ...services, repository })),
      ...thirdBindingRoutes(createThirdBindings(services)),
    ],
    ...(services.settings.hasTestProvider ? { servePages: (app) => serveTestProvider(app, repository) } : {}),
  };
}
