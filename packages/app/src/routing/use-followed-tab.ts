import type { Sitemap } from '@evergreen/core/menu';
import type { Tab } from '@evergreen/core/tabs';
import { useCore, useEmitted } from '@evergreen/react-ui/adapter';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { pageTitle } from './page-tab.ts';

/**
 * Keeps tabs and router together: what the router shows has a tab, where the tabs lead the router goes, and every tab is
 * called as its page is.
 */
export function useFollowedTab(shown: Pick<Tab, 'key' | 'path' | 'title'> | undefined, sitemap: Sitemap): void {
  const { tabs } = useCore();
  const navigate = useNavigate();

  useEffect(() => {
    if (shown !== undefined) tabs.send({ type: 'route.opened', ...shown });
  }, [tabs, shown]);

  useEffect(() => {
    const open = tabs.facts().tabs;
    const titles = new Map(open.map(({ key, title }) => [key, pageTitle(key, sitemap) ?? title]));
    tabs.send({ type: 'titles.changed', titles });
  }, [tabs, sitemap]);

  useEmitted(tabs, (emitted) => {
    if (emitted.type === 'navigated') void navigate(emitted.path);
  });
}
