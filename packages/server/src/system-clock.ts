import type { ClockPort } from '@evergreen/core/ports';

/** System clock; not the one of `platform`: decision 0028. Node accepts the number of a timer, so the handle is a number. */
export const serverClock: ClockPort = {
  now: () => Date.now(),
  setTimeout: (callback, delay) => Number(setTimeout(callback, delay)),
  clearTimeout(handle) {
    if (typeof handle === 'number') clearTimeout(handle);
  },
};
