import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { loginOutcome } from './auth.contract.ts';
import { ANONYMOUS, defineEndpoint } from '../endpoint.ts';
import { wireText, wireWords } from '../schema.ts';

/** Name of a provider; used in URLs. */
export const thirdType = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,31}$/u));

/** A one-time code, or the secret of the browser that started the flow: letters, digits, dashes and underscores. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/u));

/** The third party's user that a one-time code stands for. */
export const thirdIdentity = { thirdType, token: secret, state: secret };

/** The message that the provider's window posts to its opener. */
export const thirdPartyAnswer = v.variant('kind', [
  v.object({
    kind: v.literal('evergreen.thirdParty.answered'),
    ...thirdIdentity,
    /** Whether the third-party account is linked to a user. Only determines the next step. */
    isKnown: v.boolean(),
  }),
  v.object({ kind: v.literal('evergreen.thirdParty.refused'), state: secret }),
]);
export type ThirdPartyAnswer = v.InferOutput<typeof thirdPartyAnswer>;

/** A new one-time code for logging in. */
const signInCode = secret;

export const thirdPartyEndpoints = {
  getLoginUser: defineEndpoint({
    name: 'thirdParty.getLoginUser',
    method: 'GET',
    path: '/sys/thirdLogin/getLoginUser/:token/:thirdType',
    summary: localized('第三方登录：用一次性凭证换取登录结果', 'Sign in by the one-time code of a third party'),
    access: ANONYMOUS,
    params: v.object({ token: secret, thirdType }),
    query: v.object({ state: v.optional(secret) }),
    answer: loginOutcome,
  }),
  create: defineEndpoint({
    name: 'thirdParty.create',
    method: 'POST',
    path: '/sys/thirdLogin/user/create',
    summary: localized('第三方登录：创建新账号', 'Make an account for a third party’s user'),
    access: ANONYMOUS,
    body: v.object(thirdIdentity),
    answer: signInCode,
    isSecret: true,
  }),
  checkPassword: defineEndpoint({
    name: 'thirdParty.checkPassword',
    method: 'POST',
    path: '/sys/thirdLogin/user/checkPassword',
    summary: localized('第三方登录：绑定已有账号', 'Bind a third party’s user to an account by its password'),
    access: ANONYMOUS,
    body: v.object({ ...thirdIdentity, username: wireWords({ characters: 64 }), password: wireText(128) }),
    answer: signInCode,
    isSecret: true,
  }),
} as const;
