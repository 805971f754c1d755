import os from 'node:os';

import { METRIC_SPANS, monitorEndpoints, pointsOfSpan, type ServerProcess } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { Caches, Database } from '../../../db/index.ts';
import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { PlanRepository } from '../../schedule/job/plan.repository.ts';
import type { CallMeter } from './call-meter.ts';
import { diskPlaces, type StoragePlaces } from './disk-places.ts';
import { monitorServerMessages as messages } from './monitor.messages.ts';
import { STEPS, type MonitorRepository, type StoredProcess } from './monitor.repository.ts';
import { SILENT_AFTER, type Sampler } from './sampler.ts';

export interface MonitorRouteDependencies {
  readonly repository: MonitorRepository;
  readonly sampler: Sampler;
  readonly calls: CallMeter;
  readonly places: StoragePlaces;
  readonly database: Pick<Database, 'engine'>;
  readonly caches: Pick<Caches, 'figures' | 'clear'>;
  readonly jobs: Pick<PlanRepository, 'state'>;
  readonly clock: ClockPort;
}

/** How the platform runs is no tenant's: asked for from one, it is refused whatever the role. */
async function atPlatform<Answer>(
  { tenantId }: SignedInCall,
  answer: () => Promise<CallOutcome<Answer>>,
): Promise<CallOutcome<Answer>> {
  return tenantId === 0 ? answer() : err({ kind: 'forbidden', message: messages.platformOnly });
}

export function monitorRoutes(dependencies: MonitorRouteDependencies): readonly EndpointRoute[] {
  const { repository, sampler, calls, places, database, caches, jobs, clock } = dependencies;
  const shown = (process: StoredProcess): ServerProcess => ({
    ...process,
    isRunning: clock.now() - process.seenAt < SILENT_AFTER,
    isAnswering: process.id === sampler.process().id,
  });
  async function processes(): Promise<readonly ServerProcess[]> {
    const own = sampler.process();
    const others = (await repository.processes()).filter(({ id }) => id !== own.id);
    const all = [own, ...others].map(shown);
    return [...all.filter(({ isRunning }) => isRunning), ...all.filter(({ isRunning }) => !isRunning)];
  }
  const processOf = async (id: string | undefined) =>
    (await processes()).find((one) => (id === undefined ? one.isAnswering : one.id === id));

  return [
    guardedRoute(monitorEndpoints.processes, async (_input, call) =>
      atPlatform(call, async () => ok({ result: [...(await processes())] })),
    ),
    guardedRoute(monitorEndpoints.latest, async ({ query }, call) =>
      atPlatform(call, async () => {
        const process = await processOf(query.process);
        if (process === undefined) return err({ kind: 'missing', message: messages.processGone });
        const sample = process.isAnswering ? await sampler.latest() : await repository.last(process.id);
        const installation = process.isAnswering ? await describeInstallation(dependencies) : null;
        const { runners, late } = await jobs.state(clock.now());
        return ok({ result: { process, sample, installation, jobs: { runners, late: [...late] } } });
      }),
    ),
    guardedRoute(monitorEndpoints.history, async ({ query: { process: id, span } }, call) =>
      atPlatform(call, async () => {
        const process = await processOf(id);
        if (process === undefined) return err({ kind: 'missing', message: messages.processGone });
        const now = clock.now();
        const from = now - METRIC_SPANS[span].seconds * 1000;
        const step = span === 'month' ? STEPS.quarter : STEPS.minute;
        return ok({ result: [...pointsOfSpan(span, await repository.samples(process.id, step, from), now)] });
      }),
    ),
    guardedRoute(monitorEndpoints.disk, async (_input, call) =>
      atPlatform(call, async () => {
        const { databaseSize, storedFiles } = await repository.databaseFigures(clock.now());
        const own = { database: databaseSize ?? 0, files: storedFiles ?? 0 };
        return ok({ result: [...(await diskPlaces(places, database.engine, own))] });
      }),
    ),
    guardedRoute(monitorEndpoints.trace, async ({ query: { only } }, call) =>
      atPlatform(call, async () => ok({ result: [...calls.traced(only)] })),
    ),
    guardedRoute(monitorEndpoints.routes, async (_input, call) =>
      atPlatform(call, async () => ok({ result: [...calls.slowestRoutes()] })),
    ),
    guardedRoute(monitorEndpoints.caches, async (_input, call) =>
      atPlatform(call, async () => ok({ result: [...caches.figures()] })),
    ),
    guardedRoute(monitorEndpoints.clearCache, async ({ body: { name } }, call) =>
      atPlatform(call, async () => {
        const entries = caches.clear(name);
        return ok({ result: entries, message: messages.cleared(entries) });
      }),
    ),
  ];
}

async function describeInstallation({ repository, database }: MonitorRouteDependencies) {
  return {
    nodeVersion: process.version,
    operatingSystem: `${os.type()} ${os.release()} ${os.arch()}`,
    processors: os.availableParallelism(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    databaseEngine: database.engine,
    databaseVersion: await repository.databaseVersion(),
  };
}
