import { resources } from '@evergreen/core/resources';

import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { pickPermissions } from '../../access/picker/picker-rights.ts';
import { createUserChoice } from '../../access/picker/user-choice.ts';
import { createResourceServices } from '../../records/resource/resource-services.ts';
import type { ReportSource } from './report-source.types.ts';
import { reportRoutes } from './report.routes.ts';
import { createReportService } from './report.service.ts';
import { hasReport, resourceReport } from './resource-report.ts';
import { userReport } from './user-report.ts';

/** The reports that there are, by code: those written by hand, and one for every list of rows. */
export function createReportModule(services: Services): ServerModule {
  const { serviceOf } = createResourceServices(services);
  const derived = resources.filter(hasReport).map((resource) => resourceReport(resource, serviceOf));
  const written: readonly ReportSource[] = [
    userReport(createUserChoice(services), pickPermissions('user', services.directory.all())),
  ];
  const sources = new Map([...derived, ...written].map((source) => [source.code, source]));
  const { dictionaries, gatekeeper } = services;
  return { routes: reportRoutes(createReportService({ sources, dictionaries, holds: gatekeeper.holds })) };
}
