import { err, localized, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';

import { isMailAddress, type MailPlace } from '../modules/messaging/mail/mail-sender.ts';
import { isHttpAddress } from './environment-values.ts';
import { startMessages } from './start.messages.ts';
import type { EnvironmentVariable } from './variable.types.ts';

const badMail = () => startMessages.badMail;
const otherwise = localized('不发送邮件', 'no e-mail is sent');

function isSmtpAddress(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/u.test(new URL(value).protocol) && new URL(value).hostname !== '';
}

/** The variables about text messages and e-mail. */
export const messageVariables = {
  SMS_URL: {
    rule: { isValid: isHttpAddress, problem: () => startMessages.badSmsUrl },
    meaning: localized('短信网关的地址', 'Address of the gateway for text messages'),
    otherwise: localized('短信不发送，由管理员在短信发件箱中查看', 'messages go to an outbox for administrators'),
  },
  EVERGREEN_SMTP_URL: {
    rule: { isValid: isSmtpAddress, problem: badMail },
    meaning: localized(
      '邮件服务器，smtps://用户:密码@主机:465 或 smtp://主机:587；与 EVERGREEN_MAIL_FROM 同用',
      'Mail server, `smtps://user:password@host:465` or `smtp://host:587`; goes with `EVERGREEN_MAIL_FROM`',
    ),
    otherwise,
  },
  EVERGREEN_MAIL_FROM: {
    rule: { isValid: isMailAddress, problem: badMail },
    meaning: localized('发件人的邮箱', 'Address that e-mail is sent from'),
    otherwise,
  },
} as const satisfies Readonly<Record<string, EnvironmentVariable>>;

export interface MessageSettings {
  readonly smsUrl: string | undefined;
  readonly mail: MailPlace | undefined;
}

/** E-mail needs both of its variables, or none. */
export function messageSettingsOf(
  valueOf: (name: keyof typeof messageVariables) => string | undefined,
): Result<MessageSettings, LocalizedText> {
  const [url, from] = [valueOf('EVERGREEN_SMTP_URL'), valueOf('EVERGREEN_MAIL_FROM')];
  if ((url === undefined) !== (from === undefined)) return err(startMessages.badMail);
  return ok({ smsUrl: valueOf('SMS_URL'), mail: url === undefined || from === undefined ? undefined : { url, from } });
}
