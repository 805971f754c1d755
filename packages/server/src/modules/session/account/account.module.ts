import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { accountRoutes } from './account.routes.ts';
import { createDepartmentService } from './department.service.ts';
import { createPasswordService } from './password.service.ts';

export function createAccountModule(services: Services): ServerModule {
  return { routes: accountRoutes(createPasswordService(services), createDepartmentService(services)) };
}
