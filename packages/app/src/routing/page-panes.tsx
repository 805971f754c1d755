import type { Settings } from '@evergreen/core/settings';
import { tabOfPage } from '@evergreen/core/tabs';
import { useCore, useFacts, useSelectedFacts } from '@evergreen/react-ui/adapter';
import { use, useMemo } from 'react';

import { ForbiddenContext } from './forbidden-context.ts';
import { lazyPage } from './lazy-page.ts';
import { MainPage } from './main-pages.tsx';
import { PagePane } from './page-pane.tsx';
import { useSitemap } from './use-sitemap.ts';
import { useHere } from './use-here.ts';

const ExceptionPage = lazyPage(async () => (await import('../pages/shell/exception/exception.page.tsx')).ExceptionPage);

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
  const generation = tabs.find((tab) => tab.key === activeKey)?.generation ?? closedGenerations[activeKey] ?? 0;
  const active = { key: activeKey, path: here, generation };
  // In an order of their own: a pane that changed its place would lose what it scrolled.
  const panes = [...behind, active].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return panes.map(({ key, path, generation: shown }) => (
    <PagePane key={`${key} ${shown}`} tabKey={key} isActive={key === activeKey} resetKey={path}>
      {isForbidden && key === activeKey ? <ExceptionPage kind="403" /> : <MainPage path={path} />}
    </PagePane>
  ));
}
