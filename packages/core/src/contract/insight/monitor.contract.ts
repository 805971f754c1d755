import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { identifier } from '../schema.ts';
import { METRIC_NAMES, METRIC_SPAN_NAMES, type Metric } from './metrics.ts';
import { CACHE_NAMES, cacheFigures } from './monitored.ts';

/** To see how the platform runs; answered to people at the platform only. */
export const MONITOR_PERMISSION = 'monitor:view';

const monitor = holding(MONITOR_PERMISSION);

const amount = v.nullable(v.number());
/** Those that a process of another version does not measure are left out. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because every name is there
const amounts = Object.fromEntries(METRIC_NAMES.map((name) => [name, v.exactOptional(amount)])) as Readonly<
  Record<Metric, v.ExactOptionalSchema<typeof amount, undefined>>
>;
const sample = v.object({
  /** Epoch milliseconds. */
  at: v.number(),
  values: v.object(amounts),
});

const serverProcess = v.object({
  id: v.string(),
  host: v.string(),
  pid: v.number(),
  /** Of the platform. */
  version: v.string(),
  /** Epoch milliseconds. */
  startedAt: v.number(),
  /** When it last stored a sample. */
  seenAt: v.number(),
  /** Whether it stored one lately. */
  isRunning: v.boolean(),
  /** Whether it is the process that answers. */
  isAnswering: v.boolean(),
});
export type ServerProcess = v.InferOutput<typeof serverProcess>;

/** What is installed, and on what; texts as the system gives them. */
const installation = v.object({
  nodeVersion: v.string(),
  operatingSystem: v.string(),
  processors: v.number(),
  timeZone: v.string(),
  databaseEngine: v.picklist(['embedded', 'postgresql']),
  databaseVersion: v.string(),
});
export type Installation = v.InferOutput<typeof installation>;

/** How scheduled jobs are with the platform as a whole. */
const jobs = v.object({
  /** Processes that run them. */
  runners: v.number(),
  /** Names of those whose time has come for some minutes without a run. */
  late: v.array(v.string()),
});
export type MonitoredJobs = v.InferOutput<typeof jobs>;

const place = v.object({
  /** The data folder, a database or a bucket outside of it, and the working copies of the system. */
  key: v.picklist(['data', 'database', 'bucket', 'temporary']),
  /** Folder or bucket; empty for the database. */
  path: v.string(),
  /** Bytes of its volume; null where they cannot be measured. */
  total: amount,
  free: amount,
  /** Files that its volume may still hold. */
  freeEntries: amount,
  /** Bytes that the platform has there; null where it does not know. */
  own: amount,
});
export type DiskPlace = v.InferOutput<typeof place>;

const trace = v.object({
  /** Epoch milliseconds. */
  at: v.number(),
  method: v.string(),
  /** The pattern of the path, never the path itself; null for none. */
  route: v.nullable(v.string()),
  status: v.number(),
  milliseconds: v.number(),
  /** Username of the account; null for nobody. */
  account: v.nullable(v.string()),
  requestId: v.string(),
});
export type TracedCall = v.InferOutput<typeof trace>;

const routeFigures = v.object({
  method: v.string(),
  route: v.string(),
  calls: v.number(),
  failed: v.number(),
  /** Milliseconds. */
  mean: v.number(),
  p95: v.number(),
  longest: v.number(),
});
export type RouteFigures = v.InferOutput<typeof routeFigures>;

export const monitorEndpoints = {
  /** The processes of the last thirty days, those that run first. */
  processes: defineEndpoint({
    name: 'monitor.processes',
    method: 'GET',
    path: '/sys/monitor/processes',
    summary: localized('服务进程', 'Server processes'),
    access: monitor,
    answer: v.array(serverProcess),
  }),
  /** What was measured last; for another process its last stored sample. */
  latest: defineEndpoint({
    name: 'monitor.latest',
    method: 'GET',
    path: '/sys/monitor/latest',
    summary: localized('一个进程最近一次的指标', 'The last figures of a process'),
    access: monitor,
    query: v.object({ process: v.optional(identifier) }),
    answer: v.object({
      process: serverProcess,
      sample: v.nullable(sample),
      installation: v.nullable(installation),
      jobs,
    }),
  }),
  history: defineEndpoint({
    name: 'monitor.history',
    method: 'GET',
    path: '/sys/monitor/history',
    summary: localized('一个进程一段时间内的指标', 'The figures of a process over time'),
    access: monitor,
    query: v.object({ process: v.optional(identifier), span: v.picklist(METRIC_SPAN_NAMES) }),
    answer: v.array(sample),
  }),
  disk: defineEndpoint({
    name: 'monitor.disk',
    method: 'GET',
    path: '/sys/monitor/disk',
    summary: localized('各存储位置的空间', 'Room in the places where the platform stores'),
    access: monitor,
    answer: v.array(place),
  }),
  /** Newest first. */
  trace: defineEndpoint({
    name: 'monitor.trace',
    method: 'GET',
    path: '/sys/monitor/trace',
    summary: localized('近期请求', 'Recent calls'),
    access: monitor,
    query: v.object({ only: v.optional(v.picklist(['notable'])) }),
    answer: v.array(trace),
  }),
  /** Since the process started, those with the longest p95 first. */
  routes: defineEndpoint({
    name: 'monitor.routes',
    method: 'GET',
    path: '/sys/monitor/routes',
    summary: localized('最慢的接口', 'The slowest routes'),
    access: monitor,
    answer: v.array(routeFigures),
  }),
  /** Of the process that answers. */
  caches: defineEndpoint({
    name: 'monitor.caches',
    method: 'GET',
    path: '/sys/monitor/caches',
    summary: localized('服务进程的缓存', 'The caches of the server process'),
    access: monitor,
    answer: v.array(cacheFigures),
  }),
  /** The next calls read from the database again; the answer says how many entries there were. */
  clearCache: defineEndpoint({
    name: 'monitor.clearCache',
    method: 'POST',
    path: '/sys/monitor/clearCache',
    summary: localized('清空服务进程的一个缓存', 'Empty a cache of the server process'),
    access: monitor,
    body: v.object({ name: v.picklist(CACHE_NAMES) }),
    logs: ['name'],
    answer: v.number(),
  }),
} as const;
