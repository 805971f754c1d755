import { dayAfter, periodSteps, visitEndpoints } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import { logResource, type Resource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { formatPlatformTime, platformMidnight } from '../../../platform-time.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
import { filledRows } from './figure-rows.ts';
import type { LogFigures } from './log-figures.repository.ts';

/** Days of `/sys/visitInfo`, today included. */
const DAYS = 7;

/** The figures of visits that the specification names, from the sign-ins of the log. */
export function visitRoutes(
  log: LogFigures,
  clock: ClockPort,
  rowsOf: (resource: Resource, call: SignedInCall) => Promise<ReachableRows>,
): readonly EndpointRoute[] {
  return [
    guardedRoute(visitEndpoints.logInfo, async (_input, call) => {
      const entries = await rowsOf(logResource, call);
      const all = await log.visitsSince(null, entries);
      const today = await log.visitsSince(platformMidnight(clock.now()), entries);
      return ok({
        result: { totalVisitCount: all.visits, todayVisitCount: today.visits, todayIp: today.addresses },
      });
    }),
    guardedRoute(visitEndpoints.visitInfo, async (_input, call) => {
      const to = formatPlatformTime(clock.now()).slice(0, 10);
      const period = { from: dayAfter(to, 1 - DAYS), to };
      const counted = await log.visits(period, await rowsOf(logResource, call));
      const rows = filledRows(periodSteps(period), counted, 2);
      return ok({
        result: rows.map(({ category, values: [visit = 0, ip = 0] }) => ({
          tian: category,
          type: category.slice(5).replace('-', '/'),
          visit,
          ip,
        })),
      });
    }),
  ];
}
