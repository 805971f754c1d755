import { expect, it } from 'vitest';

import { emptySample, type SampleAt } from '@evergreen/core/contract';
import { minutes, seconds } from '@evergreen/core/kernel';
import { fakeClock } from '@evergreen/core/testing';

import { DatabaseError } from '../../../db/database-error.ts';
import type { CallMeter } from './call-meter.ts';
import { createDurations } from './durations.ts';
import type { MonitorRepository } from './monitor.repository.ts';
import { createMeasurement } from './measurement.ts';
import { createSampler } from './sampler.ts';

/** A sampler whose process reports 100 bytes more each time, on a clock that the test advances. */
function sampling({ hasRoom = true }: { readonly hasRoom?: boolean } = {}) {
  const clock = fakeClock();
  const stored: { readonly step: number; readonly sample: SampleAt }[] = [];
  const logged: string[] = [];
  const state = { bytes: 0, databaseAsked: 0, sweeps: 0, minutes: 0, isBroken: false };
  const repository: MonitorRepository = {
    async databaseFigures() {
      if (state.isBroken) throw new Error('away');
      state.databaseAsked += 1;
      return { now: clock.now() - 5, databaseSize: 1000, databaseHits: 99, storedFiles: 20, jobLateness: 0 };
    },
    databaseVersion: async () => '17',
    async store(_process, step, sample) {
      stored.push({ step, sample });
    },
    async sweep() {
      state.sweeps += 1;
    },
    processes: async () => [],
    samples: async () => [],
    last: async () => null,
    minutesOfRunning: async () => [],
  };
  const calls: Pick<CallMeter, 'take' | 'inFlight'> = {
    take: () => ({ done: 20, refused: 0, limited: 0, failed: 0, p50: 5, p95: 9, p99: 9 }),
    inFlight: () => 1,
  };
  const measurement = createMeasurement({
    repository,
    calls,
    newProcessMeter: () => ({
      take: () => ({ ...emptySample, residentMemory: (state.bytes += 100) }),
      stop: () => undefined,
    }),
    connections: async () => 3,
    room: async () => ({ total: 10, free: 4, freeEntries: null }),
    clock,
  });
  const sampler = createSampler({
    measurement,
    repository,
    database: {
      async assertRoomForWrites() {
        if (!hasRoom) throw new DatabaseError('storageFull', 'no room');
      },
    },
    clock,
    logger: { info: () => undefined, warn: (message) => void logged.push(message), error: () => undefined },
    id: 'own',
    version: '0.1.0',
    stored: async () => void (state.minutes += 1),
  });
  const pass = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      clock.advance(seconds(10));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { clock, sampler, stored, logged, state, pass };
}

it('MON-01 a process is measured every ten seconds, stored every minute, and every quarter of an hour for longer', async () => {
  const { sampler, stored, state, pass } = sampling();
  sampler.start();
  await pass(6);
  expect(stored).toEqual([
    {
      step: 60,
      sample: {
        at: expect.any(Number),
        values: {
          ...emptySample,
          residentMemory: 600,
          callRate: 2,
          callsInFlight: 1,
          callP50: 5,
          callP95: 9,
          callP99: 9,
          callsDone: 20,
          callsRefused: 0,
          callsLimited: 0,
          callsFailed: 0,
          connections: 3,
          clockOffset: 5,
          diskFree: 4,
          diskTotal: 10,
          databaseSize: 1000,
          storedFiles: 20,
          jobLateness: 0,
          databaseHits: 99,
        },
      },
    },
  ]);
  expect([state.databaseAsked, state.minutes]).toEqual([1, 1]);
  await pass(6 * 14);
  expect(stored.filter(({ step }) => step === 60).length).toBe(15);
  expect(stored.filter(({ step }) => step === 900).map(({ sample }) => sample.values.residentMemory)).toEqual([9000]);
  expect(state.sweeps).toBe(1);
  sampler.stop();
  await pass(30);
  expect(stored.length).toBe(16);
});

it('goes on after a sample that could not be taken, and stores nothing on a full volume', async () => {
  const away = sampling();
  away.sampler.start();
  away.state.isBroken = true;
  await away.pass(3);
  expect(away.logged).toEqual(['monitor.unsampled', 'monitor.unsampled', 'monitor.unsampled']);
  away.state.isBroken = false;
  await away.pass(6);
  expect(away.stored.length).toBe(1);

  const full = sampling({ hasRoom: false });
  full.sampler.start();
  await full.pass(12);
  expect([full.stored, full.logged, full.state.minutes]).toEqual([[], [], 0]);
  expect(await full.sampler.latest()).toMatchObject({ values: { residentMemory: 1200 } });
  expect(full.clock.now() - full.sampler.process().startedAt).toBe(minutes(2));
});

it('quantiles of durations are right to a third, at most the longest', () => {
  const durations = createDurations();
  expect([durations.quantile(0.5), durations.mean(), durations.longest()]).toEqual([null, null, null]);
  for (let value = 1; value <= 1000; value += 1) durations.add(value);
  for (const share of [0.5, 0.95, 0.99]) {
    const found = durations.quantile(share) ?? 0;
    expect(found).toBeGreaterThanOrEqual(share * 1000);
    expect(found).toBeLessThanOrEqual(share * 1000 * 1.35);
  }
  expect([durations.quantile(1), durations.longest(), durations.mean()]).toEqual([1000, 1000, 500.5]);
  durations.add(99_999);
  expect(durations.quantile(1)).toBe(99_999);
});
