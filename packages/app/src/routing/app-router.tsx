import type { AuthFacts } from '@evergreen/core/session/auth';
import { tabAt, titleOfTab } from '@evergreen/core/shell/tabs';
import { useCore, useEmitted, useSelectedFacts } from '@evergreen/react-ui/adapter';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, type Location } from 'react-router-dom';

import { useSitemap } from './use-sitemap.ts';

const statusOf = (facts: AuthFacts) => facts.status;

/**
 * The router, whose history has one listener: it opens the tab of every entry as the entry is made, then renders when there is
 * time. Of entries made in quick succession React renders the last alone, and `BrowserRouter` reports none of the others. Where
 * the tabs lead, the history goes, and every tab is called as its page is.
 */
export function AppRouter({ children }: { readonly children: ReactNode }) {
  const { auth, config, tabs } = useCore();
  const sitemap = useSitemap();
  const status = useSelectedFacts(auth, statusOf);
  // With `v5Compat` a history reports push and replace too, as `BrowserRouter` has it.
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState(() => ({ action: history.action, location: history.location }));

  const follow = useEffectEvent(({ pathname, search, hash }: Location) => {
    const { status: current, end } = auth.facts();
    const tab = tabAt({
      path: `${pathname}${search}${hash}`,
      status: current,
      end,
      sitemap,
      homePath: config.homePath,
    });
    if (tab !== undefined) tabs.send({ type: 'route.opened', ...tab });
  });

  useLayoutEffect(
    () =>
      history.listen((entry) => {
        follow(entry.location);
        startTransition(() => setShown(entry));
      }),
    [history],
  );

  // The menu arrives after the entry that asks for its page.
  useEffect(() => follow(history.location), [history, sitemap, status]);

  useEffect(() => {
    const titles = new Map(tabs.facts().tabs.map(({ key, title }) => [key, titleOfTab(key, sitemap) ?? title]));
    tabs.send({ type: 'titles.changed', titles });
  }, [tabs, sitemap]);

  useEmitted(tabs, (emitted) => {
    if (emitted.type === 'navigation.requested') history.push(emitted.path);
  });

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
