import { SMS_MODE, SMS_NOTICE, type SmsRequest } from '@evergreen/core/contract';
import { err, minutes, ok, type Locale, type LocalizedText } from '@evergreen/core/kernel';
import type { LoggerPort, RandomPort } from '@evergreen/core/ports';
import { checkMobileRequired } from '@evergreen/core/validation/validators';

import type { Call, CallFailure, CallOutcome } from '../../../http/call.types.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import { networkOf } from '../../../http/network-address.ts';
import type { RateLimit } from '../../../http/rate-limit.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { authServerMessages } from '../auth/auth.messages.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import type { UserRepository } from '../auth/user.repository.ts';
import type { SmsCodeRepository } from './sms-code.repository.ts';
import type { SmsFailure, SmsMessage, SmsSender } from '../../messaging/sms/sms-sender.types.ts';
import { smsMessages } from './sms.messages.ts';

export interface SmsDependencies {
  readonly users: UserRepository;
  readonly codes: SmsCodeRepository;
  readonly sender: SmsSender;
  readonly hasher: PasswordHasher;
  readonly random: RandomPort;
  readonly logger: LoggerPort;
  /** By number: messages that were sent. By network address: requests, whatever came of them. */
  readonly numberLimit: RateLimit;
  readonly addressLimit: RateLimit;
}

export interface SmsService {
  send(request: SmsRequest, call: Call): Promise<CallOutcome<unknown>>;
}

/** A stranger can keep somebody from signing in by text message for an hour at most. */
export const NUMBER_LIMIT = { times: 6, window: minutes(60) };
/** Requests of one network address, whatever comes of them. */
export const SMS_ADDRESS_LIMIT = { times: 20, window: minutes(60) };

const refused = (message: LocalizedText): { readonly ok: false; readonly error: CallFailure } =>
  err({ kind: 'business', message });

/** Who asks for a code to sign in by has an account, who registers has none; owners hear that somebody tried to register with their number. */
function messageTo(
  { mobile, smsmode, code, isKnown }: SmsRequest & { readonly code: string; readonly isKnown: boolean },
  locale: Locale,
): SmsMessage | undefined {
  const isRegistration = smsmode === SMS_MODE.register;
  if (isRegistration && isKnown)
    return { mobile, mode: SMS_NOTICE, code: '', content: smsMessages.alreadyRegistered[locale] };
  if (!isRegistration && !isKnown) return undefined;
  return { mobile, mode: smsmode, code, content: smsMessages.content(code)[locale] };
}

export function createSmsService(dependencies: SmsDependencies): SmsService {
  const { users, codes, sender, hasher, random, logger, numberLimit, addressLimit } = dependencies;

  function tooOften(wait: number) {
    const whole = Math.ceil(wait / 1000);
    return err<CallFailure>({ kind: 'tooMany', message: smsMessages.tooOften(whole), retryAfter: whole });
  }

  /** Why the last message was not delivered; undefined where it was. */
  let lastFailure: SmsFailure | undefined;

  async function attempt(message: SmsMessage, forget: () => Promise<void>): Promise<SmsFailure | undefined> {
    const sent = await sender.send(message);
    lastFailure = sent.ok ? undefined : sent.error;
    if (lastFailure !== undefined) await forget();
    return lastFailure;
  }

  /**
   * Answers the same, and as soon, whether there is somebody to send a message to: a service elsewhere is not waited for, and what is
   * told of it is what came of the message before.
   */
  async function deliver(
    message: SmsMessage | undefined,
    forget: () => Promise<void>,
  ): Promise<SmsFailure | undefined> {
    if (!sender.isRemote) return message === undefined ? undefined : attempt(message, forget);
    const known = lastFailure;
    if (message !== undefined)
      attempt(message, forget).catch((error: unknown) => logger.error('sms.unsettled', errorForLog(error)));
    else if (known !== undefined) await forget();
    return known;
  }

  return {
    async send({ mobile, smsmode }, { address, locale }) {
      if (mobile === '') return refusedValue('mobile', smsMessages.noMobile);
      const problem = checkMobileRequired(mobile);
      if (problem !== null) return refusedValue('mobile', problem);
      const wait = await addressLimit.take(networkOf(address));
      if (wait > 0) return tooOften(wait);
      const isKnown = (await users.findByPhone(mobile)) !== undefined;
      const code = String(random.integer(0, 999_999)).padStart(6, '0');
      const hashed = await hasher.hash(code, address);
      if (!hashed.ok) return err({ kind: 'tooMany', message: authServerMessages.busy, retryAfter: 1 });
      if (!(await codes.put(mobile, smsmode, hashed.value))) return refused(smsMessages.stillValid);
      // A code that nobody got must not keep the person waiting for a minute.
      const forget = async () => void (await codes.remove(mobile, smsmode, hashed.value));
      const numberWait = await numberLimit.take(mobile);
      if (numberWait > 0) {
        await forget();
        return tooOften(numberWait);
      }
      const answer = await deliver(messageTo({ mobile, smsmode, code, isKnown }, locale), forget);
      return answer === undefined ? ok({ result: null, message: smsMessages.sent }) : refused(smsMessages[answer.kind]);
    },
  };
}
