import { departmentResource, positionResource, userResource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { createColleagueRepository, type ReachablePeople } from './colleague.repository.ts';
import { colleagueRoutes } from './colleague.routes.ts';

export function createColleagueModule({ database, departments, reachable }: Services): ServerModule {
  const reachOf = async (call: SignedInCall): Promise<ReachablePeople> => ({
    people: await reachable(userResource, { kind: 'caller', call }),
    departments: await reachable(departmentResource, { kind: 'caller', call }),
    positions: await reachable(positionResource, { kind: 'caller', call }),
  });
  return {
    routes: colleagueRoutes({
      colleagues: createColleagueRepository(database),
      orm: database.orm,
      reachOf,
      own: departments,
    }),
  };
}
