import type { ClockPort } from '@evergreen/core/ports';

/** Timer delays are 32-bit: a longer one fires immediately (WHATWG HTML, timers). About 24 days. */
const LONGEST_DELAY = 2 ** 31 - 1;

/** What a platform calls a timer differs; the port's handle is this one everywhere. */
class Timer {
  readonly id: ReturnType<typeof globalThis.setTimeout>;
  constructor(id: ReturnType<typeof globalThis.setTimeout>) {
    this.id = id;
  }
}

/** System clock. A delay above 24 days throws, because the timer would fire immediately. */
export const systemClock: ClockPort = {
  now: () => Date.now(),
  setTimeout(callback, delay) {
    if (delay > LONGEST_DELAY) throw new RangeError(`A delay of ${delay} ms cannot be waited for`);
    return new Timer(globalThis.setTimeout(callback, delay));
  },
  clearTimeout(handle) {
    if (handle instanceof Timer) globalThis.clearTimeout(handle.id);
  },
};
