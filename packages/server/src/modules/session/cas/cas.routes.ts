import { loginMethodsEndpoints, type DemonstrationAccount } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { anonymousRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { offeredProviders } from '../third-party/offered-providers.ts';
import { casLoginUrl, type CasPlace } from './cas-client.ts';
import type { CasService } from './cas.service.ts';

export interface OfferedWays {
  readonly place: CasPlace | undefined;
  readonly hasTestProvider: boolean;
  demonstration(): Promise<readonly DemonstrationAccount[]>;
}

export function loginMethodsRoutes(
  cas: CasService,
  { place, hasTestProvider, demonstration }: OfferedWays,
): readonly EndpointRoute[] {
  return [
    anonymousRoute(loginMethodsEndpoints.read, async (_input, { locale }) =>
      ok({
        result: {
          thirdParties: offeredProviders({ hasTestProvider }).map(({ thirdType, name }) => ({
            thirdType,
            name: name[locale],
          })),
          cas: place === undefined ? null : { loginUrl: casLoginUrl(place), service: place.service },
          demonstration: [...(await demonstration())],
        },
      }),
    ),
    anonymousRoute(loginMethodsEndpoints.validateTicket, ({ query }, call) => cas.login(query, call)),
  ];
}
