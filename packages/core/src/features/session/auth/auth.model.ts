import {
  ENVELOPE_CODE,
  type Credentials,
  type LoginResult,
  type PermissionResponse,
  type PhoneCredentials,
  type UserInfo,
} from '../../../contract/index.ts';
import { seconds, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import type { PermissionLists } from '../../access/permissions/index.ts';
import { checkMobileRequired, checkSmsCode, validatorMessages } from '../../validation/validators/index.ts';
import { authMessages } from './auth.messages.ts';
import type { LoginAttempt, LoginChallenge, Session, ThirdPartyCode } from './auth.types.ts';

/** The picture of a captcha and the key it was asked by. */
export interface CaptchaPicture {
  readonly key: string;
  readonly image: string;
}

export type LoginRequest =
  | { readonly kind: 'password'; readonly body: Credentials }
  | { readonly kind: 'phone'; readonly body: PhoneCredentials }
  | { readonly kind: 'ticket'; readonly ticket: string }
  | ThirdPartyCode;

/** How long the message of a refused token stands before the interface starts afresh. */
export const REFUSED_PAUSE = seconds(1.5);

export function sessionOf(login: LoginResult): Session {
  return { token: login.token, user: login.userInfo };
}

export function permissionListsOf(answer: PermissionResponse): PermissionLists {
  return { own: answer.auth, all: answer.allAuth };
}

/** What another window did, seen from this one's session. */
export type KeptChange =
  | 'nothing'
  /** The same person has another token, or is known by other facts. */
  | 'renewed'
  | 'ended'
  /** Somebody else is signed in, or somebody where nobody was. */
  | 'replaced';

export function keptChange(own: Session | null, kept: Session | null): KeptChange {
  if (kept === null) return own === null ? 'nothing' : 'ended';
  if (own === null || own.user.id !== kept.user.id) return 'replaced';
  return own.token === kept.token && isSameUser(own.user, kept.user) ? 'nothing' : 'renewed';
}

function isSameUser(one: UserInfo, other: UserInfo): boolean {
  return JSON.stringify(userFacts(one)) === JSON.stringify(userFacts(other));
}

/** In one order, whichever way they came. */
function userFacts({ id, username, realname, avatar, orgCode }: UserInfo): readonly unknown[] {
  return [id, username, realname, avatar, orgCode ?? ''];
}

/** What is missing before the server need be asked; undefined when nothing is. */
export function missingCredential(attempt: LoginAttempt, challenge: LoginChallenge): LocalizedText | undefined {
  if (attempt.kind === 'phone')
    return checkMobileRequired(attempt.mobile.trim()) ?? checkSmsCode(attempt.captcha.trim()) ?? undefined;
  if (attempt.kind === 'ticket' || attempt.kind === 'thirdParty') return undefined;
  if (attempt.username.trim() === '') return validatorMessages.usernameRequired;
  if (attempt.password === '') return authMessages.noPassword;
  // A try without the characters would spend the picture.
  return challenge === 'captcha' && (attempt.captcha ?? '').trim() === '' ? authMessages.noCaptcha : undefined;
}

/** What is sent: a name is typed with blanks around it more often than a name holds one; a password is sent as it was typed. */
export function loginRequestOf(attempt: LoginAttempt, picture: CaptchaPicture | null): LoginRequest {
  if (attempt.kind === 'phone')
    return { kind: 'phone', body: { mobile: attempt.mobile.trim(), captcha: attempt.captcha.trim() } };
  if (attempt.kind === 'ticket' || attempt.kind === 'thirdParty') return attempt;
  const { username, password, sliderPassed, captcha } = attempt;
  return {
    kind: 'password',
    body: {
      username: username.trim(),
      password,
      ...(sliderPassed === undefined ? {} : { sliderPassed }),
      ...(captcha === undefined || picture === null ? {} : { captcha: captcha.trim(), checkKey: picture.key }),
    },
  };
}

/** What the next try has to bring; a call that failed on its way, or was slowed down, changes nothing. */
export function challengeAfter(failure: HttpFailure, before: LoginChallenge): LoginChallenge {
  if (failure.kind !== 'rejected') return before;
  if (failure.code === ENVELOPE_CODE.captchaNeeded) return 'captcha';
  return failure.code === ENVELOPE_CODE.sliderNeeded ? 'slider' : 'none';
}

/** Why a menu answer cannot be worked with; undefined when it can. An empty menu is a refusal. */
export function menuProblem(answer: Result<PermissionResponse, HttpFailure>): LocalizedText | undefined {
  if (!answer.ok) return answer.error.kind === 'rejected' ? failureText(answer.error) : authMessages.menuFailed;
  return answer.value.menu.length === 0 ? authMessages.emptyMenu : undefined;
}
