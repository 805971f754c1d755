import type { SmsMode } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';

import type { LoginThrottle } from '../auth/login-throttle.ts';
import type { PasswordHasher } from '../auth/password-hasher.ts';
import type { SmsCodeRepository } from './sms-code.repository.ts';

export interface CodeToCheck {
  readonly mobile: string;
  readonly mode: SmsMode;
  readonly code: string;
  readonly address: string;
}

/** `stale`: none was sent, or it is too old, used or tried too often. `wait`: milliseconds. */
export type CodeRefusal =
  | { readonly kind: 'stale' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'slowDown'; readonly wait: number };

/** A code that was right. */
export interface RightCode {
  /** Uses it up; false when it was used meanwhile. Inside a transaction that fails it stays unused. */
  use(): Promise<boolean>;
}

/** The one way to learn whether a code is right (threat T-20). */
export interface SmsCodes {
  check(code: CodeToCheck): Promise<Result<RightCode, CodeRefusal>>;
}

export interface SmsCodesDependencies {
  readonly repository: SmsCodeRepository;
  readonly hasher: PasswordHasher;
  /** The one of signing in, by number instead of name. */
  readonly throttle: LoginThrottle;
}

export function createSmsCodes({ repository, hasher, throttle }: SmsCodesDependencies): SmsCodes {
  return {
    async check({ mobile, mode, code, address }) {
      // No username holds a colon, so no name shares its wait with a number.
      const name = `mobile:${mobile}`;
      const wait = throttle.begin(name, address);
      if (wait > 0) return err({ kind: 'slowDown', wait });
      const codeHash = await repository.takeTry(mobile, mode);
      if (codeHash === undefined) return err({ kind: 'stale' });
      const checked = await hasher.verify(codeHash, code);
      if (!checked.ok) return err({ kind: 'busy' });
      if (!checked.value) return err({ kind: 'wrong' });
      throttle.forgive(name, address);
      return ok({ use: () => repository.remove(mobile, mode, codeHash) });
    },
  };
}
