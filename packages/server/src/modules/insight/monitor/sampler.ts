import os from 'node:os';

import { combinedSample, type Sample, type SampleAt } from '@evergreen/core/contract';
import { minutes, seconds } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort, TimerHandle } from '@evergreen/core/ports';

import type { Database } from '../../../db/index.ts';
import { writeIfRoom } from '../../../db/statements/optional-write.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import type { Measurement } from './measurement.ts';
import { STEPS, type MonitorRepository, type StoredProcess } from './monitor.repository.ts';

/** Between two samples. */
const INTERVAL = seconds(10);
/** Samples that one stored row combines, and stored rows that one row of a quarter of an hour combines. */
const SAMPLES_A_MINUTE = 6;
const MINUTES_A_QUARTER = 15;
/** A process that stored nothing for so long is gone. */
export const SILENT_AFTER = minutes(2.5);

export interface SamplerDependencies {
  readonly measurement: Measurement;
  readonly repository: Pick<MonitorRepository, 'store' | 'sweep'>;
  readonly database: Pick<Database, 'assertRoomForWrites'>;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  readonly id: string;
  /** Of the platform. */
  readonly version: string;
  /** After a minute was stored. Never rejects. */
  readonly stored: () => Promise<void>;
}

/** Measures this process: every ten seconds while it listens, and once when somebody asks before it does. */
export interface Sampler {
  start(): void;
  stop(): void;
  process(): StoredProcess;
  latest(): Promise<SampleAt>;
}

/** A sample that cannot be taken or stored is left out, and the next one is tried in its turn. */
export function createSampler(dependencies: SamplerDependencies): Sampler {
  const { measurement, repository, database, clock, logger, id, version, stored } = dependencies;
  const startedAt = clock.now();
  let isRunning = false;
  let timer: TimerHandle;
  let last: SampleAt | null = null;
  let ofMinute: Partial<Sample>[] = [];
  let ofQuarter: Partial<Sample>[] = [];

  const process = (): StoredProcess => ({
    id,
    host: os.hostname().slice(0, 255),
    pid: globalThis.process.pid,
    version,
    startedAt,
    seenAt: clock.now(),
  });

  async function storeMinute(at: number): Promise<void> {
    const minute = combinedSample(ofMinute);
    ofMinute = [];
    ofQuarter.push(minute);
    await writeIfRoom(database, async () => {
      await repository.store(process(), STEPS.minute, { at, values: minute });
      await stored();
    });
    if (ofQuarter.length < MINUTES_A_QUARTER) return;
    const quarter = combinedSample(ofQuarter);
    ofQuarter = [];
    await writeIfRoom(database, async () => {
      await repository.store(process(), STEPS.quarter, { at, values: quarter });
      await repository.sweep(at);
    });
  }

  async function sample(): Promise<void> {
    try {
      last = await measurement.take();
      ofMinute.push(last.values);
      if (ofMinute.length >= SAMPLES_A_MINUTE) await storeMinute(last.at);
    } catch (error) {
      logger.warn('monitor.unsampled', errorForLog(error));
    }
    if (isRunning) plan();
  }

  function plan(): void {
    timer = clock.setTimeout(() => void sample(), INTERVAL);
  }

  return {
    start() {
      isRunning = true;
      plan();
    },
    stop() {
      isRunning = false;
      clock.clearTimeout(timer);
      measurement.stop();
    },
    process,
    latest: async () => (last === null ? measurement.take() : last),
  };
}
