import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier, wireText } from '../schema.ts';
import { ownSignIn } from './session.contract.ts';
import { thirdIdentity, thirdType } from './third-party.contract.ts';

/** Times are `YYYY-MM-DD HH:mm:ss` in UTC+8. */
const thirdBinding = v.object({
  /** Names the binding; says nothing about the account at the provider. */
  id: identifier,
  /** Name of the account at the provider; empty where the provider told none. */
  name: v.string(),
  boundAt: v.string(),
  /** Last sign-in by it; null if there was none. */
  lastUsedAt: v.nullish(v.string(), null),
});
/** An account of a provider that signs in to one's own account. */
export type ThirdBinding = v.InferOutput<typeof thirdBinding>;

const boundProvider = v.object({
  thirdType,
  name: v.string(),
  /** Whether people can sign in by it now; one that is no longer configured is listed while something is bound. */
  isOffered: v.boolean(),
  bindings: v.array(thirdBinding),
});
/** A provider with what is bound to one's own account there. */
export type BoundProvider = v.InferOutput<typeof boundProvider>;

export const thirdBindings = v.object({
  providers: v.array(boundProvider),
  /** False for an account that a third party made and whose password nobody knows. */
  hasPassword: v.boolean(),
});
export type ThirdBindings = v.InferOutput<typeof thirdBindings>;

const thirdSignIn = v.object({ ...ownSignIn.entries, provider: v.string() });
/** An entry of the log of one's own account about third-party sign-in, with the name of the provider. */
export type ThirdSignIn = v.InferOutput<typeof thirdSignIn>;

/** Repeated calls are not answered from the store: a code counts once, and the request holds a password. */
const once = { isSecret: true, isReplayed: false } as const;

export const thirdBindingEndpoints = {
  read: defineEndpoint({
    name: 'thirdBinding.read',
    method: 'GET',
    path: '/sys/thirdLogin/bindings',
    summary: localized('我的第三方账号绑定', 'The accounts of third parties that are bound to one’s own'),
    access: SIGNED_IN,
    answer: thirdBindings,
  }),
  signIns: defineEndpoint({
    name: 'thirdBinding.signIns',
    method: 'GET',
    path: '/sys/thirdLogin/signIns',
    summary: localized(
      '我最近20条第三方登录与绑定记录',
      'The last 20 entries of the log about third parties and one’s own account',
    ),
    access: SIGNED_IN,
    answer: v.array(thirdSignIn),
  }),
  bind: defineEndpoint({
    name: 'thirdBinding.bind',
    method: 'POST',
    path: '/sys/thirdLogin/user/bind',
    summary: localized('绑定第三方账号到我的账号', 'Bind a third party’s user to one’s own account by a one-time code'),
    access: SIGNED_IN,
    body: v.object(thirdIdentity),
    answer: v.unknown(),
    ...once,
  }),
  unbind: defineEndpoint({
    name: 'thirdBinding.unbind',
    method: 'POST',
    path: '/sys/thirdLogin/user/unbind',
    summary: localized('解除我的第三方账号绑定', 'Unbind a third party’s user from one’s own account'),
    access: SIGNED_IN,
    body: v.object({ id: identifier, password: wireText(128) }),
    answer: v.unknown(),
    ...once,
  }),
} as const;
