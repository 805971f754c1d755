import { createRegionTable } from '@evergreen/core/validation/regions';
import { earlierRegionNames } from '@evergreen/core/validation/regions/earlier-names';

import type { Services } from '../../../services.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import { createBusinessFigures } from './business-figures.repository.ts';
import { chartFileRoutes } from './chart-file.routes.ts';
import { type FigureDependencies, figureRoutes } from './figures.routes.ts';
import { createLogFigures } from './log-figures.repository.ts';
import { visitRoutes } from './visit.routes.ts';

const regions = createRegionTable(earlierRegionNames);

/** Aggregates for the dashboards. */
export function createFiguresModule({ database, clock, reachable, dictionaries }: Services): ServerModule {
  const log = createLogFigures(database);
  const rowsOf: FigureDependencies['rowsOf'] = (resource, call) => reachable(resource, { kind: 'caller', call });
  return {
    routes: [
      ...figureRoutes({
        business: createBusinessFigures(database),
        log,
        clock,
        rowsOf,
        dictionaries: dictionaries.byCodes,
        regionName: (code) => regions.find(code)?.name ?? null,
      }),
      ...visitRoutes(log, clock, rowsOf),
      ...chartFileRoutes(clock),
    ],
  };
}
