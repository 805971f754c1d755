import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createOwnPasswordCheck } from '../account/own-password.ts';
import { CODE_LIMIT, createSecondFactorCheck } from './second-factor-check.ts';
import { createSecondFactorEnrolment } from './second-factor-enrolment.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { createSecondFactorService } from './second-factor.service.ts';

export function createSecondFactorModule(services: Services): ServerModule {
  const service = createSecondFactorService({
    ...services,
    checkPassword: createOwnPasswordCheck(services),
    check: createSecondFactorCheck({ ...services, codeLimit: services.limitOf('secondFactorCodes', CODE_LIMIT) }),
    enrolment: createSecondFactorEnrolment(services),
  });
  return { routes: secondFactorRoutes(service) };
}
