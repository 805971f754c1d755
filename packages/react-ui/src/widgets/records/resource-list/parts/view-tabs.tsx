import { FunnelPlotOutlined } from '@ant-design/icons';
import { activeView, type ListPageFacts } from '@evergreen/core/records/list';
import type { PageArrangement } from '@evergreen/core/records/page';
import type { Resource } from '@evergreen/core/resources';
import type { ViewCount } from '@evergreen/core/records/query';
import { Segmented } from 'antd';

import { useFacts, useTranslate } from '../../../../adapter/index.ts';
import { advancedQueryTexts } from '../../advanced-query/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';
import './view-tabs.css';

export interface ViewTabsProps {
  readonly resource: Resource;
  readonly facts: ListPageFacts;
  readonly arrangement: PageArrangement;
  /** Null for all rows. */
  readonly onChoose: (view: string | null) => void;
}

/** Marks the values of saved queries among those of views, whose keys have no colon. */
const QUERY = 'query:';

/** The views of a resource over its list, and the queries that people saved for it; nothing without either. */
export function ViewTabs({ resource, facts, arrangement, onChoose }: ViewTabsProps) {
  const { queries, counted } = useFacts(arrangement.tabs);
  const t = useTranslate();
  const view = activeView(resource, facts.query.search)?.key ?? '';
  const { views = [] } = resource;
  if (views.length + queries.length === 0) return null;
  const inForce = queries.find(({ isInForce }) => isInForce);
  const options = [
    { value: '', label: t(messages.allRows) },
    ...views.map(({ key, title }) => ({
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
      arrangement.view.send({ type: 'view.choose', key: value.slice(QUERY.length) });
      return;
    }
    if (inForce !== undefined) arrangement.view.send({ type: 'view.choose', key: null });
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
