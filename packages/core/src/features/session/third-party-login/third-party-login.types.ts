import type { LocalizedText } from '../../../kernel/index.ts';

export type ThirdPartyStatus =
  | 'idle'
  /** The provider's window is open. */
  | 'waiting'
  /** The third party's user is nobody of ours yet: make an account, or bind one. */
  | 'choosing'
  | 'creating'
  /** Name and password of the account to bind are typed. */
  | 'binding'
  | 'checking';

export type ThirdPartyEvent =
  | { readonly type: 'provider.choose'; readonly thirdType: string }
  | { readonly type: 'account.create' }
  | { readonly type: 'account.bind' }
  | { readonly type: 'account.back' }
  | { readonly type: 'binding.submit'; readonly username: string; readonly password: string }
  /** Gives up, wherever it stands; an open window is closed. */
  | { readonly type: 'flow.cancel' };

export type ThirdPartyEmitted =
  /** A one-time code to sign in with. */
  { readonly type: 'codeReceived'; readonly token: string; readonly thirdType: string; readonly state: string };

export interface ThirdPartyFacts {
  readonly status: ThirdPartyStatus;
  readonly failure: LocalizedText | null;
}
