import type { LocalizedText } from '@evergreen/core/kernel';

import { TEST_PROVIDER } from './test-provider.ts';
import { thirdPartyServerMessages } from './third-party.messages.ts';

/** A third party that people can sign in by. */
export interface OfferedProvider {
  readonly thirdType: string;
  readonly name: LocalizedText;
}

/** The providers that the server is configured with. */
export function offeredProviders({
  hasTestProvider,
}: {
  readonly hasTestProvider: boolean;
}): readonly OfferedProvider[] {
  return hasTestProvider ? [{ thirdType: TEST_PROVIDER, name: thirdPartyServerMessages.testProvider }] : [];
}
