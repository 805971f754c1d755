import type { ClockPort } from '@evergreen/core/ports';

/** The clock of this machine. Node also takes the number of a timer for the timer, so the handle is a number. */
export const serverClock: ClockPort = {
  now: () => Date.now(),
  setTimeout: (callback, delay) => Number(setTimeout(callback, delay)),
  clearTimeout(handle) {
    if (typeof handle === 'number') clearTimeout(handle);
  },
};
