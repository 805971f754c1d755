import type { Sample, SampleAt } from '../../../contract/index.ts';
import type { MonitorReadingLevel } from './monitor.types.ts';

/** From which value on a figure asks for attention. */
const LIMITS: Partial<Readonly<Record<keyof Sample, { readonly warning: number; readonly problem: number }>>> = {
  eventLoopP99: { warning: 100, problem: 200 },
  eventLoopUse: { warning: 70, problem: 90 },
  processorUse: { warning: 80, problem: 95 },
  callP95: { warning: 1000, problem: 1500 },
};

/** What counts against a bound: so much of it in percent. */
const SHARES: Partial<Readonly<Record<keyof Sample, keyof Sample>>> = {
  heapUsed: 'heapLimit',
  memoryUsed: 'memoryLimit',
};
const SHARE_LIMITS = { warning: 75, problem: 90 } as const;

/** Percent of a volume that should be free, and milliseconds by which clocks may differ. */
const FREE_LIMITS = { warning: 20, problem: 10 } as const;
const CLOCK_LIMITS = { warning: 1000, problem: 5000 } as const;

export function readingLevel(metric: keyof Sample, sample: Partial<Sample>): MonitorReadingLevel {
  const value = sample[metric] ?? null;
  if (value === null) return 'good';
  if (metric === 'callsFailed') return value > 0 ? 'problem' : 'good';
  if (metric === 'clockOffset') return above(Math.abs(value), CLOCK_LIMITS);
  if (metric === 'diskFree') return freeLevel(value, sample.diskTotal ?? null);
  const bound = SHARES[metric];
  if (bound !== undefined) {
    const most = sample[bound] ?? null;
    return most === null || most === 0 ? 'good' : above((value / most) * 100, SHARE_LIMITS);
  }
  const limits = LIMITS[metric];
  return limits === undefined ? 'good' : above(value, limits);
}

export function freeLevel(free: number | null, total: number | null): MonitorReadingLevel {
  if (free === null || total === null || total === 0) return 'good';
  const share = (free / total) * 100;
  if (share < FREE_LIMITS.problem) return 'problem';
  return share < FREE_LIMITS.warning ? 'warning' : 'good';
}

/** The colours of the page of recent calls: below half a second, a second, one and a half, and above. */
export function durationLevel(milliseconds: number): MonitorReadingLevel {
  if (milliseconds < 500) return 'good';
  if (milliseconds < 1000) return 'notice';
  return milliseconds < 1500 ? 'warning' : 'problem';
}

function above(value: number, limits: { readonly warning: number; readonly problem: number }): MonitorReadingLevel {
  if (value >= limits.problem) return 'problem';
  return value >= limits.warning ? 'warning' : 'good';
}

const DAY = 24 * 3600 * 1000;

/**
 * Days until the volume is full if it goes on as in these samples; null where it does not shrink, or where the samples are of less than a day.
 */
export function daysUntilFull(samples: readonly SampleAt[]): number | null {
  const measured = samples.flatMap(({ at, values: { diskFree } }) =>
    typeof diskFree === 'number' ? [{ at, free: diskFree }] : [],
  );
  const first = measured[0];
  const last = measured.at(-1);
  if (first === undefined || last === undefined || last.at - first.at < DAY) return null;
  const daily = ((first.free - last.free) / (last.at - first.at)) * DAY;
  return daily <= 0 ? null : Math.floor(last.free / daily);
}
