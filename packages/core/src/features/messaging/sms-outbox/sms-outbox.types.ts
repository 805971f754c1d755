import type { SmsMode } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { LoaderStatus } from '../../../machine/index.ts';

export type SmsOutboxEvent =
  | { readonly type: 'list.refresh' }
  /** Shows the covered middle of one number, or covers it again. */
  | { readonly type: 'number.toggle'; readonly id: string };

export interface OutboxMessage {
  readonly id: string;
  /** `YYYY-MM-DD HH:mm:ss`, the platform's time. */
  readonly time: string;
  /** Its middle is covered until it is asked for. */
  readonly mobile: string;
  readonly isRevealed: boolean;
  readonly mode: SmsMode;
  readonly purpose: LocalizedText;
  /** The six digits; empty when the message holds none. */
  readonly code: string;
}

export interface SmsOutboxFacts {
  readonly status: LoaderStatus;
  /** Newest first. */
  readonly messages: readonly OutboxMessage[];
  /** Why they could not be read. */
  readonly failure: LocalizedText | null;
}
