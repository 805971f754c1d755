import type { SQL } from 'drizzle-orm';

import {
  LISTED_CHANGES,
  workEndpoints,
  type DictionaryMap,
  type RecentChange,
  type WaitingList,
} from '@evergreen/core/contract';
import { ok, type Locale } from '@evergreen/core/kernel';
import type { ClockPort } from '@evergreen/core/ports';
import {
  actionPermission,
  APPLIES,
  permissionCode,
  waitingViews,
  type Resource,
  type ResourceDirectory,
} from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import type { Gatekeeper } from '../../../http/gatekeeper.types.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { ReachableRows } from '../../records/resource/reachable.ts';
import type { WriterNames } from '../../records/resource/values/writer-names.ts';
import type { LoggedChange, WorkRepository } from './work.repository.ts';

export interface WorkDependencies {
  readonly directory: ResourceDirectory;
  readonly work: WorkRepository;
  readonly clock: ClockPort;
  readonly holds: Gatekeeper['holds'];
  /** The rows that a caller may list. */
  readonly rowsOf: (resource: Resource, call: SignedInCall) => Promise<ReachableRows>;
  /** The conditions of the rows that a view has. */
  readonly viewConditions: (
    resource: Resource,
    search: Readonly<Record<string, string>>,
    call: SignedInCall,
  ) => Promise<readonly SQL[]>;
  readonly realNames: WriterNames;
  readonly dictionaries: (codes: readonly string[], locale: Locale) => Promise<DictionaryMap>;
}

/** What waits for the caller to do it, and what others did: of the rows that the caller may list. */
export function workRoutes(dependencies: WorkDependencies): readonly EndpointRoute[] {
  return [
    guardedRoute(workEndpoints.waiting, async (_input, call) => ok({ result: await waitingLists(call, dependencies) })),
    guardedRoute(workEndpoints.changes, async (_input, call) =>
      ok({ result: await recentChanges(call, dependencies) }),
    ),
  ];
}

async function waitingLists(call: SignedInCall, dependencies: WorkDependencies): Promise<WaitingList[]> {
  const { work, clock, holds, rowsOf, viewConditions, realNames } = dependencies;
  const lists: WaitingList[] = [];
  for (const { resource, view, work: waited } of waitingViews(dependencies.directory.all())) {
    if (!(await holds(call.caller, permissionCode(resource, 'list')))) continue;
    const actions = await heldActions(resource, waited.actions, call, holds);
    if (actions.length === 0) continue;
    // The rows that the caller may do something to now; the list behind it shows the same.
    const search = { ...view.search, [APPLIES]: actions.join(',') };
    const { total, oldest, ages, people } = await work.waiting(
      await rowsOf(resource, call),
      await viewConditions(resource, search, call),
      clock.now(),
    );
    const names = await realNames(
      people.map(({ username }) => username),
      call.locale,
    );
    lists.push({
      resource: resource.name,
      view: view.key,
      title: waited.title[call.locale],
      path: resource.path,
      search,
      total,
      oldest: oldest === null ? null : formatPlatformTime(oldest),
      ages: [...ages],
      people: people.map(({ username, count }) => ({ name: names.get(username) ?? username, count })),
    });
  }
  return lists;
}

/** Those of the actions that the caller may do. */
async function heldActions(
  resource: Resource,
  keys: readonly string[],
  { caller }: SignedInCall,
  holds: WorkDependencies['holds'],
): Promise<readonly string[]> {
  const held: string[] = [];
  for (const key of keys) if (await holds(caller, actionPermission(resource, key))) held.push(key);
  return held;
}

async function recentChanges(call: SignedInCall, dependencies: WorkDependencies): Promise<RecentChange[]> {
  const { work, holds, rowsOf, realNames, dictionaries } = dependencies;
  const known = new Map<string, Resource>();
  for (const resource of dependencies.directory.all())
    if (resource.kind !== 'appendOnly' && (await holds(call.caller, permissionCode(resource, 'list'))))
      known.set(resource.name, resource);
  const { tenantId, caller } = call;
  const changes = await work.changes({ tenantId, username: caller.username }, [...known.keys()]);
  const shown: LoggedChange[] = [];
  const reachable = new Map<string, ReadonlySet<string>>();
  for (const change of changes) {
    const resource = known.get(change.resource);
    if (resource === undefined) continue;
    const ids = changes.filter((other) => other.resource === resource.name).map(({ rowId }) => rowId);
    const inList = reachable.get(resource.name) ?? (await work.existing(await rowsOf(resource, call), ids));
    reachable.set(resource.name, inList);
    if (inList.has(change.rowId)) shown.push(change);
    if (shown.length === LISTED_CHANGES) break;
  }
  const names = await realNames([...new Set(shown.map(({ createBy }) => createBy))], call.locale);
  const actions = (await dictionaries(['data_log_action'], call.locale))['data_log_action'] ?? [];
  const texts = new Map(actions.map(({ value, text }) => [value, text]));
  return shown.map(({ resource, rowId, rowLabel, action, createBy, createTime }) => ({
    resource,
    title: known.get(resource)?.singular[call.locale] ?? resource,
    rowId,
    rowLabel,
    action: texts.get(action) ?? action,
    by: names.get(createBy) ?? createBy,
    at: formatPlatformTime(createTime),
  }));
}
