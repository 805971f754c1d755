import { expect, it } from 'vitest';

import { fakeClock } from '@evergreen/core/testing';

import { createRateLimit } from './rate-limit.ts';

it('allows so many times within any window and says how long to wait', () => {
  const clock = fakeClock(0);
  const limit = createRateLimit(clock, { times: 2, window: 1000 });
  const waits: number[] = [];
  for (const pause of [0, 400, 100, 499, 1, 399, 1]) {
    clock.advance(pause);
    waits.push(limit.take('a'));
  }
  expect(waits).toEqual([0, 0, 500, 1, 0, 1, 0]);
  expect(limit.take('b')).toBe(0);
});

it('remembers no more keys than it can hold', () => {
  const limit = createRateLimit(fakeClock(), { times: 1, window: 1000 }, 2);
  expect(['a', 'b', 'c', 'a', 'c'].map((key) => limit.take(key))).toEqual([0, 0, 0, 0, 1000]);
});
