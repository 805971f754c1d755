import type { HttpClient, HttpFailure } from '../../../http/index.ts';
import { mapResult, ok, type Result, type Service } from '../../../kernel/index.ts';
import { createLoader, createViewState } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { resourceEndpoints, type Resource, type ResourceView } from '../../../resources/index.ts';
import { viewSearch, type ListQuery } from '../list-page/index.ts';

/** How many rows a view has; `isMore`: at least so many. */
export interface ViewCount {
  readonly count: number;
  readonly isMore: boolean;
}

/** By view; a view that is not counted, or whose count failed, is not there. */
export type ViewCounts = Readonly<Record<string, ViewCount>>;

export interface ViewCountsFacts {
  readonly counts: ViewCounts;
}

/** The search that the list shows: a view is counted as choosing it would show it. */
export interface ViewCountsEvent {
  readonly type: 'counts.load';
  readonly search: ListQuery['search'];
}

export type ViewCountsService = Service<ViewCountsFacts, ViewCountsEvent>;

export interface ViewCountsDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly resource: Resource;
}

type Counted = Result<readonly (readonly [view: string, count: ViewCount])[], HttpFailure>;

/** Counts the views that say so, one call each. */
export function createViewCounts({ client, clock, resource }: ViewCountsDependencies): ViewCountsService {
  const views = (resource.views ?? []).filter(({ isCounted }) => isCounted === true);
  const { column, order } = resource.defaultSorter;

  async function countOf({ key }: ResourceView, search: ListQuery['search'], signal: AbortSignal): Promise<Counted> {
    const conditions = Object.entries(viewSearch(resource, search, key)).filter(([, value]) => value !== '');
    const query = { ...Object.fromEntries(conditions), pageNo: 1, pageSize: 1, column, order, field: 'id' };
    const answer = await client.call(resourceEndpoints(resource).list, { query, signal });
    return mapResult(answer, ({ result: { total, isTotalLowerBound = false } }) => [
      [key, { count: total, isMore: isTotalLowerBound }] as const,
    ]);
  }

  const loader = createLoader<ViewCounts, HttpFailure, ListQuery['search']>({
    clock,
    load: async (search, signal) => {
      const answers = await Promise.all(views.map(async (view) => countOf(view, search, signal)));
      return ok(Object.fromEntries(answers.flatMap((answer) => (answer.ok ? answer.value : []))));
    },
  });
  const shown = createViewState(loader, null, ({ value }): ViewCountsFacts => ({ counts: value ?? {} }));
  return {
    ...shown,
    send: ({ search }) => {
      if (views.length > 0) loader.send({ type: 'value.load', params: search });
    },
    on: () => () => undefined,
  };
}
