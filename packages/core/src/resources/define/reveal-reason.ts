import * as v from 'valibot';

/** Characters of the reason for which masked values are read. */
export const REVEAL_REASON = { least: 2, most: 200 } as const;

export const revealReason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(REVEAL_REASON.least),
  v.maxLength(REVEAL_REASON.most),
);

/** Whether a text says enough for a masked value to be read. */
export function isRevealReason(reason: string): boolean {
  return v.is(revealReason, reason);
}
