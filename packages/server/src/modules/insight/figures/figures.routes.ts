import {
  AGE_BANDS,
  figureEndpoints,
  OTHER_DISTRICTS,
  periodFault,
  periodFaultTexts,
  periodSteps,
  SHOWN_DISTRICTS,
  type DictionaryMap,
  type FigureName,
  type FigureRow,
  type Period,
} from '@evergreen/core/contract';
import { err, ok, type Locale } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import {
  activityResource,
  activitySignUpResource,
  certificationResource,
  logResource,
  retireeResource,
  shopOrderResource,
  type Resource,
} from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
import type { BusinessFigures } from './business-figures.repository.ts';
import { filledRows, firstRows, namedRows } from './figure-rows.ts';
import type { CountedRow } from './figure-sql.ts';
import type { LogFigures } from './log-figures.repository.ts';

export interface FigureDependencies {
  readonly business: BusinessFigures;
  readonly log: LogFigures;
  readonly clock: ClockPort;
  /** The rows that a caller may list. */
  readonly rowsOf: (resource: Resource, call: SignedInCall) => Promise<ReachableRows>;
  readonly dictionaries: (codes: readonly string[], locale: Locale) => Promise<DictionaryMap>;
  /** The name of a region; null for a code that there is none of. */
  readonly regionName: (code: string) => string | null;
}

type PresentFigure = 'retireesByDistrict' | 'retireesByAge' | 'retireesByHealth' | 'retireesByCertification';
type PeriodFigure = Exclude<FigureName, PresentFigure>;

/** How the figure of a period is read, and what its rows become. */
interface PeriodReading {
  readonly read: (period: Period, call: SignedInCall) => Promise<readonly CountedRow[]>;
  readonly rows: (counted: readonly CountedRow[], period: Period, call: SignedInCall) => Promise<readonly FigureRow[]>;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

export function figureRoutes(dependencies: FigureDependencies): readonly EndpointRoute[] {
  const readings = periodReadings(dependencies);
  const ofPeriod = (name: PeriodFigure) =>
    guardedRoute(figureEndpoints[name], async ({ query }, call) => {
      const fault = periodFault(query);
      if (fault !== null) return err({ kind: 'invalid', message: periodFaultTexts[fault] });
      const { read, rows } = readings[name];
      return ok({ result: [...(await rows(await read(query, call), query, call))] });
    });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- because the keys of a record are its names
  const names = Object.keys(readings) as PeriodFigure[];
  return [...presentRoutes(dependencies), ...names.map(ofPeriod)];
}

function presentRoutes({ business, clock, rowsOf, regionName, ...dependencies }: FigureDependencies) {
  const retirees = (call: SignedInCall) => rowsOf(retireeResource, call);
  const byDictionary = (name: PresentFigure, field: 'healthStatus' | 'certStatus', dictionary: string) =>
    guardedRoute(figureEndpoints[name], async (_input, call) => {
      const counted = await business.retireesBy(field, await retirees(call));
      return ok({ result: [...namedRows(counted, await textsOf(dictionary, call, dependencies))] });
    });
  return [
    guardedRoute(figureEndpoints.retireesByDistrict, async (_input, call) => {
      const counted = await business.retireesBy('districtCode', await retirees(call));
      return ok({ result: [...namedRows(firstRows(counted, SHOWN_DISTRICTS, OTHER_DISTRICTS), regionName)] });
    }),
    guardedRoute(figureEndpoints.retireesByAge, async (_input, call) => {
      const counted = await business.retireesByAge(formatPlatformTime(clock.now()).slice(0, 10), await retirees(call));
      const unknown = counted.filter(({ category }) => category === null);
      const bands = filledRows(AGE_BANDS.map(String), counted, 1);
      return ok({ result: [...bands, ...namedRows(unknown, () => null)] });
    }),
    byDictionary('retireesByHealth', 'healthStatus', 'health_status'),
    byDictionary('retireesByCertification', 'certStatus', 'cert_status'),
  ];
}

function periodReadings({
  business,
  log,
  rowsOf,
  ...dependencies
}: FigureDependencies): Record<PeriodFigure, PeriodReading> {
  const overTime =
    (values: number): PeriodReading['rows'] =>
    async (counted, period) =>
      filledRows(periodSteps(period), counted, values);
  const coded =
    (dictionary: string): PeriodReading['rows'] =>
    async (counted, _period, call) =>
      namedRows(counted, await textsOf(dictionary, call, dependencies));
  /** A figure that is read from the rows of one resource. */
  const of =
    (resource: Resource, read: (period: Period, reachable: ReachableRows) => Promise<readonly CountedRow[]>) =>
    async (period: Period, call: SignedInCall) =>
      read(period, await rowsOf(resource, call));
  return {
    certifications: { read: of(certificationResource, business.certifications), rows: overTime(3) },
    attendance: {
      read: async (period, call) =>
        business.attendance(period, {
          activities: await rowsOf(activityResource, call),
          signUps: await rowsOf(activitySignUpResource, call),
        }),
      rows: overTime(3),
    },
    orders: { read: of(shopOrderResource, business.orders), rows: overTime(3) },
    ordersByStatus: { read: of(shopOrderResource, business.ordersByStatus), rows: coded('shop_order_status') },
    visits: { read: of(logResource, log.visits), rows: overTime(2) },
    signIns: { read: of(logResource, log.signIns), rows: overTime(2) },
    signInHours: { read: of(logResource, log.signInHours), rows: async (counted) => filledRows(HOURS, counted, 2) },
    operations: { read: of(logResource, log.operations), rows: overTime(2) },
    failedOperations: { read: of(logResource, log.failedOperations), rows: coded('log_outcome') },
    slowCalls: { read: of(logResource, log.slowCalls), rows: coded('log_event') },
  };
}

async function textsOf(
  dictionary: string,
  { locale }: SignedInCall,
  { dictionaries }: Pick<FigureDependencies, 'dictionaries'>,
): Promise<(code: string) => string | null> {
  const items = (await dictionaries([dictionary], locale))[dictionary] ?? [];
  const texts = new Map(items.map(({ value, text }) => [value, text]));
  return (code) => texts.get(code) ?? null;
}
