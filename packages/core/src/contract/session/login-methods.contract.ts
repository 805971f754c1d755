import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { loginOutcome } from './auth.contract.ts';
import { ANONYMOUS, defineEndpoint } from '../endpoint.ts';
import { wireText } from '../schema.ts';
import { thirdType } from './third-party.contract.ts';

const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s"'<>\\]+$/u), v.maxLength(2048));

/** A CAS service ticket (CAS Protocol 3.0.3 §3.1): starts with `ST-`. */
export const casTicket = v.pipe(v.string(), v.regex(/^ST-[\w.-]{1,250}$/u));

const demonstrationAccount = v.object({
  username: v.pipe(v.string(), v.maxLength(64)),
  /** Name of its role. */
  role: v.pipe(v.string(), v.maxLength(200)),
  /** What the role may do. */
  about: v.pipe(v.string(), v.maxLength(500)),
});
export type DemonstrationAccount = v.InferOutput<typeof demonstrationAccount>;

const loginMethods = v.object({
  /** Third-party login providers with their display names. */
  thirdParties: v.nullish(v.array(v.object({ thirdType, name: v.pipe(v.string(), v.maxLength(64)) })), []),
  /** The single sign-on; null if disabled. */
  cas: v.nullish(
    v.object({
      /** Login page of the CAS server; redirects back with a ticket. */
      loginUrl: webAddress,
      /** The service that tickets are issued for; the server accepts no other. */
      service: webAddress,
    }),
    null,
  ),
  /** One account of each role while all still have the password of the first start; none afterwards. */
  demonstration: v.nullish(v.array(demonstrationAccount), []),
});
/** Login methods enabled on the server, beside username and password. */
export type LoginMethodsResponse = v.InferOutput<typeof loginMethods>;

export const loginMethodsEndpoints = {
  read: defineEndpoint({
    name: 'loginMethods.read',
    method: 'GET',
    path: '/sys/signInWays',
    summary: localized('已启用的登录方式', 'The ways to sign in that are switched on'),
    access: ANONYMOUS,
    answer: loginMethods,
  }),
  validateTicket: defineEndpoint({
    name: 'loginMethods.validateTicket',
    method: 'GET',
    path: '/sys/cas/client/validateLogin',
    summary: localized('校验单点登录票据', 'Sign in by a ticket of the single sign-on'),
    access: ANONYMOUS,
    query: v.object({ ticket: wireText(256), service: v.optional(wireText(2048), '') }),
    answer: loginOutcome,
  }),
} as const;
