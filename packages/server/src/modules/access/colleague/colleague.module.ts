import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { departmentTree } from '../grant/grant.model.ts';
import { createGrantRepository } from '../grant/grant.repository.ts';
import { createColleagueRepository } from './colleague.repository.ts';
import { colleagueRoutes } from './colleague.routes.ts';

export function createColleagueModule({ database, departments }: Services): ServerModule {
  const grants = createGrantRepository(database);
  const tree = async () => departmentTree(await grants.departments());
  return { routes: colleagueRoutes(createColleagueRepository(database), tree, departments) };
}
