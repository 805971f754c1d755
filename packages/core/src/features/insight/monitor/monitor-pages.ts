import type { Metric } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { BYTES_OF_AXIS, type Unit } from './amount-texts.ts';
import { monitorMessages as messages } from './monitor.messages.ts';
import type { MonitorName } from './monitor.types.ts';

export interface ChartDefinition {
  readonly key: string;
  readonly title: LocalizedText;
  readonly metrics: readonly Metric[];
  /** What a value is divided by, for the unit of the axis; 1 when left out. */
  readonly divisor?: number;
  /** From 0 to 100. */
  readonly isShare?: boolean;
}

/** What a page is made of, in the order in which it is shown. */
export interface PageDefinition {
  readonly note?: LocalizedText;
  readonly metrics: readonly Metric[];
  /** What is said of the process and the machine beside its figures. */
  readonly facts: readonly (keyof typeof messages.facts)[];
  readonly charts: readonly ChartDefinition[];
  readonly tables: readonly ('places' | 'recentCalls' | 'routes' | 'processes' | 'caches')[];
  /** Whether another process may be looked at. */
  readonly hasProcesses: boolean;
}

export const METRIC_UNITS: Readonly<Record<Metric, Unit>> = {
  residentMemory: 'bytes',
  heapUsed: 'bytes',
  heapLimit: 'bytes',
  externalMemory: 'bytes',
  arrayBuffers: 'bytes',
  eventLoopP50: 'milliseconds',
  eventLoopP99: 'milliseconds',
  eventLoopMax: 'milliseconds',
  eventLoopUse: 'percent',
  openResources: 'count',
  callRate: 'rate',
  callsInFlight: 'count',
  callP50: 'milliseconds',
  callP95: 'milliseconds',
  callP99: 'milliseconds',
  callsDone: 'count',
  callsRefused: 'count',
  callsLimited: 'count',
  callsFailed: 'count',
  connections: 'count',
  processorUse: 'percent',
  load: 'number',
  memoryUsed: 'bytes',
  memoryLimit: 'bytes',
  clockOffset: 'milliseconds',
  diskFree: 'bytes',
  diskTotal: 'bytes',
  databaseSize: 'bytes',
  storedFiles: 'bytes',
  databaseHits: 'percent',
  jobLateness: 'count',
};

const { charts } = messages;
const { MB, GB } = BYTES_OF_AXIS;

export const monitorPages: Readonly<Record<MonitorName, PageDefinition>> = {
  disk: {
    metrics: ['diskFree', 'diskTotal', 'databaseSize', 'storedFiles'],
    facts: [],
    charts: [
      { key: 'disk', title: charts.disk, metrics: ['diskFree'], divisor: GB },
      { key: 'stored', title: charts.stored, metrics: ['databaseSize', 'storedFiles'], divisor: MB },
    ],
    tables: ['places'],
    hasProcesses: false,
  },
  trace: {
    note: messages.notes.trace,
    metrics: [],
    facts: [],
    charts: [],
    tables: ['recentCalls'],
    hasProcesses: false,
  },
  process: {
    metrics: [
      'residentMemory',
      'heapUsed',
      'heapLimit',
      'externalMemory',
      'arrayBuffers',
      'eventLoopP50',
      'eventLoopP99',
      'eventLoopMax',
      'eventLoopUse',
      'openResources',
    ],
    facts: ['uptime', 'node', 'pid'],
    charts: [
      { key: 'memory', title: charts.memory, metrics: ['residentMemory', 'heapUsed', 'externalMemory'], divisor: MB },
      { key: 'eventLoop', title: charts.eventLoop, metrics: ['eventLoopP50', 'eventLoopP99', 'eventLoopMax'] },
      { key: 'eventLoopUse', title: charts.eventLoopUse, metrics: ['eventLoopUse'], isShare: true },
    ],
    tables: [],
    hasProcesses: true,
  },
  cache: {
    note: messages.notes.cache,
    metrics: ['databaseHits', 'databaseSize'],
    facts: ['database'],
    charts: [{ key: 'databaseHits', title: charts.databaseHits, metrics: ['databaseHits'], isShare: true }],
    tables: ['caches'],
    hasProcesses: false,
  },
  http: {
    metrics: [
      'callRate',
      'callsInFlight',
      'connections',
      'callP50',
      'callP95',
      'callP99',
      'callsDone',
      'callsRefused',
      'callsLimited',
      'callsFailed',
    ],
    facts: ['uptime'],
    charts: [
      { key: 'calls', title: charts.calls, metrics: ['callsDone', 'callsRefused', 'callsLimited', 'callsFailed'] },
      { key: 'responseTimes', title: charts.responseTimes, metrics: ['callP50', 'callP95', 'callP99'] },
      { key: 'connections', title: charts.connections, metrics: ['connections', 'callsInFlight'] },
    ],
    tables: ['routes'],
    hasProcesses: true,
  },
  system: {
    metrics: ['processorUse', 'load', 'memoryUsed', 'memoryLimit', 'clockOffset', 'jobLateness'],
    facts: ['lateJobs', 'system', 'processors', 'timeZone', 'host', 'version', 'node', 'database'],
    charts: [
      { key: 'processor', title: charts.processor, metrics: ['processorUse'], isShare: true },
      { key: 'machineMemory', title: charts.machineMemory, metrics: ['memoryUsed', 'memoryLimit'], divisor: GB },
    ],
    tables: ['processes'],
    hasProcesses: true,
  },
};
