import type { FastifyInstance } from 'fastify';

import {
  DEFAULT_BASE_PATH,
  SLOWEST_ROUTES,
  TRACED_CALLS,
  type RouteFigures,
  type TracedCall,
} from '@evergreen/core/contract';
import type { ClockPort } from '@evergreen/core/ports';

import { createDurations, type Durations } from './durations.ts';

/** What the calls of a while cost. Times are milliseconds. */
export interface CallFigures {
  readonly done: number;
  readonly refused: number;
  readonly limited: number;
  readonly failed: number;
  readonly p50: number | null;
  readonly p95: number | null;
  readonly p99: number | null;
}

export interface CallMeter {
  /** Measures every call below the base path. */
  watch(app: FastifyInstance): void;
  /** Of the calls since it was asked last. */
  take(): CallFigures;
  inFlight(): number;
  /** Newest first. */
  traced(only?: 'notable'): readonly TracedCall[];
  slowestRoutes(): readonly RouteFigures[];
}

interface RouteCount {
  readonly method: string;
  readonly route: string;
  readonly durations: Durations;
  failed: number;
}

const TOO_MANY = 429;
const REFUSED = 400;
const FAILED = 500;

/** The name under which `trace` stores nothing of a person but the account: no path, query, header, body or address (MON-02). */
export function createCallMeter(clock: Pick<ClockPort, 'now'>): CallMeter {
  const all: TracedCall[] = [];
  const notable: TracedCall[] = [];
  const routes = new Map<string, RouteCount>();
  let inFlight = 0;
  let since = freshCounts();

  function note(call: TracedCall): void {
    keepLast(all, call, TRACED_CALLS.all);
    if (call.milliseconds >= TRACED_CALLS.slowFrom || call.status >= FAILED)
      keepLast(notable, call, TRACED_CALLS.notable);
    since[outcomeOf(call.status)] += 1;
    since.durations.add(call.milliseconds);
    if (call.route === null) return;
    const key = `${call.method} ${call.route}`;
    const count = routes.get(key) ?? {
      method: call.method,
      route: call.route,
      durations: createDurations(),
      failed: 0,
    };
    routes.set(key, count);
    count.durations.add(call.milliseconds);
    if (call.status >= FAILED) count.failed += 1;
  }

  return {
    watch(app) {
      const isCall = (url: string) => url.startsWith(`${DEFAULT_BASE_PATH}/`);
      /** Some are refused before they are counted, and a caller that hangs up gets no response: a call is over once. */
      const running = new WeakSet<object>();
      const end = (request: object) => {
        if (running.delete(request)) inFlight -= 1;
      };
      app.addHook('onRequest', async (request) => {
        if (!isCall(request.url)) return;
        inFlight += 1;
        running.add(request);
      });
      app.addHook('onRequestAbort', async (request) => end(request));
      app.addHook('onResponse', async (request, { statusCode }) => {
        if (!isCall(request.url)) return;
        end(request);
        const now = clock.now();
        note({
          at: now,
          method: request.method,
          route: request.is404 ? null : (request.routeOptions.url ?? null),
          status: statusCode,
          milliseconds: Math.max(0, Math.round(now - request.arrivedAt)),
          account: request.caller?.username ?? null,
          requestId: request.id,
        });
      });
    },
    take() {
      const { durations, ...counts } = since;
      since = freshCounts();
      return { ...counts, p50: durations.quantile(0.5), p95: durations.quantile(0.95), p99: durations.quantile(0.99) };
    },
    inFlight: () => inFlight,
    traced: (only) => (only === 'notable' ? notable : all).toReversed(),
    slowestRoutes: () =>
      [...routes.values()]
        .map(({ method, route, durations, failed }) => ({
          method,
          route,
          calls: durations.count(),
          failed,
          mean: Math.round(durations.mean() ?? 0),
          p95: durations.quantile(0.95) ?? 0,
          longest: durations.longest() ?? 0,
        }))
        .toSorted((one, other) => other.p95 - one.p95 || other.mean - one.mean || other.calls - one.calls)
        .slice(0, SLOWEST_ROUTES),
  };
}

const freshCounts = () => ({ done: 0, refused: 0, limited: 0, failed: 0, durations: createDurations() });

function outcomeOf(status: number): 'done' | 'refused' | 'limited' | 'failed' {
  if (status >= FAILED) return 'failed';
  if (status === TOO_MANY) return 'limited';
  return status >= REFUSED ? 'refused' : 'done';
}

function keepLast(calls: TracedCall[], call: TracedCall, most: number): void {
  calls.push(call);
  if (calls.length > most) calls.shift();
}
