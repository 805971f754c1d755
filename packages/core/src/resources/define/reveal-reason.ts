import * as v from 'valibot';

import { wireWords } from '../../contract/index.ts';
import { textLength } from '../../kernel/index.ts';

/** Characters of the reason for which masked values are read. */
export const REVEAL_REASON = { least: 2, most: 200 } as const;

export const revealReason = v.pipe(
  wireWords({ characters: REVEAL_REASON.most, shape: 'lines' }),
  v.check((reason) => textLength(reason) >= REVEAL_REASON.least),
);

/** Whether a text says enough for a masked value to be read. */
export function isRevealReason(reason: string): boolean {
  return v.is(revealReason, reason);
}
