import { SMS_MODE, SMS_NOTICE, type AnswerOf, type smsEndpoints, type SmsMode } from '../../../contract/index.ts';
import { maskedMobile, type LocalizedText } from '../../../kernel/index.ts';
import { smsOutboxMessages } from './sms-outbox.messages.ts';
import type { OutboxMessage } from './sms-outbox.types.ts';

export type SentMessages = AnswerOf<typeof smsEndpoints.outbox>;

const purposes: Readonly<Record<SmsMode | typeof SMS_NOTICE, LocalizedText>> = {
  [SMS_NOTICE]: smsOutboxMessages.notice,
  [SMS_MODE.login]: smsOutboxMessages.login,
  [SMS_MODE.register]: smsOutboxMessages.register,
  [SMS_MODE.forgot]: smsOutboxMessages.forgot,
};

export function toggleNumber(revealed: readonly string[], id: string): readonly string[] {
  return revealed.includes(id) ? revealed.filter((one) => one !== id) : [...revealed, id];
}

export function shownMessages(sent: SentMessages, revealed: readonly string[]): readonly OutboxMessage[] {
  return sent.map(({ id, mobile, smsmode, content, createTime }) => {
    const isRevealed = revealed.includes(id);
    return {
      id,
      time: createTime,
      mobile: isRevealed ? mobile : maskedMobile(mobile),
      isRevealed,
      mode: smsmode,
      purpose: purposes[smsmode],
      code: smsmode === SMS_NOTICE ? content : (/(?<!\d)\d{6}(?!\d)/u.exec(content)?.[0] ?? ''),
    };
  });
}
