import {
  ENVELOPE_CODE,
  type Credentials,
  type LoginOutcome,
  type LoginResult,
  type SecondFactorAsked,
  type PermissionResponse,
  type PhoneCredentials,
  type UserInfo,
} from '../../../contract/index.ts';
import { cleanText, seconds, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import type { PermissionLists } from '../../access/permissions/index.ts';
import { checkMobileRequired, checkSmsCode, validatorMessages } from '../../validation/validators/index.ts';
import { authMessages } from './auth.messages.ts';
import type { LoginAttempt, LoginChallenge, Session, ThirdPartyCode } from './auth.types.ts';

/** A captcha image and its key. */
export interface CaptchaPicture {
  readonly key: string;
  readonly image: string;
}

export type LoginRequest =
  | { readonly kind: 'password'; readonly body: Credentials }
  | { readonly kind: 'phone'; readonly body: PhoneCredentials }
  | { readonly kind: 'ticket'; readonly ticket: string }
  | ThirdPartyCode;

/** What a login attempt came to: a session, the second step, or a failure. */
export type LoginAnswer = Result<LoginOutcome, HttpFailure>;

/** The login of an answer; undefined if it failed or a second factor is asked. */
export function loginIn(answer: LoginAnswer): LoginResult | undefined {
  return answer.ok && 'token' in answer.value ? answer.value : undefined;
}

/** The second step that an answer asks for; undefined if none. */
export function secondStepIn(answer: LoginAnswer): SecondFactorAsked['secondFactor'] | undefined {
  return answer.ok && 'secondFactor' in answer.value ? answer.value.secondFactor : undefined;
}

/** Delay before the reload, during which the message of a rejected token is shown. */
export const REFUSED_PAUSE = seconds(1.5);

export function sessionOf(login: LoginResult): Session {
  return { token: login.token, user: login.userInfo };
}

export function permissionListsOf(answer: PermissionResponse): PermissionLists {
  return { own: answer.auth, all: answer.allAuth };
}

/** Change made by another window, relative to this window's session. */
export type KeptChange =
  | 'nothing'
  /** The same user has a new token or changed user info. */
  | 'renewed'
  | 'ended'
  /** Another user logged in, or a user where there was none. */
  | 'replaced';

export function keptChange(own: Session | null, kept: Session | null): KeptChange {
  if (kept === null) return own === null ? 'nothing' : 'ended';
  if (own === null || own.user.id !== kept.user.id) return 'replaced';
  return own.token === kept.token && isSameUser(own.user, kept.user) ? 'nothing' : 'renewed';
}

function isSameUser(one: UserInfo, other: UserInfo): boolean {
  return JSON.stringify(userFacts(one)) === JSON.stringify(userFacts(other));
}

/** In a fixed order, independent of the source. */
function userFacts({ id, username, realname, avatar, orgCode }: UserInfo): readonly unknown[] {
  return [id, username, realname, avatar, orgCode ?? ''];
}

/** The missing input that prevents a server call; undefined if complete. */
export function missingCredential(attempt: LoginAttempt, challenge: LoginChallenge): LocalizedText | undefined {
  if (attempt.kind === 'phone')
    return checkMobileRequired(cleanText(attempt.mobile)) ?? checkSmsCode(cleanText(attempt.captcha)) ?? undefined;
  if (attempt.kind === 'ticket' || attempt.kind === 'thirdParty') return undefined;
  if (cleanText(attempt.username) === '') return validatorMessages.usernameRequired;
  if (attempt.password === '') return authMessages.noPassword;
  // An attempt without the text would waste the image.
  return challenge === 'captcha' && (attempt.captcha ?? '').trim() === '' ? authMessages.noCaptcha : undefined;
}

/** Request of an attempt: trims the username, as blanks are usually typos; sends the password verbatim. */
export function loginRequestOf(attempt: LoginAttempt, picture: CaptchaPicture | null): LoginRequest {
  if (attempt.kind === 'phone')
    return { kind: 'phone', body: { mobile: cleanText(attempt.mobile), captcha: cleanText(attempt.captcha) } };
  if (attempt.kind === 'ticket' || attempt.kind === 'thirdParty') return attempt;
  const { username, password, sliderPassed, captcha } = attempt;
  return {
    kind: 'password',
    body: {
      username: cleanText(username),
      password,
      ...(sliderPassed === undefined ? {} : { sliderPassed }),
      ...(captcha === undefined || picture === null ? {} : { captcha: cleanText(captcha), checkKey: picture.key }),
    },
  };
}

/** Requirements of the next attempt; network failures and throttling change nothing. */
export function challengeAfter(failure: HttpFailure, before: LoginChallenge): LoginChallenge {
  if (failure.kind !== 'rejected') return before;
  if (failure.code === ENVELOPE_CODE.captchaNeeded) return 'captcha';
  return failure.code === ENVELOPE_CODE.sliderNeeded ? 'slider' : 'none';
}

/** Whether a call failed because the server knows its session no more. */
export function isSessionOver({ kind }: HttpFailure): boolean {
  return kind === 'unauthorised' || kind === 'tokenExpired';
}

/** Why a menu response is unusable; undefined if it is valid. An empty menu is a rejection. */
export function menuProblem(answer: Result<PermissionResponse, HttpFailure>): LocalizedText | undefined {
  if (!answer.ok) return answer.error.kind === 'rejected' ? failureText(answer.error) : authMessages.menuFailed;
  return answer.value.menu.length === 0 ? authMessages.emptyMenu : undefined;
}
