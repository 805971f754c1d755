/** Milliseconds within which nobody means to insert twice. */
const INSERT_PAUSE = 1_500;

/** Whether a row was inserted only just now, so that another one is warned of instead. Times are epoch milliseconds, null for never. */
export function isTooSoon(insertedAt: number | null, now: number): boolean {
  return insertedAt !== null && now - insertedAt < INSERT_PAUSE;
}
