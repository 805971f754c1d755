import { randomInt } from 'node:crypto';

import type { RandomPort } from '@evergreen/core/ports';

import { createIdentifier } from './identifiers.ts';

/** Cryptographically secure random numbers of Node; not those of `platform`: decision 0028. */
export const serverRandom: RandomPort = {
  integer: (minimum, maximum) => randomInt(minimum, maximum + 1),
  id: createIdentifier,
};
