import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { departmentTree } from '../grant/grant.model.ts';
import { createGrantRepository } from '../grant/grant.repository.ts';
import { createPickerRepository } from './picker.repository.ts';
import { pickerRoutes } from './picker.routes.ts';

export function createPickerModule({ database, gatekeeper }: Services): ServerModule {
  const grants = createGrantRepository(database);
  const departments = async () => departmentTree(await grants.departments());
  return { routes: pickerRoutes(createPickerRepository(database), departments, gatekeeper.holds) };
}
