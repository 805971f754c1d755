import type { SmsMode } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';

import type { CredentialCheck, TooFast } from '../auth/credential-check.ts';
import type { SmsCodeRepository } from './sms-code.repository.ts';

export interface CodeToCheck {
  readonly mobile: string;
  readonly mode: SmsMode;
  readonly code: string;
  readonly address: string;
}

/** `stale`: none was sent, or it is too old, used or tried too often. */
export type CodeRefusal = TooFast | { readonly kind: 'stale' } | { readonly kind: 'wrong' };

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
  /** The one of signing in, by number instead of name. */
  readonly credentials: CredentialCheck;
}

export function createSmsCodes({ repository, credentials }: SmsCodesDependencies): SmsCodes {
  return {
    async check({ mobile, mode, code, address }) {
      // No username holds a colon, so no name shares its wait with a number.
      const name = `mobile:${mobile}`;
      const made = await credentials.attempt(
        { name, address },
        async ({ fail, forgive }, { verify }): Promise<Result<RightCode, CodeRefusal>> => {
          const codeHash = await repository.takeTry(mobile, mode);
          const isRight = codeHash !== undefined && (await verify(codeHash, code));
          if (!isRight) {
            await fail();
            return err({ kind: codeHash === undefined ? 'stale' : 'wrong' });
          }
          await forgive();
          return ok({ use: () => repository.remove(mobile, mode, codeHash) });
        },
      );
      return made.ok ? made.value : made;
    },
  };
}
