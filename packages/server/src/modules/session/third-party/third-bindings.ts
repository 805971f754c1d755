import type { Services } from '../../../services.ts';
import { createOwnPasswordCheck } from '../account/own-password.ts';
import { offeredProviders } from './offered-providers.ts';
import { createThirdBindingService, type ThirdBindingCalls } from './third-binding.service.ts';
import { createThirdPartyRepository } from './third-party.repository.ts';

/** What is bound to accounts, for their owners and for those who look after accounts. */
export function createThirdBindings(services: Services): ThirdBindingCalls {
  return createThirdBindingService({
    ...services,
    repository: createThirdPartyRepository(services.database, services.clock),
    providers: offeredProviders(services.settings),
    checkPassword: createOwnPasswordCheck(services),
  });
}
