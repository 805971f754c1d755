import { savedQueryEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { guardedRoute } from '../../../http/endpoint-route.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { savedQueryMessages as messages } from './saved-query.messages.ts';
import { createSavedQueryRepository } from './saved-query.repository.ts';
import { createSavedQueryService } from './saved-query.service.ts';

/** Queries that accounts keep for lists, and share with roles. */
export function createSavedQueryModule({
  database,
  directory,
  clock,
  gatekeeper,
  contextOf,
  reachable,
}: Services): ServerModule {
  const queries = createSavedQueryRepository(database, clock);
  const service = createSavedQueryService({ directory, queries, holds: gatekeeper.holds, contextOf, reachable });
  return {
    routes: [
      guardedRoute(savedQueryEndpoints.list, async ({ query }, call) => {
        const found = await service.list(query.resource, call);
        return found.ok ? ok({ result: found.value }) : found;
      }),
      guardedRoute(savedQueryEndpoints.save, async ({ body }, call) => {
        const saved = await service.save(body, call);
        return saved.ok ? ok({ result: { id: saved.value }, message: messages.saved }) : saved;
      }),
      guardedRoute(savedQueryEndpoints.markDefault, async ({ body }, call) => {
        const marked = await service.markDefault(body.id, body.isDefault, call);
        return marked.ok ? ok({ result: null, message: messages.saved }) : marked;
      }),
      guardedRoute(savedQueryEndpoints.delete, async ({ query }, call) => {
        const gone = await service.delete(query.id, call);
        return gone.ok ? ok({ result: null, message: messages.deleted }) : gone;
      }),
    ],
  };
}
