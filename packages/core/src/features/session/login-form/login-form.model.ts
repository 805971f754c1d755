import type { AuthFacts, LoginAttempt, LoginChallenge } from '../auth/index.ts';
import { formRefusalOf, type FormRefusal } from '../../../http/index.ts';
import { checkMobileRequired, checkSmsCode, validatorMessages } from '../../validation/validators/index.ts';
import { cleanText, type LocalizedText } from '../../../kernel/index.ts';
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
  /** The server's errors of the last attempt, until their field changes. */
  readonly refusals: FormRefusal<LoginField>['refusals'];
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
    refusals: {},
    login,
  };
}

/** Failures of other login methods are shown beside those methods. */
export function loginStateOf(facts: AuthFacts): LoginState {
  const { status, loginFailure, loginCallFailure, loginWay, challenge, captchaImage, end } = facts;
  const isOwn = loginWay === 'password' || loginWay === 'phone';
  return {
    isBusy: status !== 'loggedOut',
    failure: isOwn ? loginFailure : null,
    callFailure: isOwn ? loginCallFailure : null,
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
      ['mobile', checkMobileRequired(cleanText(values.mobile))],
      ['code', checkSmsCode(cleanText(values.code))],
    ];
  return [
    ['username', cleanText(values.username) === '' ? validatorMessages.usernameRequired : null],
    ['password', values.password === '' ? loginFormMessages.passwordRequired : null],
    ['captcha', challenge === 'captcha' && cleanText(values.captcha) === '' ? loginFormMessages.captchaRequired : null],
    ['slider', challenge === 'none' || hasPassedSlider ? null : loginFormMessages.sliderRequired],
  ];
}

/** In form order. */
export function invalidLoginFields(context: LoginFormContext): readonly LoginField[] {
  return problemsOf(context).flatMap(([field, problem]) => (problem === null ? [] : [field]));
}

/** Keys of the request, as the server names refused ones. */
const FIELD_OF: Readonly<Record<LoginMode, Readonly<Record<string, LoginField>>>> = {
  password: { username: 'username', password: 'password', captcha: 'captcha' },
  phone: { mobile: 'mobile', captcha: 'code' },
};

function refusalOf({ tried, login }: Pick<LoginFormContext, 'tried' | 'login'>): FormRefusal<LoginField> {
  if (tried === null || login.callFailure === null) return { refusals: {}, failure: login.failure };
  return formRefusalOf(login.callFailure, FIELD_OF[tried.mode]);
}

export function refusedLoginValues(context: LoginFormContext): LoginFormContext['refusals'] {
  return refusalOf(context).refusals;
}

/** After a rejected attempt: the fields that the server names, otherwise the one to change. */
export function refusedLoginFields(context: LoginFormContext): readonly LoginField[] {
  const named = problemsOf(context).flatMap(([field]) => (context.refusals[field] === undefined ? [] : [field]));
  return named.length > 0 ? named : [fieldToMend(context)];
}

/** The secret of the tab, or the captcha with its new image. */
function fieldToMend({ tried }: LoginFormContext): LoginField {
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
  const { mode, values, isRemembered, submitted, tried, refusals, login } = context;
  const wrong = submitted.includes(mode) ? problemsOf(context).filter(([, problem]) => problem !== null) : [];
  return {
    mode,
    values,
    errors: { ...(tried?.mode === mode ? refusals : {}), ...Object.fromEntries(wrong) },
    failure: tried?.mode === mode ? refusalOf(context).failure : null,
    isBusy: login.isBusy,
    challenge: login.challenge,
    captchaImage: login.captchaImage,
    hasExpired: login.hasExpired,
    isRemembered,
  };
}
