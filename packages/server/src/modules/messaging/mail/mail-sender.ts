import { createTransport } from 'nodemailer';

import { err, ok, seconds, type Result } from '@evergreen/core/kernel';
import type { LoggerPort } from '@evergreen/core/ports';
import { checkEmail } from '@evergreen/core/validation/validators';

import { errorNameOf } from '../../../http/failure-of-error.ts';
import { codeOf } from '../../../db/system-error.ts';

/** Where e-mail is given to, and who it is from. */
export interface MailPlace {
  /** `smtp:` or `smtps:`, with user and password where the server asks for them. */
  readonly url: string;
  readonly from: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

export type MailFailure = 'notSent' | 'notConfigured' | 'unknownReceiver';

/** Never rejects. */
export interface MailSender {
  send(mail: Mail): Promise<Result<undefined, MailFailure>>;
}

/** For the connection and for each answer of the server. */
const TIME_LIMIT = seconds(10);

/** What the server says of a sender, a receiver or a password that is wrong, not of a passing fault. */
const REFUSED: Readonly<Record<string, MailFailure>> = { EAUTH: 'notConfigured', EENVELOPE: 'unknownReceiver' };

export function createMailSender({ url, from }: MailPlace, logger: LoggerPort): MailSender {
  const limits = { connectionTimeout: TIME_LIMIT, greetingTimeout: TIME_LIMIT, socketTimeout: TIME_LIMIT };
  // Files and addresses are never fetched for a message: all there is is text.
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, subject, text }) {
      if (!isMailAddress(to)) return err('unknownReceiver');
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject: oneLine(subject), text });
        return ok(undefined);
      } catch (error) {
        const code = codeOf(error) ?? '';
        logger.error('mail.failed', { reason: code === '' ? errorNameOf(error) : code });
        return err(REFUSED[code] ?? 'notSent');
      }
    },
  };
}

export const isMailAddress = (value: string): boolean => value !== '' && checkEmail(value) === null;

const oneLine = (text: string) => text.replace(/[\r\n]+/gu, ' ');
