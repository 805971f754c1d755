import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

import type { RouteFigures, SampleAt } from '@evergreen/core/contract';

/** What the text of metrics is made of: what was measured last, without asking anybody anew. */
export interface MetricsSources {
  readonly latest: () => Promise<SampleAt>;
  /** The slowest ones: their number is bounded. */
  readonly slowestRoutes: () => readonly RouteFigures[];
}

const MEDIA_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const PREFIX = 'evergreen_';

/** Equal lengths, so that the comparison takes as long for every text. */
const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** The text that Prometheus reads (exposition format 0.0.4), for who knows the token. A figure that was not measured is left out. */
export function serveMetrics(app: FastifyInstance, token: string, { latest, slowestRoutes }: MetricsSources): void {
  const wanted = digestOf(`Bearer ${token}`);
  app.get('/metrics', { exposeHeadRoute: false }, async ({ headers: { authorization = '' } }, reply) => {
    if (!timingSafeEqual(digestOf(authorization), wanted))
      return reply.code(401).header('www-authenticate', 'Bearer').type(MEDIA_TYPE).send('');
    const { values } = await latest();
    const ofProcess = Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : gauge(snakeCase(name), [{ labels: '', value }]),
    );
    const routes = slowestRoutes();
    const ofRoutes = (['p95', 'mean', 'longest', 'calls', 'failed'] as const).flatMap((key) =>
      gauge(
        `route_${key}`,
        routes.map((figures) => ({ labels: labelsOf(figures), value: figures[key] })),
      ),
    );
    return reply
      .type(MEDIA_TYPE)
      .header('cache-control', 'no-store')
      .send(`${[...ofProcess, ...ofRoutes].join('\n')}\n`);
  });
}

function gauge(name: string, series: readonly { readonly labels: string; readonly value: number }[]): string[] {
  if (series.length === 0) return [];
  return [`# TYPE ${PREFIX}${name} gauge`, ...series.map(({ labels, value }) => `${PREFIX}${name}${labels} ${value}`)];
}

/** Patterns of routes and methods hold neither quotes nor line ends; they are escaped all the same. */
function labelsOf({ method, route }: RouteFigures): string {
  const quoted = (text: string) => JSON.stringify(text);
  return `{method=${quoted(method)},route=${quoted(route)}}`;
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
