import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createDataRuleRepository } from '../permission/data-rule.repository.ts';
import { createGrantRepository } from './grant.repository.ts';
import { grantRoutes } from './grant.routes.ts';
import { createGrantService } from './grant.service.ts';
import { roleRightsRoutes } from './role-rights.routes.ts';

export function createGrantModule({ database, permissions, audit, transaction }: Services): ServerModule {
  const grants = createGrantRepository(database);
  const dataRules = createDataRuleRepository(database);
  return {
    routes: [
      ...grantRoutes(createGrantService({ grants, permissions, audit, transaction }), grants),
      ...roleRightsRoutes({ grants, permissions, dataRules }),
    ],
  };
}
