import { activeView, type ListPageFacts } from '@evergreen/core/list-page';
import type { Resource } from '@evergreen/core/resources';
import { Segmented } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface ViewTabsProps {
  readonly resource: Resource;
  readonly search: ListPageFacts['query']['search'];
  /** Null for all rows. */
  readonly onChoose: (view: string | null) => void;
}

/** The views of a resource over its list; nothing for a resource without views. */
export function ViewTabs({ resource, search, onChoose }: ViewTabsProps) {
  const t = useTranslate();
  const { views = [] } = resource;
  if (views.length === 0) return null;
  const options = [
    { value: '', label: t(messages.allRows) },
    ...views.map(({ key, title }) => ({ value: key, label: t(title) })),
  ];
  return (
    <Segmented
      className="resource-list-views"
      aria-label={t(messages.views)}
      options={options}
      value={activeView(resource, search)?.key ?? ''}
      onChange={(key) => onChoose(key === '' ? null : key)}
    />
  );
}
