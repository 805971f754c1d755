import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { passwordRecoveryRoutes } from './password-recovery.routes.ts';
import { createPasswordRecoveryService } from './password-recovery.service.ts';
import { createTicketRepository } from './ticket.repository.ts';

export function createPasswordRecoveryModule(services: Services): ServerModule {
  const tickets = createTicketRepository(services.database, services.clock);
  return { routes: passwordRecoveryRoutes(createPasswordRecoveryService({ ...services, tickets })) };
}
