import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { days, minutes, seconds } from '@evergreen/core/kernel';
import { fakeClock } from '@evergreen/core/testing';

import { describeOnBothEngines } from '../../../../test/test-database.ts';
import { sysLoginThrottle } from '../../../db/schema/index.ts';
import {
  SIGN_IN_ADDRESS_LIMIT,
  challengeFor,
  FREE_TRIES,
  LEAK_PER_MINUTE,
  LONGEST_WAIT,
  waitBefore,
  type Tries,
} from './login-throttle.model.ts';
import { createLoginThrottleRepository } from './login-throttle.repository.ts';
import { createLoginThrottle } from './login-throttle.ts';

const none: Tries = { pair: undefined, name: undefined, address: undefined, isTrusted: false };

describe('the wait before the next try', () => {
  const wait = (tries: Partial<Tries>, now = 0) => waitBefore({ ...none, ...tries }, now).wait;

  it('of a name at an address doubles from two seconds after five free tries, up to five minutes', () => {
    const waits = Array.from({ length: 16 }, (_, failed) => wait({ pair: { failed, last: 0 } }) / 1000);
    expect(waits).toEqual([0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
    expect([FREE_TRIES, LONGEST_WAIT]).toEqual([5, minutes(5)]);
  });

  it('shrinks as time goes by and is forgotten after half an hour', () => {
    const pair = { failed: 9, last: 0 };
    expect([0, seconds(31), seconds(32), minutes(30)].map((now) => wait({ pair }, now))).toEqual([
      seconds(32),
      seconds(1),
      0,
      0,
    ]);
    expect([minutes(30) - 1, minutes(30)].map((now) => challengeFor(pair, now))).toEqual(['captcha', 'none']);
  });

  it('comes sooner and is longer for a name that many addresses guess at, but not for a first try, nor where it signed in before', () => {
    const name = { failed: 20, last: 0 };
    const waits = Array.from({ length: 10 }, (_, failed) => wait({ name, pair: { failed, last: 0 } }) / 1000);
    expect(waits).toEqual([0, 0, 8, 16, 32, 64, 128, 256, 300, 300]);
    expect(wait({ name, pair: { failed: 4, last: 0 }, isTrusted: true })).toBe(0);
    expect(wait({ name: { failed: 20, last: -minutes(1) }, pair: { failed: 4, last: 0 } })).toBe(0);
  });

  it('of an address begins after fifty failures and then allows one in ten seconds, to names that never signed in there', () => {
    const of = (failed: number, now = 0) => waitBefore({ ...none, address: { failed, last: 0 } }, now);
    expect(SIGN_IN_ADDRESS_LIMIT).toBe(50);
    expect([of(49), of(50), of(51), of(50, seconds(10) - 1), of(50, seconds(10)), of(1000, minutes(30))]).toEqual([
      { wait: 0, isOfAddress: false },
      { wait: seconds(10), isOfAddress: true },
      { wait: seconds(20), isOfAddress: true },
      { wait: 1, isOfAddress: true },
      { wait: 0, isOfAddress: false },
      { wait: 0, isOfAddress: false },
    ]);
    expect(wait({ address: { failed: 1000, last: 0 }, isTrusted: true })).toBe(0);
  });
});

describeOnBothEngines('the throttle', (database) => {
  function throttled(capacity?: number) {
    const clock = fakeClock();
    const server = () => createLoginThrottle(createLoginThrottleRepository(database(), clock, capacity), clock);
    return { clock, server, throttle: server() };
  }
  const fail = async (throttle: ReturnType<typeof createLoginThrottle>, name: string, address: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await (await throttle.look(name, address)).fail();
  };
  const waitOf = async (throttle: ReturnType<typeof createLoginThrottle>, name: string, address: string) =>
    (await throttle.look(name, address)).wait;

  /** As if so many tries of every address had failed just now. */
  const failedOfAddresses = (failed: number) =>
    database().orm.update(sysLoginThrottle).set({ failed }).where(eq(sysLoginThrottle.leak, LEAK_PER_MINUTE.address));

  it('counts for all servers together, also side by side, and after a restart', async () => {
    const { server } = throttled();
    const attempts = await Promise.all(
      [server(), server(), server(), server(), server()].map((throttle) => throttle.look('clerk', '192.0.2.1')),
    );
    await Promise.all(attempts.map((attempt) => attempt.fail()));
    expect(await waitOf(server(), 'clerk', '192.0.2.1')).toBe(2000);
    expect(await waitOf(server(), 'clerk', '192.0.2.2')).toBe(0);
  });

  it('asks the database about no name at an address that has to wait', async () => {
    const { clock, throttle } = throttled();
    await fail(throttle, 'clerk', '192.0.2.1', 5);
    const before = throttle.knownWait('clerk', '192.0.2.1');
    await waitOf(throttle, 'clerk', '192.0.2.1');
    const known = () => [throttle.knownWait('Clerk', '192.0.2.1'), throttle.knownWait('clerk', '192.0.2.2')];
    const during = known();
    clock.advance(seconds(2));
    expect([before, during, known()]).toEqual([0, [2000, 0], [0, 0]]);
  });

  it('forgives a name at an address after a right password, whatever its case', async () => {
    const { throttle } = throttled();
    await fail(throttle, 'Clerk', '192.0.2.1', 4);
    await (await throttle.look('clerk', '192.0.2.1')).forgive();
    await fail(throttle, 'clerk', '192.0.2.1', 4);
    expect(await waitOf(throttle, 'CLERK', '192.0.2.1')).toBe(0);
  });

  it('slows down an address that tries many names, and nobody who signed in there within thirty days', async () => {
    const { clock, server, throttle } = throttled();
    await (await throttle.look('clerk', '192.0.2.1')).forgive();
    await fail(throttle, 'guess', '192.0.2.1');
    await failedOfAddresses(SIGN_IN_ADDRESS_LIMIT - 1);
    await fail(throttle, 'last-guess', '192.0.2.1');
    expect([await waitOf(throttle, 'one-more', '192.0.2.1'), throttle.knownWait('yet-one', '192.0.2.1')]).toEqual([
      seconds(10),
      seconds(10),
    ]);
    for (const other of [throttle, server()]) {
      expect([other.knownWait('clerk', '192.0.2.1'), await waitOf(other, 'clerk', '192.0.2.1')]).toEqual([0, 0]);
      expect(await waitOf(other, 'supervisor', '192.0.2.2')).toBe(0);
    }
    clock.advance(seconds(10));
    expect(await waitOf(throttle, 'one-more', '192.0.2.1')).toBe(0);
    await fail(throttle, 'one-more', '192.0.2.1');
    clock.advance(days(30));
    await fail(throttle, 'later', '192.0.2.1');
    await failedOfAddresses(SIGN_IN_ADDRESS_LIMIT);
    expect(await waitOf(server(), 'clerk', '192.0.2.1')).toBe(seconds(10));
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    const { throttle } = throttled();
    for (let index = 0; index < 5; index += 1) await fail(throttle, 'clerk', `2001:db8::${index}`);
    expect([
      await waitOf(throttle, 'clerk', '2001:db8::ffff'),
      await waitOf(throttle, 'clerk', '2001:db8:0:1::'),
    ]).toEqual([2000, 0]);
  });

  it('stores hashes alone, of one length for whatever came over the wire', async () => {
    const { clock, throttle } = throttled();
    await fail(throttle, 'x'.repeat(1_000_000), '192.0.2.1');
    const hash: unknown = expect.stringMatching(/^[0-9a-f]{64}$/u);
    // By its name an administrator finds the counts of a name together with an address.
    const row = (leak: number, nameHash: unknown = null) => ({
      keyHash: hash,
      nameHash,
      failed: 1,
      leak,
      lastAt: clock.now(),
      trustedUntil: null,
      expiresAt: clock.now() + minutes(30),
    });
    expect(
      (await database().orm.select().from(sysLoginThrottle)).toSorted((left, right) => left.leak - right.leak),
    ).toEqual([row(0, hash), row(1), row(6)]);
  });

  it('full, forgets the fewest failures first, and never a name under a wait or one that signed in', async () => {
    const { clock, throttle } = throttled(3);
    await fail(throttle, 'guessed', '192.0.2.1', 6);
    await (await throttle.look('clerk', '192.0.2.2')).forgive();
    for (let index = 0; index < 30; index += 1) await fail(throttle, `flood-${index}`, `198.51.100.${index}`);
    clock.advance(minutes(2));
    await fail(throttle, 'another', '203.0.113.1');
    const rows = await database().orm.select({ failed: sysLoginThrottle.failed }).from(sysLoginThrottle);
    // The three of the guessed name, the trusted one, and the three that were written after the step.
    expect(rows.map(({ failed }) => Math.round(failed)).toSorted((left, right) => left - right)).toEqual([
      0, 1, 1, 1, 6, 6, 6,
    ]);
    await database().orm.update(sysLoginThrottle).set({ lastAt: clock.now() }).where(eq(sysLoginThrottle.failed, 6));
    expect(await waitOf(throttle, 'guessed', '192.0.2.1')).toBe(seconds(4));
  });
});
