import { departmentResource, userResource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createResourceServices } from '../../records/resource/resource-services.ts';
import { createSessionService } from '../../session/sessions/sessions.service.ts';
import { createThirdBindings } from '../../session/third-party/third-bindings.ts';
import { accountAdministrationRoutes } from './account-administration.routes.ts';
import { accountBindingRoutes } from './account-binding.routes.ts';
import { createAccountOwners } from './account-owner.ts';
import { accountSessionRoutes } from './account-session.routes.ts';
import { memberRoutes } from './member.routes.ts';
import { personNamed } from './person-named.ts';

export function createPeopleModule(services: Services): ServerModule {
  const { serviceOf } = createResourceServices(services);
  const { database, reachable, repositoryOf } = services;
  const serviceFor = (call: SignedInCall) => serviceOf(userResource, call);
  const owners = createAccountOwners({ serviceFor, accounts: services.accounts });
  return {
    routes: [
      ...accountAdministrationRoutes({
        personOf: async (username, call) =>
          personNamed(database.orm, await reachable(userResource, { kind: 'caller', call }), username),
        serviceFor,
        admitMasked: services.maskedSearches.admit,
        async givable(call) {
          const given = await services.accounts.givable(call);
          if (given.departments === null) return given;
          const seen = repositoryOf(departmentResource, { kind: 'caller', call });
          const departments = await seen.findMany(given.departments, ['id']);
          return { ...given, departments: departments.map(({ id }) => id) };
        },
        accountsOf: (call) => repositoryOf(userResource, { kind: 'caller', call }),
      }),
      ...memberRoutes({
        serviceFor,
        transaction: services.transaction,
        reaches: async (resource, id, call) =>
          (await repositoryOf(resource, { kind: 'caller', call }).find(id)) !== undefined,
      }),
      ...accountSessionRoutes(owners, createSessionService(services)),
      ...accountBindingRoutes(owners, createThirdBindings(services)),
    ],
  };
}
