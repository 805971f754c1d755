import type { Credentials, DictionaryMap, MenuNode, PhoneCredentials, UserInfo } from '../../../contract/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';
import type { PermissionLists } from '../../access/permissions/index.ts';
import type { PendingChoice, OrgSelectionEvent, OrgSelectionFacts } from './org-selection.types.ts';

export type AuthStatus =
  /** Reading the stored session. */
  | 'restoring'
  | 'loggedOut'
  | 'loggingIn'
  /** Signed in; department or tenant are to be chosen before the menu is loaded. */
  | 'choosing'
  /** Signed in, the menu is on its way. */
  | 'loadingPermissions'
  | 'loggedIn'
  | 'loggingOut';

export interface Session {
  readonly token: string;
  readonly user: UserInfo;
}

/** Why the last session ended, so that the login page can say so. */
export type SessionEnd =
  | 'signedOut'
  | 'expired'
  | 'menuFailed'
  /** Another window signed out, or found that the time was up. */
  | 'endedElsewhere'
  /** In another window somebody else signed in. */
  | 'replaced';

/** One try to sign in. The key of the captcha's picture is the service's own matter. */
export type LoginAttempt =
  | (Omit<Credentials, 'checkKey'> & { readonly kind?: 'password' })
  | (PhoneCredentials & { readonly kind: 'phone' })
  /** The ticket that the single sign-on led back with. */
  | { readonly kind: 'ticket'; readonly ticket: string }
  /** The one-time code of a third party. */
  | ThirdPartyCode;

/** `state` is the secret of the window that started. */
export interface ThirdPartyCode {
  readonly kind: 'thirdParty';
  readonly thirdType: string;
  readonly token: string;
  readonly state: string;
}

/** The way that a try to sign in took. */
export type LoginWay = NonNullable<LoginAttempt['kind']>;

/** What the next try with a password has to bring: `captcha` means the slider, too. */
export type LoginChallenge = 'none' | 'slider' | 'captcha';

export type AuthEvent =
  | OrgSelectionEvent
  | { readonly type: 'login.submit'; readonly credentials: LoginAttempt }
  /** Draws another picture; heard only while one is asked for. */
  | { readonly type: 'captcha.refresh' }
  | { readonly type: 'logout.request' }
  | { readonly type: 'logout.confirm' }
  | { readonly type: 'logout.cancel' }
  /** Reads menu and permissions again: the language changed, or rights were granted. A failure keeps the old ones. */
  | { readonly type: 'menu.refresh' }
  /** The server says who is signed in anew: another department was chosen. Somebody else's answer changes nothing. */
  | { readonly type: 'user.changed'; readonly user: UserInfo }
  /** Every dictionary was read anew. */
  | { readonly type: 'dictionaries.changed'; readonly dictionaries: DictionaryMap }
  /** The server no longer knows the token (401); told by the HTTP client, however many calls failed. */
  | { readonly type: 'session.refused' }
  /** The token expired, in the older form (500 with Token失效): asks before it leaves. */
  | { readonly type: 'session.expired' }
  /** The button of the expired dialog. */
  | { readonly type: 'session.renew' }
  /** Another window may have changed what is kept of the sign-in; this is what is kept now. */
  | { readonly type: 'kept.changed'; readonly kept: KeptSignIn };

/** What every window of this browser keeps of a sign-in. */
export interface KeptSignIn {
  readonly session: Session | null;
  /** What is yet to be chosen; null when nothing. */
  readonly pending: PendingChoice | null;
  readonly dictionaries: DictionaryMap;
}

export type AuthEmitted =
  | { readonly type: 'noticed'; readonly notice: Notice }
  /** Signed in and the menu is there. */
  | { readonly type: 'loggedIn'; readonly user: UserInfo }
  | { readonly type: 'loggedOut'; readonly end: SessionEnd };

/** What a user interface needs to know; computed from the machine's snapshot by `authView`. */
export interface AuthFacts {
  readonly status: AuthStatus;
  readonly user: UserInfo | null;
  readonly menu: readonly MenuNode[];
  readonly permissions: PermissionLists | null;
  readonly dictionaries: DictionaryMap;
  /** Why the last attempt to sign in failed: the server's own message or the catalogue's. */
  readonly loginFailure: LocalizedText | null;
  /** The way of the last try, whose failure it is; null when there was none. */
  readonly loginWay: LoginWay | null;
  readonly challenge: LoginChallenge;
  /** The picture of the captcha as a data address; null when none is asked for, it is on its way or it could not be had. */
  readonly captchaImage: string | null;
  /** The dialog that asks for department and tenant; null unless the status is `choosing`. */
  readonly orgSelection: OrgSelectionFacts | null;
  readonly isConfirmingLogout: boolean;
  /** The dialog 登录已过期 is open. */
  readonly isExpired: boolean;
  /** How the last session of this window ended; null when there was none. */
  readonly end: SessionEnd | null;
}
