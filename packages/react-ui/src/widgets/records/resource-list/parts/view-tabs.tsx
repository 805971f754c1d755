import { FunnelPlotOutlined } from '@ant-design/icons';
import type { AdvancedQueryService, ShownQuery } from '@evergreen/core/advanced-query';
import type { ListLayoutService } from '@evergreen/core/list-layout';
import { activeView, type ListPageFacts, type ListPageService } from '@evergreen/core/list-page';
import type { ListPreferencesService } from '@evergreen/core/list-preferences';
import type { Resource } from '@evergreen/core/resources';
import { createSavedView, type SavedViewService } from '@evergreen/core/saved-view';
import {
  createViewCounts,
  type ViewCount,
  type ViewCountsFacts,
  type ViewCountsService,
} from '@evergreen/core/view-counts';
import { Segmented } from 'antd';
import { useCallback, useEffect, useState } from 'react';

import { useCore, useFacts, useOwnedService, useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts } from '../../advanced-query/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import './view-tabs.css';

export interface ViewTabsProps {
  readonly resource: Resource;
  readonly facts: ListPageFacts;
  /** Its saved queries stand after the views. */
  readonly query: AdvancedQueryService;
  readonly list: ListPageService;
  /** Shows the columns of a saved query while it is in force. */
  readonly layout: ListLayoutService;
  readonly preferences: ListPreferencesService;
  /** Null for all rows. */
  readonly onChoose: (view: string | null) => void;
}

/** The views of a resource over its list, and the queries that people saved for it; nothing without either. */
export function ViewTabs(props: ViewTabsProps) {
  const { resource, query, list, layout, preferences } = props;
  const view = useOwnedService(
    useCallback(
      () => createSavedView({ resource, query, list, layout, preferences }),
      [resource, query, list, layout, preferences],
    ),
  );
  return view === null ? null : <ShownTabs {...props} view={view} />;
}

interface ShownTabsProps extends ViewTabsProps {
  readonly view: SavedViewService;
}

function ShownTabs(props: ShownTabsProps) {
  const { views = [] } = props.resource;
  const { saved } = useFacts(props.query);
  const { key } = useFacts(props.view);
  const queries = shownQueries(saved, key);
  if (views.length + queries.length === 0) return null;
  return queries.length > 0 || views.some(({ work }) => work !== undefined) ? (
    <CountedTabs {...props} queries={queries} />
  ) : (
    <Tabs {...props} queries={queries} counted={NOTHING_COUNTED} />
  );
}

/** Saved queries that stand as tabs; all of them are in the dialog of the advanced query. */
const MOST_QUERIES = 3;

/** The first ones that can be applied, and the one in force wherever it stands. */
function shownQueries(saved: readonly ShownQuery[], view: string | null): readonly ShownQuery[] {
  const usable = saved
    .filter(({ problem }) => problem === null)
    // A layout is in force where it was chosen; a query without one wherever the list is read by it.
    .map((one) => ({ ...one, isInForce: view === null ? one.isInForce && one.layout === null : one.key === view }));
  return usable.filter(({ isInForce }, index) => isInForce || index < MOST_QUERIES);
}

interface TabsProps extends ShownTabsProps {
  readonly queries: readonly ShownQuery[];
}

const NOTHING_COUNTED: ViewCountsFacts = { counts: {}, queries: {} };

/** What waits and what saved queries find is counted whenever the list has been read. */
function CountedTabs(props: TabsProps) {
  const core = useCore();
  const { resource, list } = props;
  const service = useOwnedService(
    useCallback(
      () => core.open((page) => createViewCounts({ ...page, resource, scope: list.scope })),
      [core, resource, list],
    ),
  );
  return service === null ? (
    <Tabs {...props} counted={NOTHING_COUNTED} />
  ) : (
    <TabsWithCounts {...props} service={service} />
  );
}

function TabsWithCounts({ service, ...props }: TabsProps & { readonly service: ViewCountsService }) {
  const counted = useFacts(service);
  const { rows, status, query } = props.facts;
  const isRead = status === 'loaded';
  const queries = useKept(
    props.queries.flatMap(({ key, condition }) => (condition === null ? [] : [{ key, condition }])),
  );
  // Choosing a view ends a saved query in force; another advanced query stays.
  const isSaved = props.queries.some(({ isInForce }) => isInForce);
  const condition = isSaved ? null : (query.condition ?? null);
  useEffect(() => {
    if (isRead) service.send({ type: 'counts.load', search: query.search, condition, queries });
  }, [service, isRead, rows, query.search, condition, queries]);
  return <Tabs {...props} counted={counted} />;
}

/** The same list as before where nothing in it has changed. */
function useKept<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}

/** Marks the values of saved queries among those of views, whose keys have no colon. */
const QUERY = 'query:';

function Tabs({
  resource,
  facts,
  view: savedView,
  queries,
  onChoose,
  counted,
}: TabsProps & { readonly counted: ViewCountsFacts }) {
  const t = useTranslate();
  const view = activeView(resource, facts.query.search)?.key ?? '';
  const inForce = queries.find(({ isInForce }) => isInForce);
  const options = [
    { value: '', label: t(messages.allRows) },
    ...(resource.views ?? []).map(({ key, title }) => ({
      value: key,
      label: <TabLabel text={t(title)} count={counted.counts[key]} />,
    })),
    ...queries.map(({ key, title, owner }) => ({
      value: QUERY + key,
      label: <TabLabel text={title} count={counted.queries[key]} />,
      className: 'resource-list-saved-query',
      icon: <FunnelPlotOutlined aria-hidden />,
      ...(owner === null ? {} : { tooltip: t(advancedQueryTexts.sharedBy(owner)) }),
    })),
  ];
  const choose = (value: string) => {
    if (value.startsWith(QUERY)) {
      if (view !== '') onChoose(null);
      savedView.send({ type: 'view.choose', key: value.slice(QUERY.length) });
      return;
    }
    if (inForce !== undefined) savedView.send({ type: 'view.choose', key: null });
    onChoose(value === '' ? null : value);
  };
  return (
    <div className="resource-list-views">
      <Segmented
        aria-label={t(messages.views)}
        options={options}
        value={inForce === undefined ? view : QUERY + inForce.key}
        onChange={choose}
      />
    </div>
  );
}

/** Nothing that waits needs no number. */
function TabLabel({ text, count }: { readonly text: string; readonly count: ViewCount | undefined }) {
  if (count === undefined || count.count === 0) return text;
  const most = count.isMore || count.count > MOST_SHOWN;
  return (
    <>
      {text} <span className="resource-list-view-count">{most ? `${MOST_SHOWN}+` : count.count}</span>
    </>
  );
}

const MOST_SHOWN = 999;
