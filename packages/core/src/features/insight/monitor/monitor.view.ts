import type {
  CacheFigures,
  DiskPlace,
  Installation,
  MetricSpan,
  MonitoredJobs,
  RouteFigures,
  Sample,
  SampleAt,
  ServerProcess,
  TracedCall,
} from '../../../contract/index.ts';
import { formatDateTime, formatTime } from '../../../format/index.ts';
import { localized, sameText, type LocalizedText } from '../../../kernel/index.ts';
import { amountText, durationText } from './amount-texts.ts';
import { daysUntilFull, durationLevel, freeLevel, readingLevel } from './monitor-levels.ts';
import { METRIC_UNITS, type ChartDefinition, type PageDefinition } from './monitor-pages.ts';
import { monitorMessages as messages } from './monitor.messages.ts';
import type { MonitorCell, MonitorChart, MonitorTable, MonitorReading, MonitorReadingLevel } from './monitor.types.ts';

/** What `monitor.latest` answers. */
export interface LatestSample {
  readonly process: ServerProcess;
  readonly sample: { readonly at: number; readonly values: Partial<Sample> } | null;
  readonly installation: Installation | null;
  readonly jobs: MonitoredJobs;
}

const NONE = sameText('–');
const cell = (text: LocalizedText, level: MonitorReadingLevel = 'good'): MonitorCell => ({ text, level });

/** The figures of a page as they were measured last. */
export function readingsOf(page: PageDefinition, latest: LatestSample, now: number): readonly MonitorReading[] {
  const values = latest.sample?.values ?? {};
  const measured = page.metrics.map((key) => ({
    key,
    label: messages.readings[key],
    value: amountText(values[key], METRIC_UNITS[key]),
    level: readingLevel(key, values),
  }));
  const facts = page.facts.map((key) => ({
    key,
    label: messages.facts[key],
    value: factText(key, latest, now),
    level: key === 'lateJobs' && areJobsWaiting(latest.jobs) ? ('problem' as const) : ('good' as const),
  }));
  return [...measured, ...facts];
}

const areJobsWaiting = ({ runners, late }: MonitoredJobs): boolean => runners === 0 || late.length > 0;

function factText(
  key: keyof typeof messages.facts,
  { process, installation, jobs: { runners, late } }: LatestSample,
  now: number,
): LocalizedText {
  switch (key) {
    case 'uptime':
      return durationText(Math.max(0, ((process.isRunning ? now : process.seenAt) - process.startedAt) / 1000));
    case 'lateJobs':
      if (runners === 0) return messages.noJobRunner;
      return late.length === 0 ? messages.noLateJobs : sameText(late.join(' '));
    case 'pid':
      return sameText(String(process.pid));
    case 'host':
      return sameText(process.host);
    case 'version':
      return sameText(process.version);
    case 'node':
      return sameText(installation?.nodeVersion ?? '–');
    case 'system':
      return sameText(installation?.operatingSystem ?? '–');
    case 'processors':
      return installation === null ? NONE : amountText(installation.processors, 'count');
    case 'timeZone':
      return sameText(installation?.timeZone ?? '–');
    case 'database': {
      if (installation === null) return NONE;
      const engine = messages.engines[installation.databaseEngine];
      const version = installation.databaseVersion;
      return localized(`${engine['zh-CN']} ${version}`, `${engine['en-US']} ${version}`);
    }
  }
}

/** The forecast of the disk; null where nothing can be said. */
export function forecastOf(samples: readonly SampleAt[]): MonitorReading | null {
  const days = daysUntilFull(samples);
  if (days === null) return null;
  return {
    key: 'untilFull',
    label: messages.untilFull,
    value: messages.fullIn(days),
    level: days < 14 ? 'problem' : days < 60 ? 'warning' : 'good',
  };
}

const timeOf = (span: MetricSpan, at: number) =>
  span === 'hour' ? formatTime(at).slice(0, 5) : formatDateTime(at).slice(5, 16);

export function chartOf(
  { key, title, metrics, divisor = 1, isShare = false }: ChartDefinition,
  span: MetricSpan,
  points: readonly SampleAt[] | null,
): MonitorChart {
  const scaled = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.round((value / divisor) * 100) / 100;
  const series = metrics.map((metric) => ({
    key: metric,
    label: messages.readings[metric],
    values: (points ?? []).map(({ values }) => scaled(values[metric])),
  }));
  return {
    key,
    title,
    isShare,
    times: points?.map(({ at }) => timeOf(span, at)) ?? null,
    series,
    isEmpty: points !== null && series.every(({ values }) => values.every((value) => value === null)),
  };
}

export function placesTable(places: readonly DiskPlace[] | null): MonitorTable {
  const { place, path, total, free, own, freeEntries } = messages.columns;
  return {
    key: 'places',
    title: messages.tables.places,
    columns: [place, path, total, free, own, freeEntries],
    rows:
      places?.map((one) => ({
        key: one.key,
        cells: [
          cell(messages.places[one.key]),
          cell(one.path === '' ? NONE : sameText(one.path)),
          cell(amountText(one.total, 'bytes')),
          cell(amountText(one.free, 'bytes'), freeLevel(one.free, one.total)),
          cell(amountText(one.own, 'bytes')),
          cell(amountText(one.freeEntries, 'count')),
        ],
      })) ?? null,
    empty: messages.tables.noPlaces,
  };
}

export function recentCallsTable(calls: readonly TracedCall[] | null, filter: 'all' | 'notable'): MonitorTable {
  const { time, method, route, status, duration, account, requestId } = messages.columns;
  return {
    key: 'recentCalls',
    title: calls === null ? messages.tables.recentCalls : messages.tables.traced(calls.length),
    columns: [time, method, route, status, duration, account, requestId],
    rows:
      calls?.map((call) => ({
        key: call.requestId,
        cells: [
          cell(sameText(formatDateTime(call.at))),
          cell(sameText(call.method)),
          cell(call.route === null ? messages.unknownRoute : sameText(call.route)),
          cell(sameText(String(call.status)), statusLevel(call.status)),
          cell(amountText(call.milliseconds, 'milliseconds'), durationLevel(call.milliseconds)),
          cell(call.account === null ? messages.nobody : sameText(call.account)),
          cell(sameText(call.requestId)),
        ],
      })) ?? null,
    empty: filter === 'all' ? messages.tables.noCalls : messages.tables.noNotableCalls,
  };
}

function statusLevel(status: number): MonitorReadingLevel {
  if (status >= 500) return 'problem';
  return status >= 400 ? 'warning' : 'good';
}

export function routesTable(routes: readonly RouteFigures[] | null): MonitorTable {
  const { method, route, calls, failed, mean, p95, longest } = messages.columns;
  return {
    key: 'routes',
    title: messages.tables.routes,
    columns: [method, route, calls, failed, mean, p95, longest],
    rows:
      routes?.map((one) => ({
        key: `${one.method} ${one.route}`,
        cells: [
          cell(sameText(one.method)),
          cell(sameText(one.route)),
          cell(amountText(one.calls, 'count')),
          cell(amountText(one.failed, 'count'), one.failed > 0 ? 'problem' : 'good'),
          cell(amountText(one.mean, 'milliseconds'), durationLevel(one.mean)),
          cell(amountText(one.p95, 'milliseconds'), durationLevel(one.p95)),
          cell(amountText(one.longest, 'milliseconds')),
        ],
      })) ?? null,
    empty: messages.tables.noCalls,
  };
}

export function cachesTable(caches: readonly CacheFigures[] | null): MonitorTable {
  const { cache, entries, hits, misses, hitRate, bytes, actions } = messages.columns;
  return {
    key: 'caches',
    title: messages.tables.caches,
    columns: [cache, entries, hits, misses, hitRate, bytes, actions],
    rows:
      caches?.map((one) => ({
        key: one.name,
        cells: [
          cell(messages.caches[one.name]),
          cell(amountText(one.entries, 'count')),
          cell(amountText(one.hits, 'count')),
          cell(amountText(one.misses, 'count')),
          cell(amountText(shareOf(one.hits, one.hits + one.misses), 'percent')),
          cell(amountText(one.bytes, 'bytes')),
        ],
        action: {
          label: messages.clearCache(messages.caches[one.name]),
          event: { type: 'cache.clear', name: one.name },
        },
      })) ?? null,
    empty: NONE,
  };
}

const shareOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10);

export function processesTable(processes: readonly ServerProcess[] | null): MonitorTable {
  const { process, state, startedAt, seenAt } = messages.columns;
  return {
    key: 'processes',
    title: messages.tables.processes,
    columns: [process, messages.facts.version, state, startedAt, seenAt],
    rows:
      processes?.map((one) => ({
        key: one.id,
        cells: [
          cell(processLabel(one)),
          cell(sameText(one.version)),
          cell(one.isRunning ? messages.running : messages.stopped, one.isRunning ? 'good' : 'notice'),
          cell(sameText(formatDateTime(one.startedAt))),
          cell(sameText(formatDateTime(one.seenAt))),
        ],
      })) ?? null,
    empty: NONE,
  };
}

export function processLabel({ host, pid, isAnswering, isRunning }: ServerProcess): LocalizedText {
  const remark = isAnswering ? messages.answering : isRunning ? null : messages.stopped;
  return localized(
    `${host} · ${pid}${remark === null ? '' : `（${remark['zh-CN']}）`}`,
    `${host} · ${pid}${remark === null ? '' : ` (${remark['en-US']})`}`,
  );
}
