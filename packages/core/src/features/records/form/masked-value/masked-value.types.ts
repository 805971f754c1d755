import type { LocalizedText } from '../../../../kernel/index.ts';

export type MaskedValueEvent =
  | { readonly type: 'value.ask' }
  | { readonly type: 'reason.change'; readonly reason: string }
  | { readonly type: 'reason.submit' }
  /** Also to give up asking. */
  | { readonly type: 'value.hide' };

export interface MaskedValueFacts {
  readonly status: 'masked' | 'asking' | 'reading' | 'shown';
  /** As typed. */
  readonly reason: string;
  /** What is wrong with the reason, or why the value could not be read. */
  readonly error: LocalizedText | null;
  /** The whole value while it is shown; null otherwise. */
  readonly value: string | null;
}
