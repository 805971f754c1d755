import { SMS_NOTICE } from '@evergreen/core/contract';
import { isMobileOfTables } from '@evergreen/core/validation/validators';
import type { LoggerPort } from '@evergreen/core/ports';

import { errorForLog } from '../../../http/failure-of-error.ts';
import type { SmsSender } from '../sms/sms-sender.types.ts';

/** Codes of the dictionary `message_result`. */
export type MessageResult = 'sent' | 'outbox' | 'notSent' | 'notConfigured' | 'unknownReceiver';

export interface OutgoingMessage {
  /** `msgType`: 1 SMS, 2 e-mail, 3 WeChat, 4 system. */
  readonly type: string;
  readonly receiver: string;
  readonly content: string;
}

/** Takes a message to somebody. Never rejects. */
export type SendMessage = (message: OutgoingMessage) => Promise<MessageResult>;

/** Text messages go to the SMS sender; for the other ways of sending there is no service yet, which the result says. */
export function createMessageChannels({
  sms,
  isSmsKept,
  logger,
}: {
  readonly sms: SmsSender;
  /** Text messages are kept in the outbox instead of being sent. */
  readonly isSmsKept: boolean;
  readonly logger: LoggerPort;
}): SendMessage {
  return async ({ type, receiver, content }) => {
    if (type !== '1') return 'notConfigured';
    if (!isMobileOfTables(receiver)) return 'unknownReceiver';
    try {
      const sent = await sms.send({ mobile: receiver, mode: SMS_NOTICE, code: '', content });
      if (sent.ok) return isSmsKept ? 'outbox' : 'sent';
      return sent.error.kind;
    } catch (error) {
      logger.error('message.failed', errorForLog(error));
      return 'notSent';
    }
  };
}
