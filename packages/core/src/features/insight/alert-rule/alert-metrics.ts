import type { Sample } from '../../../contract/index.ts';
import { localized } from '../../../kernel/index.ts';
import type { AlertComparison, AlertMetric } from './alert-rule.types.ts';

type Value = number | null | undefined;

function share(part: Value, whole: Value): number | null {
  return typeof part === 'number' && typeof whole === 'number' && whole > 0 ? rounded((part / whole) * 100) : null;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const measured = (value: Value) => (typeof value === 'number' ? rounded(value) : null);

/** Without a call none failed. */
function failedShare({ callsDone, callsRefused, callsLimited, callsFailed }: Partial<Sample>): number | null {
  if (typeof callsFailed !== 'number') return null;
  const all = (callsDone ?? 0) + (callsRefused ?? 0) + (callsLimited ?? 0) + callsFailed;
  return all === 0 ? 0 : share(callsFailed, all);
}

/** What rules watch, of the samples of a process. */
export const ALERT_METRICS = {
  diskFreeShare: {
    title: localized('数据盘剩余空间', 'Free space on the volume of the data'),
    unit: '%',
    read: ({ diskFree, diskTotal }) => share(diskFree, diskTotal),
  },
  memoryShare: {
    title: localized('内存占用', 'Memory in use'),
    unit: '%',
    read: ({ memoryUsed, memoryLimit }) => share(memoryUsed, memoryLimit),
  },
  heapShare: {
    title: localized('堆内存占用', 'Heap in use'),
    unit: '%',
    read: ({ heapUsed, heapLimit }) => share(heapUsed, heapLimit),
  },
  processorUse: {
    title: localized('处理器占用', 'Processor in use'),
    unit: '%',
    read: ({ processorUse }) => measured(processorUse),
  },
  eventLoopP99: {
    title: localized('事件循环延迟 p99', 'Event loop delay p99'),
    unit: 'ms',
    read: ({ eventLoopP99 }) => measured(eventLoopP99),
  },
  callP99: {
    title: localized('请求用时 p99', 'Duration of calls p99'),
    unit: 'ms',
    read: ({ callP99 }) => measured(callP99),
  },
  failedCallShare: { title: localized('失败请求占比', 'Failed calls'), unit: '%', read: failedShare },
  clockDifference: {
    title: localized('与数据库的时钟差', 'Clock against the database'),
    unit: 's',
    read: ({ clockOffset }) => (typeof clockOffset === 'number' ? rounded(Math.abs(clockOffset) / 1000) : null),
  },
  jobLateness: {
    title: localized('定时任务延误', 'Scheduled jobs late by'),
    unit: 'min',
    read: ({ jobLateness }) => measured(jobLateness),
  },
} as const satisfies Readonly<Record<string, AlertMetric>>;

export function alertMetric(name: string): AlertMetric | undefined {
  return Object.entries<AlertMetric>(ALERT_METRICS).find(([key]) => key === name)?.[1];
}

/** The value of several processes that is nearest to an alert; null where none was measured. */
export function worstValue(comparison: AlertComparison, values: readonly (number | null)[]): number | null {
  const present = values.filter((value) => value !== null);
  if (present.length === 0) return null;
  return comparison === 'gt' ? Math.max(...present) : Math.min(...present);
}
