import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { loginResult } from './auth.contract.ts';
import { ANONYMOUS, defineEndpoint } from '../endpoint.ts';
import { wireText } from '../schema.ts';
import { thirdType } from './third-party.contract.ts';

const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s"'<>\\]+$/u), v.maxLength(2048));

/** A ticket of a CAS server, CAS Protocol 3.0.3 §3.1: it begins with `ST-`. */
export const casTicket = v.pipe(v.string(), v.regex(/^ST-[\w.-]{1,250}$/u));

const loginMethods = v.object({
  /** The third parties whose users may sign in, by the name of their provider and what it is called. */
  thirdParties: v.nullish(v.array(v.object({ thirdType, name: v.pipe(v.string(), v.maxLength(64)) })), []),
  /** The single sign-on of the house; null when it is off. */
  cas: v.nullish(
    v.object({
      /** Where people sign in; it leads back with a ticket. */
      loginUrl: webAddress,
      /** What tickets are asked for; the server takes no other. */
      service: webAddress,
    }),
    null,
  ),
});
/** The ways to sign in, beside name and password, that the server has switched on. */
export type LoginMethods = v.InferOutput<typeof loginMethods>;

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
    answer: loginResult,
  }),
} as const;
