/** Milliseconds within which a second insertion is unintended. */
export const INSERT_PAUSE = 1_500;

/**
 * Whether the last insertion is too recent, so that another one causes a warning. Times in epoch milliseconds, null for
 * never.
 */
export function isTooSoon(insertedAt: number | null, now: number): boolean {
  return insertedAt !== null && now - insertedAt < INSERT_PAUSE;
}
