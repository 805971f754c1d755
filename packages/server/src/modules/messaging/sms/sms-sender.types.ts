import type { SMS_NOTICE, SmsMode } from '@evergreen/core/contract';
import type { Result } from '@evergreen/core/kernel';

export interface SmsMessage {
  readonly mobile: string;
  /** The purpose of a code, or that of a message without a code. */
  readonly mode: SmsMode | typeof SMS_NOTICE;
  /** The digits alone, for senders that have templates; empty for a message without a code. */
  readonly code: string;
  /** The whole message. */
  readonly content: string;
}

/** `notConfigured`: the sender refuses this server or does not exist. */
export type SmsFailure = { readonly kind: 'notSent' } | { readonly kind: 'notConfigured' };

/** Takes a text message to somebody. Never rejects. */
export interface SmsSender {
  /** A service elsewhere, for which one would have to wait. */
  readonly isRemote: boolean;
  send(message: SmsMessage): Promise<Result<undefined, SmsFailure>>;
}
