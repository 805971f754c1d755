import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createCheckRuleRepository } from './check-rule.repository.ts';
import { checkRoutes } from './check.routes.ts';
import { CHECK_LIMIT, createCheckService } from './check.service.ts';

export function createCheckModule({
  database,
  directory,
  repositoryOf,
  gatekeeper,
  limitOf,
  maskedSearches,
}: Services): ServerModule {
  const service = createCheckService({
    directory,
    repositoryOf,
    holds: gatekeeper.holds,
    rules: createCheckRuleRepository(database),
    limit: limitOf('checks', CHECK_LIMIT),
    admitMasked: maskedSearches.admit,
  });
  return { routes: checkRoutes(service) };
}
