import type { HttpClient, HttpFailure } from '../../../../http/index.ts';
import { ok, type Service } from '../../../../kernel/index.ts';
import { createLoader, createViewState } from '../../../../machine/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import type { Condition, Resource } from '../../../../resources/index.ts';
import { defaultListQuery, listParameters, viewSearch, type ListQuery, type ListScope } from '../../list/index.ts';

/** How many rows a view or a saved query has; `isMore`: at least so many. */
export interface ViewCount {
  readonly count: number;
  readonly isMore: boolean;
}

/** By key; what is not counted, or whose count failed, is not there. */
export type ViewCounts = Readonly<Record<string, ViewCount>>;

export interface ViewCountsFacts {
  readonly counts: ViewCounts;
  /** Of saved queries. */
  readonly queries: ViewCounts;
}

/** A saved query that stands beside the views. */
export interface CountedQuery {
  readonly key: string;
  readonly condition: Condition;
}

/** What the list shows: views and queries are counted as choosing them would show them. */
export interface ViewCountsEvent {
  readonly type: 'counts.load';
  readonly search: ListQuery['search'];
  /** The advanced query that stays in force when a view is chosen; null without one. */
  readonly condition: Condition | null;
  readonly queries: readonly CountedQuery[];
}

export type ViewCountsService = Service<ViewCountsFacts, ViewCountsEvent>;

export interface ViewCountsDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  readonly resource: Resource;
  /** Of the list that the views are of: only its rows are counted. */
  readonly scope: ListScope;
}

const NOTHING_COUNTED: ViewCountsFacts = { counts: {}, queries: {} };

/** Counts the views that say so and the saved queries, one call each. */
export function createViewCounts({ client, clock, resource, scope }: ViewCountsDependencies): ViewCountsService {
  const views = (resource.views ?? []).filter(({ work }) => work !== undefined);

  async function countOf(asked: Pick<ListQuery, 'search' | 'condition'>, signal: AbortSignal) {
    const search = Object.fromEntries(Object.entries(asked.search).filter(([, value]) => value !== ''));
    const one = { ...defaultListQuery(resource), ...asked, search, pageSize: 1 };
    const query = { ...listParameters(resource, one, false), field: 'id', ...scope.fixed };
    const answer = await client.call(scope.endpoint, { query, signal });
    if (!answer.ok) return null;
    const { total: count, isTotalLowerBound: isMore = false } = answer.value.result;
    return { count, isMore };
  }

  async function countsOf(
    wanted: readonly { readonly key: string; readonly asked: Pick<ListQuery, 'search' | 'condition'> }[],
    signal: AbortSignal,
  ): Promise<ViewCounts> {
    const found = await Promise.all(wanted.map(async ({ key, asked }) => [key, await countOf(asked, signal)] as const));
    return Object.fromEntries(found.flatMap(([key, count]) => (count === null ? [] : [[key, count] as const])));
  }

  const loader = createLoader<ViewCountsFacts, HttpFailure, Omit<ViewCountsEvent, 'type'>>({
    clock,
    load: async ({ search, condition, queries }, signal) => {
      const ofView = (key: string | null) => viewSearch(resource, search, key);
      const [ofViews, ofQueries] = await Promise.all([
        countsOf(
          views.map(({ key }) => ({
            key,
            asked: { search: ofView(key), ...(condition === null ? {} : { condition }) },
          })),
          signal,
        ),
        countsOf(
          queries.map(({ key, condition: own }) => ({ key, asked: { search: ofView(null), condition: own } })),
          signal,
        ),
      ]);
      return ok({ counts: ofViews, queries: ofQueries });
    },
  });
  const shown = createViewState(loader, null, ({ value }): ViewCountsFacts => value ?? NOTHING_COUNTED);
  return {
    ...shown,
    send: ({ type: _, ...asked }) => {
      if (views.length + asked.queries.length > 0) loader.send({ type: 'value.load', params: asked });
    },
    on: () => () => undefined,
  };
}
