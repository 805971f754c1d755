import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { ANONYMOUS, defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { wireText, wireWords } from '../schema.ts';
import { loginResult, signInTicket } from './auth.contract.ts';

/** Digits of a code of an authenticator app (RFC 6238); longer codes are recovery codes. */
export const TOTP_DIGITS = 6;

/** What an authenticator app shows, or a recovery code; spaces and dashes are ignored. */
const code = wireWords({ characters: 64 });

/** Longer text is rejected before hashing (threat T-20). */
const password = wireText(128);

const secondFactorState = v.object({
  isOn: v.boolean(),
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8; null while it is off. */
  turnedOnAt: v.nullish(v.string(), null),
  /** Recovery codes that were not used yet. */
  recoveryCodesLeft: v.number(),
  /** One of the person's roles requires it. */
  isRequired: v.boolean(),
});
export type SecondFactorState = v.InferOutput<typeof secondFactorState>;

const enrolmentKey = v.object({
  /** Base32 (RFC 4648), to be typed where no picture can be scanned. */
  secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,128}$/u)),
  /** For the picture: `otpauth://totp/…`. */
  uri: v.pipe(v.string(), v.regex(/^otpauth:\/\/totp\//u), v.maxLength(1024)),
});
/** The secret of a new authenticator, answered once. */
export type EnrolmentKey = v.InferOutput<typeof enrolmentKey>;

/** Answered once; the server keeps only their hashes. */
const recoveryCodes = v.array(v.pipe(v.string(), v.minLength(1)));

/** None is answered from the store of repeated calls: their answers are secrets. */
const once = { isSecret: true, isReplayed: false } as const;

export const secondFactorEndpoints = {
  read: defineEndpoint({
    name: 'secondFactor.read',
    method: 'GET',
    path: '/sys/secondFactor',
    summary: localized('我的两步验证状态', 'Whether one’s own second factor is on'),
    access: SIGNED_IN,
    answer: secondFactorState,
  }),
  begin: defineEndpoint({
    name: 'secondFactor.begin',
    method: 'POST',
    path: '/sys/secondFactor/begin',
    summary: localized('开始启用两步验证：取得密钥', 'Begin to turn one’s own second factor on: a new secret'),
    access: SIGNED_IN,
    body: v.object({ password }),
    answer: enrolmentKey,
    ...once,
  }),
  confirm: defineEndpoint({
    name: 'secondFactor.confirm',
    method: 'POST',
    path: '/sys/secondFactor/confirm',
    summary: localized(
      '启用两步验证：核对验证码，取得恢复码',
      'Turn one’s own second factor on by a code of the new secret',
    ),
    access: SIGNED_IN,
    body: v.object({ code }),
    answer: v.object({ recoveryCodes }),
    ...once,
  }),
  turnOff: defineEndpoint({
    name: 'secondFactor.turnOff',
    method: 'POST',
    path: '/sys/secondFactor/turnOff',
    summary: localized('关闭我的两步验证', 'Turn one’s own second factor off'),
    access: SIGNED_IN,
    body: v.object({ password }),
    answer: v.unknown(),
    ...once,
  }),
  renewCodes: defineEndpoint({
    name: 'secondFactor.renewCodes',
    method: 'POST',
    path: '/sys/secondFactor/renewCodes',
    summary: localized('换一组恢复码，旧的作废', 'New recovery codes; the old ones are void'),
    access: SIGNED_IN,
    body: v.object({ password }),
    answer: v.object({ recoveryCodes }),
    ...once,
  }),
  signIn: defineEndpoint({
    name: 'secondFactor.signIn',
    method: 'POST',
    path: '/sys/secondFactor/signIn',
    summary: localized(
      '登录第二步：核对验证码或恢复码',
      'Finish a sign-in by the code of an authenticator or a recovery code',
    ),
    access: ANONYMOUS,
    body: v.object({ ticket: signInTicket, code }),
    answer: loginResult,
    ...once,
  }),
  signInBegin: defineEndpoint({
    name: 'secondFactor.signInBegin',
    method: 'POST',
    path: '/sys/secondFactor/signInBegin',
    summary: localized('登录时启用两步验证：取得密钥', 'Begin to enrol during a sign-in that requires a second factor'),
    access: ANONYMOUS,
    body: v.object({ ticket: signInTicket }),
    answer: enrolmentKey,
    ...once,
  }),
  signInConfirm: defineEndpoint({
    name: 'secondFactor.signInConfirm',
    method: 'POST',
    path: '/sys/secondFactor/signInConfirm',
    summary: localized(
      '登录时启用两步验证：核对验证码，完成登录',
      'Enrol by a code of the new secret and finish the sign-in',
    ),
    access: ANONYMOUS,
    body: v.object({ ticket: signInTicket, code }),
    answer: v.object({ login: loginResult, recoveryCodes }),
    ...once,
  }),
} as const;
