import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { ANONYMOUS, defineEndpoint } from '../endpoint.ts';
import { wireText, wireWords } from '../schema.ts';

const phoneProof = v.object({ phone: wireWords({ characters: 32 }), smscode: wireWords({ characters: 16 }) });
export type PhoneProof = v.InferOutput<typeof phoneProof>;

/**
 * `smscode` is a single-use ticket for changing the password, not the SMS code; `username` is the account of the
 * number.
 */
const phoneVerification = v.object({ smscode: v.pipe(v.string(), v.minLength(1)), username: v.string() });
export type PhoneVerification = v.InferOutput<typeof phoneVerification>;

const passwordReset = v.object({
  username: wireWords({ characters: 64 }),
  /** Longer text is rejected before hashing (threat T-20). */
  password: wireText(128),
  /** The ticket of `verifyPhone`. */
  smscode: wireText(64),
  phone: wireWords({ characters: 32 }),
});
export type PasswordReset = v.InferOutput<typeof passwordReset>;

/** Password reset by mobile number. */
export const passwordRecoveryEndpoints = {
  verifyPhone: defineEndpoint({
    name: 'passwordRecovery.verifyPhone',
    method: 'POST',
    path: '/sys/user/phoneVerification',
    summary: localized('找回密码：验证手机', 'Forgotten password: prove the mobile number'),
    access: ANONYMOUS,
    body: phoneProof,
    answer: phoneVerification,
    isSecret: true,
  }),
  /** The GET variant of the older family, with the password in the URL, is not supported. */
  changePassword: defineEndpoint({
    name: 'passwordRecovery.changePassword',
    method: 'POST',
    path: '/sys/user/passwordChange',
    summary: localized('找回密码：设置新密码', 'Forgotten password: set a new one'),
    access: ANONYMOUS,
    body: passwordReset,
    answer: v.unknown(),
    isSecret: true,
  }),
} as const;
