import { expect, it } from 'vitest';

import { fakeClock } from '@evergreen/core/testing';

import { createKnownWaits } from './known-waits.ts';
import { createRateLimit } from './rate-limit.ts';

it('asks the store again only when the wait that it named is over', async () => {
  const clock = fakeClock(0);
  const asked: unknown[] = [];
  const answers = [0, 500, 0];
  const options = { times: 1, window: 1000 };
  const limit = createRateLimit(
    { take: async (...words) => (asked.push(words), answers.shift() ?? 0) },
    clock,
    'checks',
    options,
  );
  const waits: number[] = [];
  for (const pause of [0, 0, 200, 299, 1]) {
    clock.advance(pause);
    waits.push(await limit.take('a'));
  }
  expect(waits).toEqual([0, 500, 300, 1, 0]);
  expect(asked).toEqual([
    ['checks', 'a', options],
    ['checks', 'a', options],
    ['checks', 'a', options],
  ]);
});

it('remembers no more waits than it can hold, forgetting who was noted longest ago', () => {
  const waits = createKnownWaits(fakeClock(), 2);
  for (const key of ['a', 'b', 'c']) waits.note(key, 1000);
  expect(['a', 'b', 'c'].map((key) => waits.left(key))).toEqual([0, 1000, 1000]);
});

it('forgets a wait early when it is to be looked at again', () => {
  const clock = fakeClock(0);
  const waits = createKnownWaits(clock);
  waits.note('a', 10_000, 1000);
  clock.advance(999);
  const before = waits.left('a');
  clock.advance(1);
  expect([before, waits.left('a')]).toEqual([9001, 0]);
});
