import type { LoginMethodsResponse } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';

export type LoginMethodsStatus = 'loading' | 'ready';

export type LoginMethodsEvent =
  /** Result of a login attempt; sent by the service. */
  | { readonly type: 'login.changed'; readonly failure: LocalizedText | null }
  /** Redirect to the single sign-on; ignored if disabled. */
  | { readonly type: 'singleSignOn.choose' };

/** Redirecting to the single sign-on. */
export type LoginMethodsEmitted = { readonly type: 'redirect.requested'; readonly address: string };

export interface LoginMethodsFacts {
  readonly status: LoginMethodsStatus;
  readonly hasSingleSignOn: boolean;
  readonly thirdParties: LoginMethodsResponse['thirdParties'];
  /** Accounts to try a new platform with; none once its first password was changed. */
  readonly demonstration: LoginMethodsResponse['demonstration'];
  /** Why the last attempt by one of these methods failed. */
  readonly failure: LocalizedText | null;
}
