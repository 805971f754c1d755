import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { applyingConditions, searchConditions } from '../../records/resource/conditions/resource-conditions.ts';
import { createWorkRepository } from './work.repository.ts';
import { workRoutes } from './work.routes.ts';

/** The work of staff, from the rows of all resources. */
export function createWorkModule({
  database,
  directory,
  clock,
  gatekeeper,
  reachable,
  dictionaries,
  writerNames,
  contextOf,
}: Services): ServerModule {
  return {
    routes: workRoutes({
      directory,
      work: createWorkRepository(database),
      clock,
      holds: gatekeeper.holds,
      rowsOf: (resource, call) => reachable(resource, { kind: 'caller', call }),
      async viewConditions(resource, search, call) {
        const found = searchConditions(resource, search);
        const applying = await applyingConditions(resource, search, () => contextOf(call));
        if (!found.ok || !applying.ok)
          throw new Error(`A view of "${resource.name}" has a search that its list does not take`);
        return [...found.value.conditions, ...applying.value.conditions];
      },
      realNames: writerNames,
      dictionaries: dictionaries.byCodes,
    }),
  };
}
