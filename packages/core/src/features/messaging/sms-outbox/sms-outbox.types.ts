import type { SMS_NOTICE, SmsMode } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { LoaderStatus } from '../../../machine/index.ts';

export type SmsOutboxEvent =
  | { readonly type: 'list.refresh' }
  /** Reveal or mask the middle of one number. */
  | { readonly type: 'number.toggle'; readonly id: string };

export interface OutboxMessage {
  readonly id: string;
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  readonly time: string;
  /** Middle digits masked until revealed. */
  readonly mobile: string;
  readonly isRevealed: boolean;
  readonly mode: SmsMode | typeof SMS_NOTICE;
  readonly purpose: LocalizedText;
  /** The six digits, empty if the message contains none; the whole message where it is a notice. */
  readonly code: string;
}

export interface SmsOutboxFacts {
  readonly status: LoaderStatus;
  /** Newest first. */
  readonly messages: readonly OutboxMessage[];
  /** Why loading failed. */
  readonly failure: LocalizedText | null;
}
