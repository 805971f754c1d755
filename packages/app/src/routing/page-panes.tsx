import type { Settings } from '@evergreen/core/shell/settings';
import { tabOfPage } from '@evergreen/core/shell/tabs';
import { useCore, useFacts, useSelectedFacts } from '@evergreen/react-ui/adapter';
import { use, useMemo } from 'react';

import { ForbiddenContext } from './forbidden-context.ts';
import { PagePane } from './page-pane.tsx';
import { useSitemap } from './use-sitemap.ts';
import { useHere } from './use-here.ts';

const isMultiTabOf = (settings: Settings) => settings.isMultiTab;

/** The shown page, and behind it the pages of the tabs that stay mounted. An address that may not be opened stays, so that it can be asked for again. */
export function PagePanes() {
  const core = useCore();
  const here = useHere();
  const sitemap = useSitemap();
  const isForbidden = use(ForbiddenContext);
  const isMultiTab = useSelectedFacts(core.settings, isMultiTabOf);
  const { tabs, keptKeys, closedGenerations } = useFacts(core.tabs);
  const activeKey = useMemo(() => tabOfPage(here, sitemap)?.key ?? here, [here, sitemap]);

  // Without the setting nothing stays alive, but what would be lost does.
  const behind = tabs.filter(
    (tab) => tab.key !== activeKey && keptKeys.includes(tab.key) && (isMultiTab || tab.isDirty),
  );
  const tab = tabs.find(({ key }) => key === activeKey);
  const generation = tab?.generation ?? closedGenerations[activeKey] ?? 0;
  // What was closed and opened again has the address of its tab: the router may still have the one before.
  const active = { key: activeKey, path: tab === undefined || generation === 0 ? here : tab.path, generation };
  // In an order of their own: a pane that changed its place would lose what it scrolled.
  const panes = [...behind, active].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return panes.map(({ key, path, generation: shown }) => (
    <PagePane
      key={`${key} ${shown}`}
      tabKey={key}
      isActive={key === activeKey}
      path={path}
      isForbidden={isForbidden && key === activeKey}
    />
  ));
}
