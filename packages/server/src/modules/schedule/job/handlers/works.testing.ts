import { JOB_HANDLERS, parseParameters, type JobHandler, type JobHandlerName } from '@evergreen/core/schedule/jobs';

import type { TestApplication } from '../../../../../test/test-application.ts';
import { systemCall } from '../../../../http/system-call.ts';
import { resourceHooks } from '../../../../resource-hooks.registry.ts';
import { createServices } from '../../../../services.ts';
import { createBackups } from '../../../base/backup/backups.ts';
import { createResourceServices } from '../../../records/resource/resource-services.ts';
import { createClaimRepository } from '../claim.repository.ts';
import { createWorks } from './works.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Runs handlers on the rows of a new platform. */
export function worksOn(
  { database, clock, files }: TestApplication,
  backupFolder: string,
  /** Before and within each step; what throws there kills the run. */
  checkpoint: () => void = () => undefined,
) {
  const services = createServices({ database, clock, files, logger: silent });
  services.addHooks(resourceHooks(services));
  const works = createWorks({
    ...services,
    logger: silent,
    serviceOf: createResourceServices(services).serviceOf,
    claims: createClaimRepository(database),
    backups: createBackups({ database, clock, logger: silent, folder: backupFolder }),
  });
  return async (name: JobHandlerName, stored: string | null = null): Promise<string> => {
    const handler: JobHandler = JOB_HANDLERS[name];
    const parameters = parseParameters(handler, stored);
    if (!parameters.ok) throw new Error(parameters.error.text['en-US']);
    const result = await works[name]({
      parameters: parameters.value,
      systemCall: (tenantId) => systemCall(name, tenantId, clock.now()),
      step: async (work) =>
        database.transaction(async () => {
          const value = await work();
          checkpoint();
          return value;
        }),
      alive: async () => checkpoint(),
      progress: async () => checkpoint(),
    });
    return (result.ok ? result.value : result.error)['zh-CN'];
  };
}
