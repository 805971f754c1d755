import type { FastifyInstance } from 'fastify';

import {
  authEndpoints,
  DEFAULT_BASE_PATH,
  secondFactorEndpoints,
  thirdPartyEndpoints,
  wireHeaders,
} from '@evergreen/core/contract';
import type { ClockPort } from '@evergreen/core/ports';

import { failureAnswer } from '../../../http/envelope-answer.ts';
import { networkOf } from '../../../http/network-address.ts';
import { createRateBuckets, type BucketSize } from '../../../http/rate-bucket.ts';
import { requestLocale } from '../../../http/request-locale.ts';
import { tooFastFailure } from './credential-check.ts';
import type { LoginThrottle } from './login-throttle.ts';

/** Tries of one address that are read at all: an office behind one address signs in within a few minutes. */
export const SIGN_IN_PACE: BucketSize = { perSecond: 20, most: 100 };

const GUARDED: ReadonlySet<string> = new Set(
  [
    authEndpoints.login,
    authEndpoints.phoneLogin,
    thirdPartyEndpoints.checkPassword,
    secondFactorEndpoints.signIn,
    secondFactorEndpoints.signInBegin,
    secondFactorEndpoints.signInConfirm,
  ].map(({ path }) => `${DEFAULT_BASE_PATH}${path}`),
);

export interface SignInGateDependencies {
  readonly throttle: Pick<LoginThrottle, 'addressWait'>;
  readonly clock: ClockPort;
  readonly pace: BucketSize;
}

/**
 * Refuses what an address sends too fast to sign in by, before its body is read and before the database is asked, with the words and the wait of the
 * throttle. What passes is counted and slowed down as ever; nothing here depends on a name, so that it tells nothing of one.
 */
export function guardSignIns(app: FastifyInstance, { throttle, clock, pace }: SignInGateDependencies): void {
  const addresses = createRateBuckets(clock, pace);
  // First tries of a connection, beside those: a person comes with one of their own while somebody floods from the same address.
  const newConnections = createRateBuckets(clock, pace);
  const known = new WeakSet<object>();

  function isAdmitted(network: string, socket: object): boolean {
    const isNew = !known.has(socket);
    known.add(socket);
    return addresses.take(network) || (isNew && newConnections.take(network));
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, ip, raw } = request;
    if (method !== 'POST' || !GUARDED.has(routeOptions.url ?? '') || isAdmitted(networkOf(ip), raw.socket))
      return done();
    const wait = throttle.addressWait(ip);
    const failure = tooFastFailure(wait > 0 ? { kind: 'slowDown', wait } : { kind: 'busy' });
    const { status, envelope } = failureAnswer(
      failure,
      requestLocale(request.headers[wireHeaders.language]),
      clock.now(),
    );
    request.arrivedAt = clock.now();
    void reply
      .code(status)
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(failure.kind === 'tooMany' ? failure.retryAfter : 1),
        'x-content-type-options': 'nosniff',
        [wireHeaders.requestId]: request.id,
      })
      .send(JSON.stringify(envelope));
  });
}
