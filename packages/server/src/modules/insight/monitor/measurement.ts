import { emptySample, type Sample, type SampleAt } from '@evergreen/core/contract';
import { minutes } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { CallMeter } from './call-meter.ts';
import type { VolumeRoom } from './disk-places.ts';
import type { DatabaseFigures, MonitorRepository } from './monitor.repository.ts';
import type { ProcessMeter } from './process-meter.ts';

/** Between two questions to the database. */
const DATABASE_INTERVAL = minutes(1);

export interface MeasurementDependencies {
  readonly repository: Pick<MonitorRepository, 'databaseFigures'>;
  readonly calls: Pick<CallMeter, 'take' | 'inFlight'>;
  readonly newProcessMeter: () => ProcessMeter;
  /** Connections that are open. */
  readonly connections: () => Promise<number>;
  /** Room on the volume of the data. */
  readonly room: () => Promise<VolumeRoom>;
  readonly clock: Pick<ClockPort, 'now'>;
}

export interface Measurement {
  /** Of the time since it was asked last. */
  take(): Promise<SampleAt>;
  stop(): void;
}

/** Asks the process, its calls, its volume, and once a minute the database. */
export function createMeasurement(dependencies: MeasurementDependencies): Measurement {
  const { repository, calls, connections, room, clock } = dependencies;
  let takenAt = clock.now();
  let meter: ProcessMeter | null = null;
  let ofDatabase: { readonly at: number; readonly figures: DatabaseFigures; readonly offset: number } | null = null;

  async function askDatabase() {
    const at = clock.now();
    if (ofDatabase !== null && at - ofDatabase.at < DATABASE_INTERVAL) return ofDatabase;
    const figures = await repository.databaseFigures(at);
    // The answer is on its way for some of the time: the middle of it is the best guess.
    ofDatabase = { at, figures, offset: Math.round((at + clock.now()) / 2 - figures.now) };
    return ofDatabase;
  }

  return {
    async take() {
      const at = clock.now();
      meter ??= dependencies.newProcessMeter();
      const { figures, offset } = await askDatabase();
      const { free, total } = await room();
      const values: Sample = {
        ...emptySample,
        ...meter.take(),
        ...callFigures(calls, (at - takenAt) / 1000),
        connections: await connections(),
        clockOffset: offset,
        diskFree: free,
        diskTotal: total,
        databaseSize: figures.databaseSize,
        storedFiles: figures.storedFiles,
        databaseHits: figures.databaseHits,
        jobLateness: figures.jobLateness,
      };
      takenAt = at;
      return { at, values };
    },
    stop() {
      meter?.stop();
      meter = null;
    },
  };
}

/** @param passed seconds since the calls were counted last */
function callFigures(calls: MeasurementDependencies['calls'], passed: number) {
  const { done, refused, limited, failed, p50, p95, p99 } = calls.take();
  const all = done + refused + limited + failed;
  return {
    callRate: passed <= 0 ? null : Math.round((all / passed) * 100) / 100,
    callsInFlight: calls.inFlight(),
    callP50: p50,
    callP95: p95,
    callP99: p99,
    callsDone: done,
    callsRefused: refused,
    callsLimited: limited,
    callsFailed: failed,
  };
}
