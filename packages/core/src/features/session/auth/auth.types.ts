import type {
  Credentials,
  DictionaryMap,
  LoginResult,
  MenuNode,
  PhoneCredentials,
  SecondFactorAsked,
  UserInfo,
} from '../../../contract/index.ts';
import type { HttpFailure } from '../../../http/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';
import type { PermissionLists } from '../../access/permissions/index.ts';
import type { PendingChoice, OrgSelectionEvent, OrgSelectionFacts } from './org-selection.types.ts';

export type AuthStatus =
  /** Reading the stored session. */
  | 'restoring'
  | 'loggedOut'
  | 'loggingIn'
  /** The first factor is proved, the second is asked; there is no token yet. */
  | 'provingSecondFactor'
  /** Logged in; department or tenant must be selected before the menu is loaded. */
  | 'choosing'
  /** Logged in, loading the menu. */
  | 'loadingPermissions'
  | 'loggedIn'
  | 'loggingOut';

export interface Session {
  readonly token: string;
  readonly user: UserInfo;
}

/** Why the last session ended, for the login page. */
export type SessionEnd =
  | 'signedOut'
  | 'expired'
  | 'menuFailed'
  /** Another window logged out or detected expiry. */
  | 'endedElsewhere'
  /** Another user logged in in another window. */
  | 'replaced';

/** One login attempt. The service adds the key of the captcha image. */
export type LoginAttempt =
  | (Omit<Credentials, 'checkKey'> & { readonly kind?: 'password' })
  | (PhoneCredentials & { readonly kind: 'phone' })
  /** The ticket returned by the single sign-on. */
  | { readonly kind: 'ticket'; readonly ticket: string }
  /** The one-time code of a third-party login. */
  | ThirdPartyCode;

/** `state` is the secret of the window that started the flow. */
export interface ThirdPartyCode {
  readonly kind: 'thirdParty';
  readonly thirdType: string;
  readonly token: string;
  readonly state: string;
}

/** The method of a login attempt. */
export type LoginWay = NonNullable<LoginAttempt['kind']>;

/** Requirements of the next password attempt: `captcha` includes the slider. */
export type LoginChallenge = 'none' | 'slider' | 'captcha';

export type AuthEvent =
  | OrgSelectionEvent
  | { readonly type: 'login.submit'; readonly credentials: LoginAttempt }
  /** The second step came to a login. */
  | { readonly type: 'secondFactor.proved'; readonly login: LoginResult }
  /** Back to the first step, because the person chose so or, with a reason, because the second one is over. */
  | { readonly type: 'secondFactor.leave'; readonly reason: LocalizedText | null }
  /** Load a new captcha image; ignored unless a captcha is required. */
  | { readonly type: 'captcha.refresh' }
  | { readonly type: 'logout.request' }
  | { readonly type: 'logout.confirm' }
  | { readonly type: 'logout.cancel' }
  /** Reload menu and permissions after a change of language or grants. A failure keeps the old ones. */
  | { readonly type: 'menu.refresh' }
  /** Updated info of the logged-in user after a department switch. Ignored for another user. */
  | { readonly type: 'user.changed'; readonly user: UserInfo }
  /** All dictionaries were reloaded. */
  | { readonly type: 'dictionaries.changed'; readonly dictionaries: DictionaryMap }
  /** The server rejected the token (401); sent by the HTTP client, once or more. */
  | { readonly type: 'session.refused' }
  /** The token expired, as reported by older servers (500 with Token失效): prompt before logout. */
  | { readonly type: 'session.expired' }
  /** The button of the expired dialog. */
  | { readonly type: 'session.renew' }
  /** Another window may have changed the stored login; this is the current one. */
  | { readonly type: 'kept.changed'; readonly kept: KeptSignIn };

/** Login data shared by all windows of this browser. */
export interface KeptSignIn {
  readonly session: Session | null;
  /** The pending selection; null if none. */
  readonly pending: PendingChoice | null;
  readonly dictionaries: DictionaryMap;
}

export type AuthEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /** Logged in with a loaded menu. */
  | { readonly type: 'session.started'; readonly user: UserInfo }
  | { readonly type: 'session.ended'; readonly end: SessionEnd };

/** Facts for user interfaces; computed from the machine's snapshot by `authView`. */
export interface AuthFacts {
  readonly status: AuthStatus;
  readonly user: UserInfo | null;
  readonly menu: readonly MenuNode[];
  readonly permissions: PermissionLists | null;
  readonly dictionaries: DictionaryMap;
  /** Why the last login attempt failed: the server's or the catalogue's message. */
  readonly loginFailure: LocalizedText | null;
  /** How its call failed, with the fields that the server names; null if there was no call. */
  readonly loginCallFailure: HttpFailure | null;
  /** Method of the last attempt; null if there was none. */
  readonly loginWay: LoginWay | null;
  /** The second step that is asked; null unless the status is `provingSecondFactor`. */
  readonly secondStep: SecondFactorAsked['secondFactor'] | null;
  readonly challenge: LoginChallenge;
  /** Captcha image as a data URL; null if not required, loading or unavailable. */
  readonly captchaImage: string | null;
  /** Department and tenant dialog; null unless the status is `choosing`. */
  readonly orgSelection: OrgSelectionFacts | null;
  readonly isConfirmingLogout: boolean;
  /** Whether the dialog 登录已过期 is open. */
  readonly isExpired: boolean;
  /** How the last session of this window ended; null if there was none. */
  readonly end: SessionEnd | null;
}
