import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createOwnPasswordCheck } from '../account/own-password.ts';
import { offeredProviders } from './offered-providers.ts';
import { serveTestProvider } from './test-provider.ts';
import { thirdBindingRoutes } from './third-binding.routes.ts';
import { createThirdBindingService } from './third-binding.service.ts';
import { createThirdPartyRepository } from './third-party.repository.ts';
import { thirdPartyRoutes } from './third-party.routes.ts';
import { createThirdPartyService } from './third-party.service.ts';

export function createThirdPartyModule(services: Services): ServerModule {
  const repository = createThirdPartyRepository(services.database, services.clock);
  const bindings = createThirdBindingService({
    ...services,
    repository,
    providers: offeredProviders(services.settings),
    checkPassword: createOwnPasswordCheck(services),
  });
  return {
    routes: [
      ...thirdPartyRoutes(createThirdPartyService({ ...services, repository })),
      ...thirdBindingRoutes(bindings),
    ],
    ...(services.settings.hasTestProvider ? { servePages: (app) => serveTestProvider(app, repository) } : {}),
  };
}
