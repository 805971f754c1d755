import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createOwnPasswordCheck } from '../account/own-password.ts';
import { createProfileRepository } from './profile.repository.ts';
import { profileRoutes } from './profile.routes.ts';
import { createServerProfileService } from './profile.service.ts';

export function createProfileModule(services: Services): ServerModule {
  const profiles = createProfileRepository(services.database, services.clock);
  const ownPassword = createOwnPasswordCheck(services);
  return { routes: profileRoutes(createServerProfileService({ ...services, profiles, ownPassword })) };
}
