import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { serverPackageFolder } from '../../../db/server-package.ts';
import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createPlanRepository } from '../../schedule/job/plan.repository.ts';
import { createAlertRuleRepository } from './alert-rule.repository.ts';
import { createAlertWatch } from './alert-watch.ts';
import { createCallMeter } from './call-meter.ts';
import { volumeRoom, type StoragePlaces } from './disk-places.ts';
import { createMeasurement } from './measurement.ts';
import { serveMetrics } from './metrics-page.ts';
import { createMonitorRepository } from './monitor.repository.ts';
import { monitorRoutes } from './monitor.routes.ts';
import { createProcessMeter } from './process-meter.ts';
import { createSampler } from './sampler.ts';

const manifest = v.object({ version: v.string() });

/** What this process measures of itself, kept for thirty days, and how the platform is stored. */
export function createMonitorModule(services: Services): ServerModule {
  const { database, caches, clock, logger, random, files } = services;
  const places: StoragePlaces = services.settings.places ?? { dataFolder: dirname(files.partsFolder) };
  const repository = createMonitorRepository(database);
  const calls = createCallMeter(clock);
  let app: FastifyInstance | undefined;
  const measurement = createMeasurement({
    repository,
    calls,
    newProcessMeter: createProcessMeter,
    connections: async () => (app === undefined ? 0 : openConnections(app)),
    room: async () => volumeRoom(places.dataFolder),
    clock,
  });
  const { version } = v.parse(manifest, JSON.parse(readFileSync(join(serverPackageFolder(), 'package.json'), 'utf8')));
  const stored = createAlertWatch({
    rules: createAlertRuleRepository(database),
    samples: repository,
    transaction: database.transaction,
    tellNotices: services.tellNotices,
    clock,
    logger,
  });
  const id = random.id();
  const sampler = createSampler({ measurement, repository, database, clock, logger, id, version, stored });
  const { metricsToken } = services.settings;
  return {
    ...(metricsToken === undefined
      ? {}
      : {
          servePages: (served: FastifyInstance) =>
            serveMetrics(served, metricsToken, { latest: sampler.latest, slowestRoutes: calls.slowestRoutes }),
        }),
    routes: monitorRoutes({
      repository,
      sampler,
      calls,
      places,
      database,
      caches,
      jobs: createPlanRepository(database),
      clock,
    }),
    attach(attached) {
      app = attached;
      calls.watch(attached);
      attached.addHook('onListen', async () => sampler.start());
      attached.addHook('onClose', async () => sampler.stop());
    },
  };
}

async function openConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error === null ? count : 0));
  });
}
