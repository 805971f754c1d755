import { activityResource, logResource, userResource } from '@evergreen/core/resources';

import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createHomeRepository } from './home.repository.ts';
import { homeRoutes } from './home.routes.ts';

const counted = { activities: activityResource, accounts: userResource, log: logResource } as const;

export function createHomeModule({ database, clock, reachable }: Services): ServerModule {
  return {
    routes: homeRoutes(createHomeRepository(database), clock, (of, call) =>
      reachable(counted[of], { kind: 'caller', call }),
    ),
  };
}
