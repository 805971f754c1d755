import { expect, it } from 'vitest';
import { createProgress } from './test-progress.mjs';

it('a run says every 20 seconds how far it is, and how long the rest may take by its weight', () => {
  let time = 0;
  const weights = new Map([
    ['a', 10],
    ['b', 30],
    ['c', 40],
  ]);
  const progress = createProgress({ name: 'Unit tests', weights, now: () => time });
  time = 15_000;
  expect(progress.end('a', false)).toBeUndefined();
  time = 60_000;
  expect(progress.end('b', true)).toBe('Unit tests: 2 of 3, 1 failed, 1:00 gone, about 1:00 left');
  time = 65_000;
  expect(progress.end('c', false)).toBe('Unit tests: 3 of 3, 1 failed, 1:05 gone');
});
