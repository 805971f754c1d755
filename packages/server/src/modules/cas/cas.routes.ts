import { signInWaysEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';

import { anonymousRoute, type EndpointRoute } from '../../http/endpoint-route.ts';
import { casLoginUrl, type CasPlace } from './cas-client.ts';
import type { CasService } from './cas.service.ts';

export function signInWaysRoutes(cas: CasService, place: CasPlace | undefined): readonly EndpointRoute[] {
  return [
    anonymousRoute(signInWaysEndpoints.read, async () =>
      ok({ result: { cas: place === undefined ? null : { loginUrl: casLoginUrl(place), service: place.service } } }),
    ),
    anonymousRoute(signInWaysEndpoints.validateTicket, ({ query }, call) => cas.login(query, call)),
  ];
}
