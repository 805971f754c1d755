import { activeView, type ListPageFacts } from '@evergreen/core/list-page';
import type { Resource } from '@evergreen/core/resources';
import { createViewCounts, type ViewCount, type ViewCountsService } from '@evergreen/core/view-counts';
import { Segmented } from 'antd';
import { useCallback, useEffect } from 'react';

import { useCore, useFacts, useOwnedService, useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import './view-tabs.css';

export interface ViewTabsProps {
  readonly resource: Resource;
  readonly facts: ListPageFacts;
  /** Null for all rows. */
  readonly onChoose: (view: string | null) => void;
}

/** The views of a resource over its list; nothing for a resource without views. */
export function ViewTabs(props: ViewTabsProps) {
  const { views = [] } = props.resource;
  if (views.length === 0) return null;
  return views.some(({ isCounted }) => isCounted === true) ? (
    <CountedTabs {...props} />
  ) : (
    <Tabs {...props} counts={{}} />
  );
}

/** What waits is counted whenever the list has been read. */
function CountedTabs(props: ViewTabsProps) {
  const core = useCore();
  const { resource } = props;
  const service = useOwnedService(
    useCallback(() => core.open((page) => createViewCounts({ ...page, resource })), [core, resource]),
  );
  return service === null ? <Tabs {...props} counts={{}} /> : <TabsWithCounts {...props} service={service} />;
}

function TabsWithCounts({ service, ...props }: ViewTabsProps & { readonly service: ViewCountsService }) {
  const { counts } = useFacts(service);
  const { rows, status, query } = props.facts;
  const isRead = status === 'loaded';
  useEffect(() => {
    if (isRead) service.send({ type: 'counts.load', search: query.search });
  }, [service, isRead, rows, query.search]);
  return <Tabs {...props} counts={counts} />;
}

function Tabs({
  resource,
  facts,
  onChoose,
  counts,
}: ViewTabsProps & { readonly counts: Readonly<Record<string, ViewCount>> }) {
  const t = useTranslate();
  const options = [
    { value: '', label: t(messages.allRows) },
    ...(resource.views ?? []).map(({ key, title }) => ({
      value: key,
      label: <TabLabel text={t(title)} count={counts[key]} />,
    })),
  ];
  return (
    <Segmented
      className="resource-list-views"
      aria-label={t(messages.views)}
      options={options}
      value={activeView(resource, facts.query.search)?.key ?? ''}
      onChange={(key) => onChoose(key === '' ? null : key)}
    />
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
