import { randomInt } from 'node:crypto';

import type { RandomPort } from '@evergreen/core/ports';

import { createIdentifier } from './identifiers.ts';

/** Numbers from the machine's cryptographic source. */
export const serverRandom: RandomPort = {
  integer: (minimum, maximum) => randomInt(minimum, maximum + 1),
  id: createIdentifier,
};
