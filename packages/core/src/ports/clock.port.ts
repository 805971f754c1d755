/** What a clock gives back for a planned call; only `clearTimeout` reads it. */
export type TimerHandle = unknown;

/** Now and later come from the same clock. Assignable to XState's `Clock`. */
export interface ClockPort {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls `callback` once, `delay` milliseconds from now. */
  setTimeout(callback: () => void, delay: number): TimerHandle;
  clearTimeout(handle: TimerHandle): void;
}
