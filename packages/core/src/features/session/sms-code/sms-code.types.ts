import type { Notice, LocalizedText } from '../../../kernel/index.ts';

export type SmsCodeStatus = 'ready' | 'sending' | 'counting';

/** Heard while `ready` only. */
export type SmsCodeEvent = { readonly type: 'code.request'; readonly mobile: string };

export type SmsCodeEmitted = { readonly type: 'noticed'; readonly notice: Notice };

export interface SmsCodeFacts {
  readonly status: SmsCodeStatus;
  /** Whole seconds until the next code may be asked for; 0 when it may be now. */
  readonly secondsLeft: number;
  /** Why the last request came to nothing, in the server's words. */
  readonly failure: LocalizedText | null;
  /** The number that was not asked for, being none, and why. */
  readonly refused: { readonly mobile: string; readonly problem: LocalizedText } | null;
}
