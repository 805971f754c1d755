import { dataRuleResource, permissionCode } from '@evergreen/core/resources';

import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createRowLimits } from '../permission/row-limits.ts';
import { grantMessages } from './grant.messages.ts';
import { grantRoutes } from './grant.routes.ts';
import { createGrants } from './grants.ts';
import { roleRightsRoutes } from './role-rights.routes.ts';

export function createGrantModule(services: Services): ServerModule {
  const granting = createGrants(services);
  const { grants } = granting;
  const limits = createRowLimits({ ...services, orm: services.database.orm });
  const { dataRules, gatekeeper, permissions, repositoryOf } = services;
  return {
    routes: [
      ...grantRoutes(granting),
      ...roleRightsRoutes({
        grants,
        permissions,
        async rulesOf(roleId, call) {
          const rules = await dataRules.ofRole(roleId);
          const maySee = await gatekeeper.holds(call.caller, permissionCode(dataRuleResource, 'list'));
          const ids = maySee ? rules.map(({ id }) => id) : [];
          const found = await repositoryOf(dataRuleResource, { kind: 'caller', call }).findMany(ids, ['id']);
          const seen = new Set(found.map(({ id }) => id));
          // That there is one is no secret: the role is limited. What it is called is.
          const unseen = grantMessages.unseenRule[call.locale];
          return Promise.all(
            rules.map(async ({ id, ruleName, resource, condition }) =>
              seen.has(id)
                ? { id, ruleName, resource, sentence: await limits.sentence(resource, condition, call) }
                : { id, ruleName: unseen, resource, sentence: '' },
            ),
          );
        },
      }),
    ],
  };
}
