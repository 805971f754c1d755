import os from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import v8 from 'node:v8';

import type { Sample } from '@evergreen/core/contract';

/** What a process can say of itself and its machine without asking anybody. */
export type ProcessFigures = Pick<
  Sample,
  | 'residentMemory'
  | 'heapUsed'
  | 'heapLimit'
  | 'externalMemory'
  | 'arrayBuffers'
  | 'eventLoopP50'
  | 'eventLoopP99'
  | 'eventLoopMax'
  | 'eventLoopUse'
  | 'openResources'
  | 'processorUse'
  | 'load'
  | 'memoryUsed'
  | 'memoryLimit'
>;

export interface ProcessMeter {
  /** Since it was asked last. */
  take(): ProcessFigures;
  stop(): void;
}

/** Milliseconds between the timers whose lateness is measured. */
const RESOLUTION = 20;
const NANOSECONDS = 1_000_000;

export function createProcessMeter(): ProcessMeter {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  let use = performance.eventLoopUtilization();
  let processors = processorTimes();
  return {
    take() {
      const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
      const late = (nanoseconds: number) =>
        delay.count === 0 ? null : Math.max(0, Math.round((nanoseconds / NANOSECONDS - RESOLUTION) * 10) / 10);
      const eventLoop = {
        eventLoopP50: late(delay.percentile(50)),
        eventLoopP99: late(delay.percentile(99)),
        eventLoopMax: late(delay.max),
      };
      delay.reset();
      const nextUse = performance.eventLoopUtilization();
      const nextProcessors = processorTimes();
      const figures: ProcessFigures = {
        residentMemory: rss,
        heapUsed,
        heapLimit: v8.getHeapStatistics().heap_size_limit,
        externalMemory: external,
        arrayBuffers,
        ...eventLoop,
        eventLoopUse: percent(performance.eventLoopUtilization(nextUse, use).utilization),
        openResources: process.getActiveResourcesInfo().length,
        processorUse: processorUse(processors, nextProcessors),
        load: os.loadavg()[0] ?? null,
        ...memory(),
      };
      use = nextUse;
      processors = nextProcessors;
      return figures;
    },
    stop: () => delay.disable(),
  };
}

interface ProcessorTimes {
  readonly busy: number;
  readonly all: number;
}

function processorTimes(): ProcessorTimes {
  let busy = 0;
  let all = 0;
  for (const { times } of os.cpus()) {
    const own = times.user + times.nice + times.sys + times.irq;
    busy += own;
    all += own + times.idle;
  }
  return { busy, all };
}

/** Of all processors; null before any time has passed. */
function processorUse(before: ProcessorTimes, after: ProcessorTimes): number | null {
  const all = after.all - before.all;
  return all <= 0 ? null : percent((after.busy - before.busy) / all);
}

/** Of the container where one bounds the process, else of the machine. */
function memory(): Pick<Sample, 'memoryUsed' | 'memoryLimit'> {
  const installed = os.totalmem();
  const bound = process.constrainedMemory();
  if (bound > 0 && bound < installed) return { memoryLimit: bound, memoryUsed: bound - process.availableMemory() };
  return { memoryLimit: installed, memoryUsed: installed - os.freemem() };
}

const percent = (share: number) => Math.round(share * 1000) / 10;
