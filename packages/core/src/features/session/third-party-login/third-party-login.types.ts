import type { LocalizedText } from '../../../kernel/index.ts';

export type ThirdPartyStatus =
  | 'idle'
  /** The provider's window is open. */
  | 'waiting'
  /** The third-party user is unknown: create or bind an account. */
  | 'choosing'
  | 'creating'
  /** Entering username and password of the account to bind. */
  | 'binding'
  | 'checking';

export type ThirdPartyEvent =
  | { readonly type: 'provider.choose'; readonly thirdType: string }
  | { readonly type: 'account.create' }
  | { readonly type: 'account.bind' }
  | { readonly type: 'account.back' }
  | { readonly type: 'binding.submit'; readonly username: string; readonly password: string }
  /** Cancel in any step; closes an open window. */
  | { readonly type: 'flow.cancel' };

export type ThirdPartyEmitted =
  /** A one-time code for logging in. */
  { readonly type: 'code.received'; readonly token: string; readonly thirdType: string; readonly state: string };

export interface ThirdPartyFacts {
  readonly status: ThirdPartyStatus;
  readonly failure: LocalizedText | null;
}
