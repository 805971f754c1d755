import type { Settings } from '@evergreen/core/settings';
import { useCore, useFacts, useSelectedFacts } from '@evergreen/react-ui/adapter';
import { useMemo } from 'react';

import { MainPage } from './main-pages.tsx';
import { PagePane } from './page-pane.tsx';
import { isKeptAlive, pageTab } from './page-tab.ts';
import { useSitemap } from './sitemap-provider.tsx';
import { useFollowedTab } from './use-followed-tab.ts';
import { useHere } from './use-here.ts';

const isMultiTabOf = (settings: Settings) => settings.isMultiTab;

/** The shown page, and behind it the pages of the tabs that stay alive. */
export function PagePanes() {
  const core = useCore();
  const here = useHere();
  const sitemap = useSitemap();
  const isMultiTab = useSelectedFacts(core.settings, isMultiTabOf);
  const { tabs, keptKeys } = useFacts(core.tabs);
  const shown = useMemo(() => pageTab(here, sitemap), [here, sitemap]);
  useFollowedTab(shown, sitemap);

  const activeKey = shown?.key ?? here;
  const behind = tabs.filter(
    (tab) => isMultiTab && tab.key !== activeKey && keptKeys.includes(tab.key) && isKeptAlive(tab.key, sitemap),
  );
  const active = { key: activeKey, path: here, generation: tabs.find((tab) => tab.key === activeKey)?.generation ?? 0 };
  // In an order of their own: a pane that changed its place would lose what it scrolled.
  const panes = [...behind, active].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return panes.map(({ key, path, generation }) => (
    <PagePane key={`${key} ${generation}`} tabKey={key} isActive={key === activeKey} resetKey={path}>
      <MainPage path={path} />
    </PagePane>
  ));
}
