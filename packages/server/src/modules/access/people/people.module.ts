import { userResource } from '@evergreen/core/resources';

import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createResourceServices } from '../../records/resource/resource-services.ts';
import { accountAdministrationRoutes } from './account-administration.routes.ts';

export function createPeopleModule(services: Services): ServerModule {
  const { serviceOf } = createResourceServices(services);
  const { repositoryOf, users } = services;
  return {
    routes: accountAdministrationRoutes({
      users,
      serviceFor: (call) => serviceOf(userResource, call),
      accountsOf: ({ tenantId }) => repositoryOf(userResource, { kind: 'system', tenantId }),
    }),
  };
}
