/** How the samples of a longer time become one. */
type MetricCombination = 'mean' | 'max';

/**
 * What a server process measures of itself, under the names of its samples. Amounts of memory and disk are bytes, times milliseconds, shares
 * percent; a rate is per second.
 */
export const METRICS = {
  /** The process. */
  residentMemory: 'max',
  heapUsed: 'max',
  heapLimit: 'max',
  externalMemory: 'max',
  arrayBuffers: 'max',
  /** How late timers were in the sample; the resolution of the measurement is subtracted. */
  eventLoopP50: 'mean',
  eventLoopP99: 'max',
  eventLoopMax: 'max',
  eventLoopUse: 'mean',
  openResources: 'max',
  /** The calls that it answered. */
  callRate: 'mean',
  callsInFlight: 'max',
  callP50: 'mean',
  callP95: 'max',
  callP99: 'max',
  callsDone: 'mean',
  /** Refused by the answer: 4xx but for 429. */
  callsRefused: 'mean',
  /** Refused by a limit: 429. */
  callsLimited: 'mean',
  callsFailed: 'mean',
  connections: 'max',
  /** The machine. */
  processorUse: 'mean',
  load: 'mean',
  memoryUsed: 'max',
  memoryLimit: 'max',
  /** The clock of the process less that of the database. */
  clockOffset: 'max',
  /** The volume of the data folder, and what the platform stores. */
  diskFree: 'mean',
  diskTotal: 'max',
  databaseSize: 'max',
  storedFiles: 'max',
  /** Blocks that the database found in its memory. */
  databaseHits: 'mean',
  /** Minutes that the most overdue job waits for a process that runs it. */
  jobLateness: 'max',
} as const satisfies Readonly<Record<string, MetricCombination>>;

export type Metric = keyof typeof METRICS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because the keys of a record are its names
export const METRIC_NAMES = Object.keys(METRICS) as readonly Metric[];

/** What was measured at one time; null for what could not be. */
export type Sample = Readonly<Record<Metric, number | null>>;

const NO_VALUE = METRIC_NAMES.map((name) => [name, null] as const);

/** A sample of nothing. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because every name is there
export const emptySample = Object.fromEntries(NO_VALUE) as Sample;

/** One sample for many: the mean or the largest of what was measured; null where nothing was. */
export function combinedSample(samples: readonly Partial<Sample>[]): Sample {
  const combined = METRIC_NAMES.map((name) => {
    const values = samples.map((sample) => sample[name]).filter((value) => typeof value === 'number');
    if (values.length === 0) return [name, null] as const;
    const value =
      METRICS[name] === 'max' ? Math.max(...values) : values.reduce((sum, one) => sum + one, 0) / values.length;
    return [name, value] as const;
  });
  return { ...emptySample, ...Object.fromEntries(combined) };
}

/** For how long back samples are shown, and how many seconds one point of it stands for. */
export const METRIC_SPANS = {
  hour: { seconds: 3600, step: 60 },
  day: { seconds: 24 * 3600, step: 300 },
  month: { seconds: 30 * 24 * 3600, step: 7200 },
} as const;

export type MetricSpan = keyof typeof METRIC_SPANS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because the keys of a record are its names
export const METRIC_SPAN_NAMES = Object.keys(METRIC_SPANS) as readonly MetricSpan[];

export interface SampleAt {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly values: Partial<Sample>;
}

/**
 * The points of a span up to `now`, oldest first and evenly apart; a point without a sample holds null, so that a gap is seen as one.
 */
export function pointsOfSpan(span: MetricSpan, samples: readonly SampleAt[], now: number): readonly SampleAt[] {
  const { seconds, step } = METRIC_SPANS[span];
  const width = step * 1000;
  const last = Math.floor(now / width) * width;
  const count = seconds / step;
  const of = new Map<number, Partial<Sample>[]>();
  for (const { at, values } of samples) {
    const start = Math.floor(at / width) * width;
    const those = of.get(start);
    if (those === undefined) of.set(start, [values]);
    else those.push(values);
  }
  return Array.from({ length: count }, (_, index) => {
    const at = last - (count - 1 - index) * width;
    return { at, values: combinedSample(of.get(at) ?? []) };
  });
}
