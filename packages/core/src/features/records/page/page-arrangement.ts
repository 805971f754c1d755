import { createComputedFacts, createOnDemand, type OnDemand, type Service } from '../../../kernel/index.ts';
import type { Resource } from '../../../resources/index.ts';
import {
  createAccountLayout,
  type AccountLayoutDependencies,
  createListLayout,
  type ListLayoutService,
  isUnasked,
  listColumns,
  type ListPageService,
  type ListPreferencesService,
} from '../list/index.ts';
import {
  createAdvancedQuery,
  createColumnFilter,
  type AdvancedQueryService,
  type ColumnFilterService,
  type ShownQuery,
  createSavedView,
  type SavedViewService,
  createViewCounts,
  type ViewCountsFacts,
  type ViewCountsService,
} from '../query/index.ts';
import { countsAsked, isSameQuestion, shownQueries, type CountsAsked } from './page-tabs.model.ts';

/** A service that starts with its first event, by the type of the service. */
export type Started<Running> =
  Running extends Service<infer Facts, infer Event, infer Emitted> ? OnDemand<Facts, Event, Emitted> : never;

/** What stands as a tab beside the views of a resource, with how many rows each has. */
export interface ViewTabsFacts {
  readonly queries: readonly ShownQuery[];
  readonly counted: ViewCountsFacts;
}

export type ViewTabsService = Pick<Service<ViewTabsFacts, never>, 'facts' | 'subscribe'>;

/** What a list that is drawn has besides its rows: columns, the queries that people make, and tabs. */
export interface PageArrangement {
  readonly layout: ListLayoutService;
  readonly query: AdvancedQueryService;
  /** In the heads of the columns. */
  readonly filter: Started<ColumnFilterService>;
  readonly view: Started<SavedViewService>;
  readonly tabs: ViewTabsService;
}

export interface ArrangementDependencies extends Omit<AccountLayoutDependencies, 'list' | 'layout'> {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly preferences: ListPreferencesService;
}

const NOTHING_COUNTED: ViewCountsFacts = { counts: {}, queries: {} };

/** Opens what a drawn list has: what the queries ask for comes into force in the list, and what the list is read by comes into them. */
export function createArrangement(dependencies: ArrangementDependencies) {
  const { resource, list } = dependencies;
  const wasUnasked = isUnasked(list.facts().query);
  const layout = createListLayout({
    ...dependencies,
    list: resource.name,
    columns: listColumns(resource),
    frozen: [resource.labelField],
  });
  const account = createAccountLayout({ ...dependencies, list: resource.name, layout });
  const query = createAdvancedQuery({ ...dependencies, takesDefault: wasUnasked });
  const inForce = () => list.facts().query.condition ?? null;
  const filter: Started<ColumnFilterService> = createOnDemand(() => createColumnFilter({ ...dependencies, inForce }));
  const view: Started<SavedViewService> = createOnDemand(() =>
    createSavedView({ ...dependencies, query, layout, wasUnasked }),
  );
  const counts: Started<ViewCountsService> = createOnDemand(() =>
    createViewCounts({ ...dependencies, scope: list.scope }),
  );

  const tabs = createComputedFacts((): ViewTabsFacts => ({
    queries: shownQueries(query.facts().saved, view.facts()?.facts().key ?? null),
    counted: counts.facts()?.facts() ?? NOTHING_COUNTED,
  }));
  let asked: CountsAsked | null = null;
  /** What waits and what saved queries find is counted whenever the list has been read. */
  function count(): void {
    const next = countsAsked(resource, list.facts(), tabs.facts().queries);
    if (next === null || (asked !== null && isSameQuestion(asked, next))) return;
    asked = next;
    counts.send({ type: 'counts.load', ...next.question });
  }
  let adopted: ReturnType<typeof inForce> | undefined;
  function follow(): void {
    if (inForce() !== adopted) {
      adopted = inForce();
      query.send({ type: 'query.adopt', condition: adopted });
    }
    const { isOpen, saved } = query.facts();
    if (view.facts() === null && (isOpen || saved.length > 0 || list.facts().query.view !== undefined)) {
      view.start().subscribe(change);
    }
    change();
  }
  function change(): void {
    tabs.invalidate();
    count();
  }
  query.on((emitted) => {
    if (emitted.type !== 'query.changed') return;
    const { condition, isOpening = false } = emitted;
    list.send({ type: 'condition.change', condition, isOpening });
  });
  filter.on((emitted) => {
    if (emitted.type === 'query.changed') list.send({ type: 'condition.change', condition: emitted.condition });
  });
  const stops = [
    query.subscribe(follow),
    list.subscribe(follow),
    counts.subscribe(() => {
      counts.facts()?.subscribe(tabs.invalidate);
      tabs.invalidate();
    }),
  ];
  follow();
  const shown: PageArrangement = { layout, query, filter, view, tabs };
  return {
    shown,
    on: query.on,
    dispose() {
      for (const stop of stops) stop();
      for (const service of [view, counts, filter, account, query, layout, tabs]) service.dispose();
    },
  };
}
