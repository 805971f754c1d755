import { departmentResource } from '@evergreen/core/resources';

import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { departmentTree } from '../grant/grant.model.ts';
import { departmentRows } from '../people/departments-in-reach.ts';
import { pickerRoutes } from './picker.routes.ts';
import { createUserChoice } from './user-choice.ts';

export function createPickerModule(services: Services): ServerModule {
  const { database, directory, gatekeeper, reachable } = services;
  return {
    routes: pickerRoutes({
      directory,
      users: createUserChoice(services),
      departments: async (call) =>
        departmentTree(
          await departmentRows(database.orm, await reachable(departmentResource, { kind: 'caller', call })),
        ),
      holds: gatekeeper.holds,
    }),
  };
}
