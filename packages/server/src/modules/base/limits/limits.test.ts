import { expect, it } from 'vitest';

import { minutes, seconds } from '@evergreen/core/kernel';
import { fakeClock } from '@evergreen/core/testing';

import { describeOnBothEngines } from '../../../../test/test-database.ts';
import { sysRateLimit } from '../../../db/schema/index.ts';
import { createRateLimit } from '../../../http/rate-limit.ts';
import { createRateLimitRepository } from './rate-limit.repository.ts';

describeOnBothEngines('limits in the database', (database) => {
  it('T-10 allow so many times within any window and say how long to wait', async () => {
    const clock = fakeClock(0);
    const store = createRateLimitRepository(database(), clock);
    const options = { times: 2, window: 1000 };
    const waits: number[] = [];
    for (const pause of [0, 400, 100, 499, 1, 399, 1]) {
      clock.advance(pause);
      waits.push(await store.take('checks', 'a', options));
    }
    expect(waits).toEqual([0, 0, 500, 1, 0, 1, 0]);
    expect([await store.take('checks', 'b', options), await store.take('pictures', 'a', options)]).toEqual([0, 0]);
  });

  it('T-10 count side by side and at two servers what they count one after the other, and survive a restart', async () => {
    const clock = fakeClock();
    const server = () =>
      createRateLimit(createRateLimitRepository(database(), clock), clock, 'checks', { times: 5, window: 1000 });
    const [one, other] = [server(), server()];
    const waits = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? one : other).take('a')),
    );
    expect(waits.toSorted((left, right) => left - right)).toEqual([0, 0, 0, 0, 0, 1000, 1000, 1000, 1000, 1000]);
    expect(await server().take('a')).toBe(1000);
  });

  it('store no more of a key than its hash, however long it is', async () => {
    const clock = fakeClock();
    await createRateLimitRepository(database(), clock).take('checks', 'a'.repeat(1_000_000), {
      times: 5,
      window: 1000,
    });
    expect(await database().orm.select().from(sysRateLimit)).toEqual([
      { keyHash: expect.stringMatching(/^[0-9a-f]{64}$/u), taken: [clock.now()], expiresAt: clock.now() + 1000 },
    ]);
  });

  it('are removed after their time, five hundred in a step, a minute apart and a second while there are more', async () => {
    const clock = fakeClock();
    const { orm } = database();
    const expired = Array.from({ length: 700 }, (_, index) => ({ keyHash: `old ${index}`, taken: [0], expiresAt: 0 }));
    await orm.insert(sysRateLimit).values(expired);
    const store = createRateLimitRepository(database(), clock);
    const left: number[] = [];
    for (const pause of [0, seconds(1) - 1, 1, minutes(1)]) {
      clock.advance(pause);
      await store.take('checks', 'a', { times: 100, window: minutes(10) });
      left.push((await orm.select().from(sysRateLimit)).length);
    }
    expect(left).toEqual([201, 201, 1, 1]);
  });
});
