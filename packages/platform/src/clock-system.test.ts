import { afterEach, describe, expect, it, vi } from 'vitest';

import { systemClock } from './clock-system.ts';

afterEach(() => vi.useRealTimers());

describe('systemClock', () => {
  it('tells the time of the machine and calls once, later, unless cleared', () => {
    vi.useFakeTimers({ now: 1000 });
    const calls: number[] = [];
    systemClock.setTimeout(() => calls.push(systemClock.now()), 500);
    const cleared = systemClock.setTimeout(() => calls.push(-1), 200);
    systemClock.clearTimeout(cleared);
    vi.advanceTimersByTime(5000);
    expect(calls).toEqual([1500]);
  });

  it('refuses a delay that timers would fire at once', () => {
    expect(() => systemClock.setTimeout(() => {}, 2 ** 31)).toThrow('A delay of 2147483648 ms cannot be waited for');
  });
});
