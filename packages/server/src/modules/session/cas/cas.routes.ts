import { loginMethodsEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { anonymousRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { offeredProviders } from '../third-party/offered-providers.ts';
import { casLoginUrl, type CasPlace } from './cas-client.ts';
import type { CasService } from './cas.service.ts';

export interface OfferedWays {
  readonly place: CasPlace | undefined;
  readonly hasTestProvider: boolean;
}

export function loginMethodsRoutes(cas: CasService, { place, hasTestProvider }: OfferedWays): readonly EndpointRoute[] {
  return [
    anonymousRoute(loginMethodsEndpoints.read, async (_input, { locale }) =>
      ok({
        result: {
          thirdParties: offeredProviders({ hasTestProvider }).map(({ thirdType, name }) => ({
            thirdType,
            name: name[locale],
          })),
          cas: place === undefined ? null : { loginUrl: casLoginUrl(place), service: place.service },
        },
      }),
    ),
    anonymousRoute(loginMethodsEndpoints.validateTicket, ({ query }, call) => cas.login(query, call)),
  ];
}
