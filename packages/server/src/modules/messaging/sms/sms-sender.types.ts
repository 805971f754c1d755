import type { SmsMode } from '@evergreen/core/contract';
import type { Result } from '@evergreen/core/kernel';

export interface SmsMessage {
  readonly mobile: string;
  readonly mode: SmsMode;
  /** The digits alone, for senders that have templates. */
  readonly code: string;
  /** The whole message. */
  readonly content: string;
}

/** `notConfigured`: the sender refuses this server or does not exist. */
export type SmsFailure = { readonly kind: 'notSent' } | { readonly kind: 'notConfigured' };

/** Takes a text message to somebody. Never rejects. */
export interface SmsSender {
  send(message: SmsMessage): Promise<Result<undefined, SmsFailure>>;
}
