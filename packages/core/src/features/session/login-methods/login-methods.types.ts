import type { LoginMethods } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';

export type LoginMethodsStatus = 'loading' | 'ready';

export type LoginMethodsEvent =
  /** How a try to sign in went; told by the service. */
  | { readonly type: 'login.changed'; readonly failure: LocalizedText | null }
  /** Leaves for the single sign-on; heard where it is switched on. */
  | { readonly type: 'singleSignOn.choose' };

/** On the way to the single sign-on. */
export type LoginMethodsEmitted = { readonly type: 'leaving'; readonly address: string };

export interface LoginMethodsFacts {
  readonly status: LoginMethodsStatus;
  readonly hasSingleSignOn: boolean;
  readonly thirdParties: LoginMethods['thirdParties'];
  /** Why the last try by one of these ways failed. */
  readonly failure: LocalizedText | null;
}
