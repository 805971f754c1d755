import { monitorEndpoints, type CacheName, type MetricSpan, type SampleAt } from '../../../contract/index.ts';
import { formatDateTime } from '../../../format/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { createComputedFacts, mapResult, minutes, seconds, type Result, type Service } from '../../../kernel/index.ts';
import { createLoader, type LoaderEvent, type LoaderFacts } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { monitorPages, type PageDefinition } from './monitor-pages.ts';
import { monitorMessages as messages } from './monitor.messages.ts';
import type { MonitorEvent, MonitorFacts, MonitorName, MonitorTable } from './monitor.types.ts';
import {
  cachesTable,
  chartOf,
  forecastOf,
  placesTable,
  processesTable,
  processLabel,
  readingsOf,
  recentCallsTable,
  routesTable,
} from './monitor.view.ts';

export type MonitorService = Service<MonitorFacts, MonitorEvent>;

export interface MonitorDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly page: MonitorName;
}

/** Between two readings while the page is shown: of what is now, and of what changes slowly. */
const NOW_INTERVAL = seconds(10);
const SLOW_INTERVAL = minutes(1);

/** A page of the monitors: figures as they are, over time, and the tables behind them. Nothing is read while the page is hidden. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only wires the service of the page
export function createMonitor({ client, clock, page }: MonitorDependencies): MonitorService {
  const definition = monitorPages[page];
  let span: MetricSpan = 'hour';
  let chosen: string | undefined;
  let filter: 'all' | 'notable' = 'all';

  const reading = <Value>(
    isNeeded: boolean,
    interval: number,
    load: (signal: AbortSignal) => Promise<Result<{ readonly result: Value }, HttpFailure>>,
  ) => {
    const loader = createLoader<Value, HttpFailure, null>({
      clock,
      interval,
      load: async (_params, signal) => mapResult(await load(signal), ({ result }) => result),
    });
    return { isNeeded, loader };
  };
  const ofProcess = () => (chosen === undefined ? {} : { process: chosen });
  const history = (asked: () => MetricSpan) => async (signal: AbortSignal) =>
    client.call(monitorEndpoints.history, { query: { ...ofProcess(), span: asked() }, signal, isQuiet: true });

  const { metrics, facts: named, charts, tables } = definition;
  const latest = reading(metrics.length + named.length > 0, NOW_INTERVAL, async (signal) =>
    client.call(monitorEndpoints.latest, { query: ofProcess(), signal, isQuiet: true }),
  );
  const points = reading(
    charts.length > 0,
    SLOW_INTERVAL,
    history(() => span),
  );
  const month = reading<readonly SampleAt[]>(
    page === 'disk',
    SLOW_INTERVAL,
    history(() => 'month'),
  );
  const processes = reading(definition.hasProcesses, SLOW_INTERVAL, async (signal) =>
    client.call(monitorEndpoints.processes, { signal, isQuiet: true }),
  );
  const places = reading(tables.includes('places'), SLOW_INTERVAL, async (signal) =>
    client.call(monitorEndpoints.disk, { signal, isQuiet: true }),
  );
  const calls = reading(tables.includes('recentCalls'), NOW_INTERVAL, async (signal) =>
    client.call(monitorEndpoints.trace, {
      query: filter === 'notable' ? { only: filter } : {},
      signal,
      isQuiet: true,
    }),
  );
  const routes = reading(tables.includes('routes'), NOW_INTERVAL, async (signal) =>
    client.call(monitorEndpoints.routes, { signal, isQuiet: true }),
  );
  const caches = reading(tables.includes('caches'), NOW_INTERVAL, async (signal) =>
    client.call(monitorEndpoints.caches, { signal, isQuiet: true }),
  );
  const needed = [latest, points, month, processes, places, calls, routes, caches]
    .filter(({ isNeeded }) => isNeeded)
    .map(({ loader }): Service<LoaderFacts<unknown, HttpFailure>, LoaderEvent<null>> => loader);

  const tableOf = (name: PageDefinition['tables'][number]): MonitorTable => {
    switch (name) {
      case 'places':
        return placesTable(places.loader.facts().value);
      case 'recentCalls':
        return recentCallsTable(calls.loader.facts().value, filter);
      case 'routes':
        return routesTable(routes.loader.facts().value);
      case 'caches':
        return cachesTable(caches.loader.facts().value);
      case 'processes':
        return processesTable(processes.loader.facts().value);
    }
  };

  const view = (): MonitorFacts => {
    const now = latest.loader.facts().value;
    const measuredAt = now?.sample?.at ?? null;
    const failed = needed.map((loader) => loader.facts().failure).find((failure) => failure !== null) ?? null;
    const forecast = page === 'disk' ? forecastOf(month.loader.facts().value ?? []) : null;
    const isOther = now !== null && !now.process.isAnswering;
    return {
      page,
      note: isOther ? messages.notes.otherProcess : (definition.note ?? null),
      processes: (processes.loader.facts().value ?? []).map((one) => ({ id: one.id, label: processLabel(one) })),
      processId: now?.process.id ?? null,
      measuredAt: measuredAt === null ? null : messages.measuredAt(formatDateTime(measuredAt)),
      readings:
        now === null ? null : [...readingsOf(definition, now, clock.now()), ...(forecast === null ? [] : [forecast])],
      span,
      charts: charts.map((chart) => chartOf(chart, span, points.loader.facts().value)),
      tables: tables.map(tableOf),
      filter: tables.includes('recentCalls') ? filter : null,
      failure: failed === null ? null : failureText(failed),
    };
  };

  const shown = createComputedFacts(view);
  const stops = needed.map((loader) => loader.subscribe(shown.invalidate));
  const readAgain = () => {
    for (const loader of needed) loader.send({ type: 'value.refresh' });
  };
  for (const loader of needed) loader.send({ type: 'value.load', params: null });
  let isDisposed = false;
  const clearCache = async (name: CacheName) => {
    await client.call(monitorEndpoints.clearCache, { body: { name } });
    if (!isDisposed) caches.loader.send({ type: 'value.refresh' });
  };

  return {
    ...shown,
    send(event) {
      switch (event.type) {
        case 'span.choose':
          span = event.span;
          // The points of another span would stand under the wrong times.
          points.loader.send({ type: 'value.forget' });
          points.loader.send({ type: 'value.load', params: null });
          return shown.invalidate();
        case 'process.choose':
          chosen = event.id;
          for (const { loader } of [latest, points]) loader.send({ type: 'value.forget' });
          for (const { loader } of [latest, points]) loader.send({ type: 'value.load', params: null });
          return shown.invalidate();
        case 'filter.choose':
          filter = event.filter;
          calls.loader.send({ type: 'value.forget' });
          calls.loader.send({ type: 'value.load', params: null });
          return shown.invalidate();
        case 'cache.clear':
          return void clearCache(event.name);
        case 'monitor.refresh':
          return readAgain();
        case 'page.hidden':
        case 'page.shown':
          for (const loader of needed) loader.send(event);
          return undefined;
      }
    },
    dispose() {
      isDisposed = true;
      for (const stop of stops) stop();
      for (const loader of needed) loader.dispose();
      shown.dispose();
    },
  };
}
