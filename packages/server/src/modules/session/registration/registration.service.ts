import { SMS_MODE, type Registration } from '@evergreen/core/contract';
import { err, ok, type LocalizedText } from '@evergreen/core/kernel';
import { checkRegistration } from '@evergreen/core/session/registration';
import { validatorMessages } from '@evergreen/core/validation/validators';

import type { Database } from '../../../db/index.ts';
import type { Call, CallOutcome } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { authServerMessages } from '../auth/auth.messages.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import { codeFailure } from '../sms-code/code-failure.ts';
import type { SmsCodes } from '../sms-code/sms-codes.ts';
import { registrationServerMessages } from './registration.messages.ts';
import type { RegistrationRepository, Taken } from './registration.repository.ts';

export interface ServerRegistrationDependencies {
  readonly accounts: RegistrationRepository;
  readonly codes: SmsCodes;
  readonly hasher: PasswordHasher;
  readonly transaction: Database['transaction'];
}

export interface ServerRegistrationService {
  /** Makes an account without a role: it opens the home page and its own pages, and waits for an administrator to grant more. */
  register(registration: Registration, call: Call): Promise<CallOutcome<unknown>>;
}

const takenMessages: Readonly<Record<Taken, LocalizedText>> = {
  username: validatorMessages.usernameTaken,
  phone: validatorMessages.phoneTaken,
  email: validatorMessages.emailTaken,
};

export function createRegistrationService({
  accounts,
  codes,
  hasher,
  transaction,
}: ServerRegistrationDependencies): ServerRegistrationService {
  return {
    async register({ username, password, email, phone, smscode }, { address }) {
      const form = { username, password, email: (email ?? '').trim(), phone, smscode };
      const fields = checkRegistration(form);
      const [message] = Object.values(fields);
      if (message !== undefined) return err({ kind: 'business', message, fields });
      // Whether a name or an address is taken is told only to who has the number: asking costs a text message.
      const checked = await codes.check({ mobile: phone, mode: SMS_MODE.register, code: smscode, address });
      if (!checked.ok) return err(codeFailure(checked.error, 'smscode'));
      const account = { username, phone, email: form.email === '' ? null : form.email.toLowerCase() };
      const taken = await accounts.findTaken(account);
      if (taken !== undefined) return refusedValue(taken, takenMessages[taken]);
      const hashed = await hasher.hash(password, address);
      if (!hashed.ok) return err({ kind: 'tooMany', message: authServerMessages.busy, retryAfter: 1 });
      try {
        const isFirst = await transaction(async () => {
          if (!(await checked.value.use())) return false;
          await accounts.insert({ ...account, passwordHash: hashed.value });
          return true;
        });
        return isFirst
          ? ok({ result: null, message: registrationServerMessages.registered })
          : err(codeFailure({ kind: 'stale' }, 'smscode'));
      } catch (error) {
        const takenMeanwhile = accounts.takenIn(error);
        if (takenMeanwhile === undefined) throw error;
        return refusedValue(takenMeanwhile, takenMessages[takenMeanwhile]);
      }
    },
  };
}
