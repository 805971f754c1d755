import { describe, expect, it } from 'vitest';

import { minutes, seconds } from '@evergreen/core/kernel';
import { fakeClock } from '@evergreen/core/testing';

import { afterFailure, FREE_TRIES, LONGEST_WAIT, waitBefore, type Tries } from './login-throttle.model.ts';
import { createLoginThrottle } from './login-throttle.ts';

describe('the wait before the next try', () => {
  it('doubles from two seconds after five free tries, up to five minutes', () => {
    const waits = Array.from({ length: 16 }, (_, failed) => waitBefore({ failed, last: 1000 }, 1000) / 1000);
    expect(waits).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
    expect(FREE_TRIES).toBe(5);
    expect(LONGEST_WAIT).toBe(minutes(5));
  });

  it('shrinks as time goes by and forgets after half an hour', () => {
    const tries: Tries = { failed: 9, last: 0 };
    expect([0, seconds(31), seconds(32), minutes(30)].map((now) => waitBefore(tries, now))).toEqual([seconds(32), seconds(1), 0, 0]);
    expect(afterFailure(tries, minutes(30) - 1)).toEqual({ failed: 10, last: minutes(30) - 1 });
    expect(afterFailure(tries, minutes(30))).toEqual({ failed: 1, last: minutes(30) });
  });
});

describe('the throttle', () => {
  it('counts tries that run side by side before any of them has failed', () => {
    const throttle = createLoginThrottle(fakeClock());
    expect(Array.from({ length: 7 }, () => throttle.begin('clerk', '::1'))).toEqual([0, 0, 0, 0, 0, 2000, 2000]);
  });

  it('forgives a name at an address after a right password, whatever its case', () => {
    const throttle = createLoginThrottle(fakeClock());
    for (let index = 0; index < 5; index += 1) throttle.begin('Clerk', '::1');
    throttle.forgive('clerk', '::1');
    expect(throttle.begin('CLERK', '::1')).toBe(0);
  });

  it('remembers no more than it can hold, forgetting who failed longest ago', () => {
    const throttle = createLoginThrottle(fakeClock(), 2);
    const fail = (name: string) => Array.from({ length: 5 }, () => throttle.begin(name, '::1'));
    fail('a');
    fail('b');
    fail('c');
    expect(['a', 'c'].map((name) => throttle.begin(name, '::1'))).toEqual([0, 2000]);
  });
});
