import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createRegistrationRepository } from './registration.repository.ts';
import { registrationRoutes } from './registration.routes.ts';
import { createRegistrationService } from './registration.service.ts';

export function createRegistrationModule(services: Services): ServerModule {
  const accounts = createRegistrationRepository(services.database, services.clock);
  return { routes: registrationRoutes(createRegistrationService({ ...services, accounts })) };
}
