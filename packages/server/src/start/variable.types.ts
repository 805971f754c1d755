import type { LocalizedText } from '@evergreen/core/kernel';

/** An environment variable of the server. */
export interface EnvironmentVariable {
  /** The rule for a value that is not empty, and the sentence about an invalid one. */
  readonly rule?: { readonly isValid: (value: string) => boolean; readonly problem: (value: string) => LocalizedText };
  readonly meaning: LocalizedText;
  /** What holds without it. */
  readonly otherwise: LocalizedText;
}
