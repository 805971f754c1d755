import type { AuthFacts, LoginAttempt, LoginChallenge } from '../auth/index.ts';
import { checkMobileRequired, checkSmsCode, validatorMessages } from '../../validation/validators/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { loginFormMessages } from './login-form.messages.ts';
import type { LoginField, LoginFormFacts, LoginMode, LoginState, LoginValues } from './login-form.types.ts';

export interface LoginFormContext {
  readonly mode: LoginMode;
  readonly values: LoginValues;
  readonly isRemembered: boolean;
  readonly hasPassedSlider: boolean;
  /** Submitted tabs, which show validation errors from then on. */
  readonly submitted: readonly LoginMode[];
  /** Tab and challenge of the last attempt; its failure belongs to this tab only. */
  readonly tried: { readonly mode: LoginMode; readonly challenge: LoginChallenge } | null;
  readonly login: LoginState;
}

export interface LoginFormInput {
  /** The remembered username; null if none. */
  readonly username: string | null;
  readonly login: LoginState;
}

export function loginFormStartingContext({ username, login }: LoginFormInput): LoginFormContext {
  return {
    mode: 'password',
    values: { username: username ?? '', password: '', captcha: '', mobile: '', code: '' },
    isRemembered: username !== null,
    hasPassedSlider: false,
    submitted: [],
    tried: null,
    login,
  };
}

/** Failures of other login methods are shown beside those methods. */
export function loginStateOf({ status, loginFailure, loginWay, challenge, captchaImage, end }: AuthFacts): LoginState {
  return {
    isBusy: status !== 'loggedOut',
    failure: loginWay === 'password' || loginWay === 'phone' ? loginFailure : null,
    challenge,
    captchaImage,
    hasExpired: end === 'expired',
  };
}

type Problems = readonly (readonly [LoginField, LocalizedText | null])[];

/** Validation errors in field order. The username is only required: the server knows which ones exist. */
function problemsOf({ mode, values, hasPassedSlider, login: { challenge } }: LoginFormContext): Problems {
  if (mode === 'phone')
    return [
      ['mobile', checkMobileRequired(values.mobile.trim())],
      ['code', checkSmsCode(values.code.trim())],
    ];
  return [
    ['username', values.username.trim() === '' ? validatorMessages.usernameRequired : null],
    ['password', values.password === '' ? loginFormMessages.passwordRequired : null],
    ['captcha', challenge === 'captcha' && values.captcha.trim() === '' ? loginFormMessages.captchaRequired : null],
    ['slider', challenge === 'none' || hasPassedSlider ? null : loginFormMessages.sliderRequired],
  ];
}

export function firstInvalidLoginField(context: LoginFormContext): LoginField | undefined {
  return problemsOf(context).find(([, problem]) => problem !== null)?.[0];
}

/** Field to focus after a rejected attempt: the secret of the tab, or the captcha with its new image. */
export function fieldToMend({ tried }: LoginFormContext): LoginField {
  if (tried?.mode === 'phone') return 'code';
  return tried?.challenge === 'captcha' ? 'captcha' : 'password';
}

export function attemptOf({ mode, values, hasPassedSlider, login: { challenge } }: LoginFormContext): LoginAttempt {
  const { username, password, captcha, mobile, code } = values;
  if (mode === 'phone') return { kind: 'phone', mobile, captcha: code };
  return {
    kind: 'password',
    username,
    password,
    ...(challenge === 'none' ? {} : { sliderPassed: hasPassedSlider }),
    ...(challenge === 'captcha' ? { captcha } : {}),
  };
}

export function loginFormFacts(context: LoginFormContext): LoginFormFacts {
  const { mode, values, isRemembered, submitted, tried, login } = context;
  const wrong = submitted.includes(mode) ? problemsOf(context).filter(([, problem]) => problem !== null) : [];
  return {
    mode,
    values,
    errors: Object.fromEntries(wrong),
    failure: tried?.mode === mode ? login.failure : null,
    isBusy: login.isBusy,
    challenge: login.challenge,
    captchaImage: login.captchaImage,
    hasExpired: login.hasExpired,
    isRemembered,
  };
}
