import type { BoundProvider, ThirdBinding } from '../../../contract/index.ts';
import type { FormRefused } from '../../../http/index.ts';
import type { LocalizedText, Notice } from '../../../kernel/index.ts';
import type { ShownSignIn } from '../sessions/index.ts';

export type ThirdBindingStatus =
  | 'loading'
  /** Reading failed; what was read before stays. */
  | 'failed'
  | 'loaded'
  | 'refreshing'
  /** The provider's window is open. */
  | 'waiting'
  | 'binding'
  /** The question before unbinding, which asks for the password. */
  | 'asking'
  | 'unbinding';

export type ThirdBindingEvent =
  | { readonly type: 'list.refresh' }
  /** Open the window of a provider. */
  | { readonly type: 'provider.bind'; readonly thirdType: string }
  /** Close that window. */
  | { readonly type: 'bind.cancel' }
  /** Ask before unbinding; ignored for bindings that are not listed, and without a password. */
  | { readonly type: 'binding.remove'; readonly id: string }
  | { readonly type: 'password.change'; readonly value: string }
  | { readonly type: 'form.submit' }
  /** Ignored during the call. */
  | { readonly type: 'dialog.close' };

export type ThirdBindingEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /** Something was bound, unbound or refused, and the log says so. */
  | { readonly type: 'bindings.changed' }
  | FormRefused<'password'>;

/** What is about to be unbound. */
export interface UnbindQuestion {
  readonly binding: ThirdBinding;
  /** Name of the provider. */
  readonly provider: string;
}

export interface ThirdBindingFacts {
  readonly status: ThirdBindingStatus;
  /** Null until they were read once. */
  readonly providers: readonly BoundProvider[] | null;
  /** Whether the account can be signed in to by a password. */
  readonly hasPassword: boolean;
  /** Whether unbinding one's own is confirmed by the password; that of others is not. */
  readonly asksPassword: boolean;
  /** Whether unbinding is possible: nobody can prove to be the owner of an account without a password, and it would lose its way in. */
  readonly canUnbind: boolean;
  /** The provider whose window is open; null for none. */
  readonly waitingFor: string | null;
  /** Why reading, binding or unbinding failed. */
  readonly failure: LocalizedText | null;
  readonly question: UnbindQuestion | null;
  readonly password: string;
  readonly passwordError: LocalizedText | null;
}

export interface ShownThirdSignIn extends ShownSignIn {
  /** Name of the provider; empty where the entry names none. */
  readonly provider: string;
}

export interface ThirdSignInsFacts {
  readonly status: 'loading' | 'loaded' | 'failed';
  /** Newest first. */
  readonly signIns: readonly ShownThirdSignIn[];
  readonly failure: LocalizedText | null;
}

export type ThirdSignInsEvent = { readonly type: 'list.refresh' };
