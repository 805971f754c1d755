import { homeEndpoints, type MonthlySignUps } from '@evergreen/core/contract';
import { days, ok } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';

import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
import type { HomeRepository } from './home.repository.ts';

export function homeRoutes(
  home: HomeRepository,
  clock: ClockPort,
  /** What a caller may see of them. */
  reachOf: (of: 'activities' | 'accounts' | 'log', call: SignedInCall) => Promise<ReachableRows>,
): readonly EndpointRoute[] {
  return [
    guardedRoute(homeEndpoints.signUps, async ({ query }, call) => {
      const months = monthsUntil(formatPlatformTime(clock.now()), query.months);
      const [first = ''] = months;
      const counted = await home.signUps(
        startOf(first),
        startOf(monthAfter(months.at(-1) ?? first)),
        await reachOf('activities', call),
      );
      const byMonth = new Map(counted.map((row) => [row.month, row]));
      const result = months.map((month): MonthlySignUps => byMonth.get(month) ?? { month, activities: 0, signUps: 0 });
      return ok({ result });
    }),
    guardedRoute(homeEndpoints.accounts, async (_input, call) => {
      const now = clock.now();
      const [failedSignIns, newAccounts] = [
        await home.failedSignIns(now - days(1), await reachOf('log', call)),
        await home.newAccounts(now - days(7), await reachOf('accounts', call)),
      ];
      return ok({ result: { failedSignIns, newAccounts } });
    }),
  ];
}

const startOf = (month: string) => `${month}-01 00:00:00`;

/** `YYYY-MM` of the following month. */
function monthAfter(month: string): string {
  return monthOf(indexOf(month) + 1);
}

/** The given number of months up to the one of a `YYYY-MM-DD …` time, oldest first. */
function monthsUntil(time: string, length: number): readonly string[] {
  const last = indexOf(time);
  return Array.from({ length }, (_, index) => monthOf(last - length + 1 + index));
}

/** Months since the year 0. */
const indexOf = (time: string): number => Number(time.slice(0, 4)) * 12 + Number(time.slice(5, 7)) - 1;

function monthOf(index: number): string {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}
