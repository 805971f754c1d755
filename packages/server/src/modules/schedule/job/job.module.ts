import os from 'node:os';

import { quartzJobResource } from '@evergreen/core/resources';

import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { createResourceServices } from '../../records/resource/resource-services.ts';
import { createClaimRepository } from './claim.repository.ts';
import { createWorks } from './handlers/works.ts';
import { createRunner } from './job-runner.ts';
import { jobRoutes } from './job.routes.ts';
import { createPlanRepository } from './plan.repository.ts';
import { createRunRepository } from './run.repository.ts';
import { createScheduler } from './scheduler.ts';
import { createTellOfJob, createTellOfLostRuns } from './tell-of-job.ts';

/** What the platform does by itself. Every process that listens plans and runs jobs, unless it is told not to. */
export function createJobModule(services: Services): ServerModule {
  const { database, clock, logger, live, random, settings, repositoryOf } = services;
  const { serviceOf } = createResourceServices(services);
  const plans = createPlanRepository(database);
  const claims = createClaimRepository(database);
  const tell = createTellOfJob(services.tellNotices, logger);
  const worker = `${os.hostname().slice(0, 20)}:${process.pid}:${random.id()}`.slice(0, 64);
  const works = createWorks({ ...services, serviceOf, claims });
  const run = createRunner({ claims, works, database, clock, logger, worker, tell });
  const tellOfLost = createTellOfLostRuns(claims, tell, clock.now);
  const scheduler = createScheduler({ plans, claims, run, tellOfLost, clock, logger, worker });
  let unsubscribe: (() => void) | undefined;
  return {
    routes: jobRoutes({
      jobsOf: (call) => repositoryOf(quartzJobResource, { kind: 'caller', call }),
      serviceOf: (call) => serviceOf(quartzJobResource, call),
      plans,
      runs: createRunRepository(database),
      clock,
    }),
    attach(app) {
      if (!settings.runsJobs) return;
      app.addHook('onListen', async () => {
        unsubscribe = live.subscribe(({ kind }) => {
          if (kind === 'jobs') scheduler.wake();
        });
        scheduler.start();
      });
      app.addHook('onClose', async () => {
        unsubscribe?.();
        await scheduler.stop();
      });
    },
  };
}
