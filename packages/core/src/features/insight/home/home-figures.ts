import {
  homeEndpoints,
  visitEndpoints,
  type Access,
  type AccountFigures,
  type MonthlySignUps,
} from '../../../contract/index.ts';
import { dateRange } from '../../../format/index.ts';
import { failureText, type HttpClient, type HttpFailure } from '../../../http/index.ts';
import { mapResult, minutes, type Result } from '../../../kernel/index.ts';
import { createLoader, type LoaderFacts } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { activityResource, permissionCode, type Resource } from '../../../resources/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import { defaultListQuery, encodeListAddress } from '../../records/list/index.ts';
import { COUNTS, startingWithin, type CountDefinition } from './home-counts.ts';
import { homeApi, type CountedRows, type VisitNumbers } from './home.api.ts';
import type { AccountNumbers, HomeCount, SignUpFigures, UpcomingActivities, VisitFigures } from './home.types.ts';
import { upcomingActivities, type UpcomingList } from './upcoming.model.ts';

/** Time between two readings of the figures while the page is shown. */
const READING_INTERVAL = minutes(2);

/** Rows that are read to list the first ones that are not cancelled. */
const READ_ACTIVITIES = 30;

export interface HomeFiguresDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly permit: (action: string) => PermissionDecision;
  /** Whether the user's menu leads to a path. */
  readonly isReachable: (path: string) => boolean;
}

/** The figures of the home page that the user may see, each read by a request of its own, and read again while shown. */
export function createHomeFigures({ client, clock, permit, isReachable }: HomeFiguresDependencies) {
  const api = homeApi(client);
  const figure = <Value>(request: (signal: AbortSignal) => Promise<Result<Value, HttpFailure>>) =>
    createLoader<Value, HttpFailure, null>({ clock, interval: READING_INTERVAL, load: (_, signal) => request(signal) });
  const isShown = (code: string) => permit(code).decision === 'show';
  const mayRead = ({ access }: { readonly access: Access }) => access.kind !== 'permission' || isShown(access.code);
  const mayList = (resource: Resource) => isShown(permissionCode(resource, 'list')) && isReachable(resource.path);

  const searchOf = ({ search }: CountDefinition) =>
    search({ today: dateRange('today', clock.now()), thisWeek: dateRange('thisWeek', clock.now()) });
  const nextDays = () => startingWithin(dateRange('next14Days', clock.now()));

  const counts = COUNTS.filter(({ resource }) => mayList(resource)).map((definition) => ({
    definition,
    figure: figure<CountedRows>((signal) =>
      api.rows(definition.resource, { search: searchOf(definition), pageSize: 1, columns: [] }, signal),
    ),
  }));
  const upcoming = mayList(activityResource)
    ? figure<UpcomingList>(async (signal) => {
        const columns = ['title', 'status', 'startTime', 'address', 'quota', 'signedCount'];
        const query = { search: nextDays(), pageSize: READ_ACTIVITIES, columns, sortedBy: 'startTime' };
        return mapResult(await api.rows(activityResource, query, signal), ({ records, total }) =>
          upcomingActivities(records, total),
        );
      })
    : null;
  const signUps = mayRead(homeEndpoints.signUps)
    ? figure<readonly MonthlySignUps[]>((signal) => api.signUps(signal))
    : null;
  const visits = mayRead(visitEndpoints.visitInfo) ? figure<VisitNumbers>((signal) => api.visits(signal)) : null;
  const accounts = mayRead(homeEndpoints.accounts) ? figure<AccountFigures>((signal) => api.accounts(signal)) : null;

  return {
    loaders: [...counts.map((count) => count.figure), upcoming, signUps, accounts, visits].filter(
      (loader) => loader !== null,
    ),
    counts: (): readonly HomeCount[] =>
      counts.map(({ definition, figure: { facts } }) => ({
        key: definition.key,
        label: definition.label,
        ...partOf(facts()),
        count: facts().value?.total ?? null,
        isLowerBound: facts().value?.isTotalLowerBound === true,
        address: addressOf(definition.resource, searchOf(definition)),
      })),
    upcoming: (): UpcomingActivities | null =>
      upcoming && {
        ...partOf(upcoming.facts()),
        activities: upcoming.facts().value?.activities ?? null,
        furtherCount: upcoming.facts().value?.furtherCount ?? 0,
        address: addressOf(activityResource, nextDays(), { column: 'startTime', order: 'asc' }),
      },
    signUps: (): SignUpFigures | null => signUps && { ...partOf(signUps.facts()), months: signUps.facts().value },
    visits: (): VisitFigures | null =>
      visits && {
        ...partOf(visits.facts()),
        total: visits.facts().value?.numbers.totalVisitCount ?? null,
        today: visits.facts().value?.numbers.todayVisitCount ?? null,
        addressesToday: visits.facts().value?.numbers.todayIp ?? null,
        days: visits.facts().value?.days ?? null,
      },
    accounts: (): AccountNumbers | null =>
      accounts && {
        ...partOf(accounts.facts()),
        failedSignIns: accounts.facts().value?.failedSignIns ?? null,
        newAccounts: accounts.facts().value?.newAccounts ?? null,
      },
  };
}

function partOf({ status, failure }: LoaderFacts<unknown, HttpFailure>) {
  return { status, failure: failure === null ? null : failureText(failure) };
}

function addressOf(
  resource: Resource,
  search: Readonly<Record<string, string>>,
  sorter = resource.defaultSorter,
): string {
  return resource.path + encodeListAddress({ ...defaultListQuery(resource), sorter, search }, resource);
}
