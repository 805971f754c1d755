import { SMS_MODE, type SmsRequest } from '@evergreen/core/contract';
import { err, minutes, ok, type LocalizedText } from '@evergreen/core/kernel';
import type { RandomPort } from '@evergreen/core/ports';
import { checkMobileRequired } from '@evergreen/core/validators';

import type { Call, CallFailure, CallOutcome } from '../../../http/call.types.ts';
import { networkOf } from '../../../http/network-address.ts';
import type { RateLimit } from '../../../http/rate-limit.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { authServerMessages } from '../auth/auth.messages.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import type { UserRepository } from '../auth/user.repository.ts';
import type { SmsCodeRepository } from './sms-code.repository.ts';
import type { SmsSender } from '../../messaging/sms/sms-sender.types.ts';
import { smsMessages } from './sms.messages.ts';

export interface SmsDependencies {
  readonly users: UserRepository;
  readonly codes: SmsCodeRepository;
  readonly sender: SmsSender;
  readonly hasher: PasswordHasher;
  readonly random: RandomPort;
  /** By number: messages that were sent. By network address: requests, whatever came of them. */
  readonly numberLimit: RateLimit;
  readonly addressLimit: RateLimit;
}

export interface SmsService {
  send(request: SmsRequest, call: Call): Promise<CallOutcome<unknown>>;
}

/** A stranger can keep somebody from signing in by text message for an hour at most. */
export const NUMBER_LIMIT = { times: 6, window: minutes(60) };
/** Also how many numbers one address can try for an account in an hour. */
export const SMS_ADDRESS_LIMIT = { times: 20, window: minutes(60) };

const refused = (message: LocalizedText): { readonly ok: false; readonly error: CallFailure } =>
  err({ kind: 'business', message });

export function createSmsService(dependencies: SmsDependencies): SmsService {
  const { users, codes, sender, hasher, random, numberLimit, addressLimit } = dependencies;

  function tooOften(wait: number) {
    const whole = Math.ceil(wait / 1000);
    return err<CallFailure>({ kind: 'tooMany', message: smsMessages.tooOften(whole), retryAfter: whole });
  }

  return {
    async send({ mobile, smsmode }, { address, locale }) {
      if (mobile === '') return refusedValue('mobile', smsMessages.noMobile);
      const problem = checkMobileRequired(mobile);
      if (problem !== null) return refusedValue('mobile', problem);
      const wait = await addressLimit.take(networkOf(address));
      if (wait > 0) return tooOften(wait);
      const user = await users.findByPhone(mobile);
      if (smsmode === SMS_MODE.register && user !== undefined)
        return refusedValue('mobile', smsMessages.alreadyRegistered);
      if (smsmode !== SMS_MODE.register && user === undefined) return refusedValue('mobile', smsMessages.noAccount);
      const code = String(random.integer(0, 999_999)).padStart(6, '0');
      const hashed = await hasher.hash(code, address);
      if (!hashed.ok) return err({ kind: 'tooMany', message: authServerMessages.busy, retryAfter: 1 });
      if (!(await codes.put(mobile, smsmode, hashed.value))) return refused(smsMessages.stillValid);
      const numberWait = await numberLimit.take(mobile);
      const sent =
        numberWait > 0
          ? undefined
          : await sender.send({ mobile, mode: smsmode, code, content: smsMessages.content(code)[locale] });
      if (sent?.ok === true) return ok({ result: null, message: smsMessages.sent });
      // A code that nobody got must not keep the person waiting for a minute.
      await codes.remove(mobile, smsmode, hashed.value);
      return sent === undefined ? tooOften(numberWait) : refused(smsMessages[sent.error.kind]);
    },
  };
}
