import { randomInt } from 'node:crypto';

import { makePassword } from '@evergreen/core/validation/validators';

/** A password from the cryptographic source of Node. */
export function randomPassword(): string {
  return makePassword({ integer: (minimum, maximum) => randomInt(minimum, maximum + 1) });
}
