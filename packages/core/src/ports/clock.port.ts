/** Opaque handle of a timer; only for `clearTimeout`. */
export type TimerHandle = unknown;

/** Current time and timers share one clock. Assignable to XState's `Clock`. */
export interface ClockPort {
  /** Epoch milliseconds. */
  now(): number;
  /** Call `callback` once, `delay` milliseconds from now. */
  setTimeout(callback: () => void, delay: number): TimerHandle;
  clearTimeout(handle: TimerHandle): void;
}
