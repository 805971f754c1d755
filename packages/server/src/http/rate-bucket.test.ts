import { expect, it } from 'vitest';

import { seconds } from '@evergreen/core/kernel';
import { fakeClock } from '@evergreen/core/testing';

import { createRateBuckets } from './rate-bucket.ts';

it('gives what has flowed in since, never more than it holds, to each key by itself', () => {
  const clock = fakeClock();
  const buckets = createRateBuckets(clock, { perSecond: 2, most: 3 });
  const takes = (key: string, times: number) => Array.from({ length: times }, () => buckets.take(key));
  expect([takes('a', 4), takes('b', 1)]).toEqual([[true, true, true, false], [true]]);
  clock.advance(seconds(1));
  expect(takes('a', 3)).toEqual([true, true, false]);
  clock.advance(seconds(100));
  expect(takes('a', 4)).toEqual([true, true, true, false]);
});

it('forgets the oldest key where there are too many', () => {
  const buckets = createRateBuckets(fakeClock(), { perSecond: 1, most: 1 }, 2);
  const taken = ['a', 'b', 'c', 'a'].map((key) => buckets.take(key));
  expect([...taken, buckets.take('a')]).toEqual([true, true, true, true, false]);
});
