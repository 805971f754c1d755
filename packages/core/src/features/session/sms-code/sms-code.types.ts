import type { Notice, LocalizedText } from '../../../kernel/index.ts';

export type SmsCodeStatus = 'ready' | 'sending' | 'counting';

/** Accepted only while `ready`. */
export type SmsCodeEvent = { readonly type: 'code.request'; readonly mobile: string };

export type SmsCodeEmitted = { readonly type: 'notice.raised'; readonly notice: Notice };

export interface SmsCodeFacts {
  readonly status: SmsCodeStatus;
  /** Seconds until the next code can be requested; 0 if possible now. */
  readonly secondsLeft: number;
  /** The server's message of the last failed request. */
  readonly failure: LocalizedText | null;
  /** An invalid number that was not sent, with its error. */
  readonly refused: { readonly mobile: string; readonly problem: LocalizedText } | null;
}
