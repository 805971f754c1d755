import type { BoundProvider, ThirdBindings } from '../../../contract/index.ts';
import type { HttpFailure } from '../../../http/index.ts';
import type { Result, LocalizedText } from '../../../kernel/index.ts';
import type { ThirdPartyAttempt } from '../third-party-login/index.ts';
import type { UnbindQuestion } from './third-binding.types.ts';

export interface ThirdBindingContext {
  readonly read: ThirdBindings | null;
  readonly failure: LocalizedText | null;
  readonly attempt: ThirdPartyAttempt;
  /** Code of the provider's answer. */
  readonly token: string;
  /** The binding that the question is about; null for none. */
  readonly removing: string | null;
  readonly password: string;
  readonly passwordError: LocalizedText | null;
}

export type BindingsAnswer = Result<ThirdBindings, HttpFailure>;
export type BindingChangeAnswer = Result<null, HttpFailure>;

export const noQuestion = { removing: null, password: '', passwordError: null } as const;

export const nothingBound: ThirdBindingContext = {
  read: null,
  failure: null,
  attempt: { thirdType: '', state: '' },
  token: '',
  ...noQuestion,
};

/** Whether people can sign in by a provider now, and so bind something of it. */
export function isBindable(providers: readonly BoundProvider[], thirdType: string): boolean {
  return providers.some((provider) => provider.thirdType === thirdType && provider.isOffered);
}

/** The binding with the name of its provider; null where it is not listed. */
export function questionAbout({ read, removing }: ThirdBindingContext): UnbindQuestion | null {
  for (const { name: provider, bindings } of read?.providers ?? []) {
    const binding = bindings.find(({ id }) => id === removing);
    if (binding !== undefined) return { binding, provider };
  }
  return null;
}
