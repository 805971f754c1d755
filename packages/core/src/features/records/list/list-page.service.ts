import { createActor, fromCallback, fromPromise } from 'xstate';

import { resourceEndpoints, type Resource } from '../../../resources/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { createKeptParts, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { askLosses, lossSubject, type LossesAnswer } from '../../access/rights-losses/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import {
  listPageApi,
  type BranchAnswered,
  type BranchQuestion,
  type ListEndpoints,
  type RemovalAnswer,
  type RowsAnswer,
  type RowsRequest,
} from './list-page.api.ts';
import { listPageMachine } from './list-page.machine.ts';
import type { Removal } from './list-page.model.ts';
import type { ListPageEmitted, ListPageEvent, ListPageFacts, ListQuery } from './list-page.types.ts';
import { listPageView } from './list-page.view.ts';
import { defaultListQuery, keptSearch } from './list-query.model.ts';

/** Which rows a list reads, whatever is searched for in it. Figures about the list are asked with it. */
export interface ListScope {
  readonly endpoint: ListEndpoints['list'];
  /** Search parameters of every query: the rows under another one. */
  readonly fixed: Readonly<Record<string, string>>;
}

export interface ListPageService extends Service<ListPageFacts, ListPageEvent, ListPageEmitted> {
  readonly scope: ListScope;
  /** When the page that is shown was asked for, epoch milliseconds; what was written before is in it. Null before the first. */
  readAt(): number | null;
}

export interface ListPageDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Permission decision for `activity:add` and the like, with the current lists. */
  readonly permit: (action: string) => PermissionDecision;
  /** Initial query, such as that of the URL; by default the first page in the usual order. */
  readonly query?: ListQuery;
  /** Search parameters of every query, beside what the person searches for: the rows under another one. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Custom endpoints, for a list over some of the resource's rows or one without deletion. */
  readonly endpoints?: ListEndpoints;
}

/**
 * Create the list of a resource and load its first page. The latest query wins: earlier calls are aborted and stale
 * responses ignored. Rows stay visible during a reload and after a failure.
 */
export function createListPage(dependencies: ListPageDependencies): ListPageService {
  const { resource, client, clock, permit, fixed = {}, endpoints = resourceEndpoints(resource) } = dependencies;
  const { query = defaultListQuery(resource) } = dependencies;
  const api = listPageApi(client, resource, fixed);

  const removeRows = ({ kind, ids }: Removal): Promise<RemovalAnswer> => {
    const [id = ''] = ids;
    if (kind === 'row' && endpoints.delete !== undefined) return api.delete(endpoints.delete, id);
    if (kind === 'selection' && endpoints.deleteBatch !== undefined) return api.deleteBatch(endpoints.deleteBatch, ids);
    throw new Error(`The list of ${resource.name} has no endpoint for this deletion`);
  };

  let readAt: number | null = null;
  const machine = listPageMachine.provide({
    actors: {
      loadRows: fromPromise<RowsAnswer, RowsRequest>(async ({ input, signal }) => {
        const askedAt = clock.now();
        const answer = await api.list(endpoints.list, input, signal);
        if (answer.ok && !signal.aborted) readAt = askedAt;
        return answer;
      }),
      removeRows: fromPromise<RemovalAnswer, Removal>(({ input }) => removeRows(input)),
      requestLosses: fromPromise<LossesAnswer, Removal>(({ input, signal }) => {
        const of = lossSubject(resource);
        if (of === undefined) throw new Error(`Nobody has permissions by rows of ${resource.name}`);
        return askLosses(client, { of, ids: input.ids }, signal);
      }),
      readBranches: fromCallback<BranchQuestion>(({ sendBack, receive }) => {
        receive(({ query: inForce, id, turn }) => {
          void api
            .branch(endpoints.list, inForce, id)
            .then((answer) =>
              sendBack({ type: 'branch.answered', request: { id, turn }, answer } satisfies BranchAnswered),
            );
        });
      }),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: {
      resource,
      now: () => clock.now(),
      query: { ...query, search: keptSearch(resource, query.search) },
      removable: { row: endpoints.delete !== undefined, selection: endpoints.deleteBatch !== undefined },
    },
  });
  actor.start();
  const keep = createKeptParts<ListPageFacts>();
  return {
    ...serviceFromActor(actor, (snapshot) => keep(listPageView(snapshot, permit))),
    scope: { endpoint: endpoints.list, fixed },
    readAt: () => readAt,
  };
}
