import { sameText } from '@evergreen/core/kernel';
import type { LayoutService } from '@evergreen/core/layout';
import { menuEntry, menuSelection, pageAt, type MenuSelection } from '@evergreen/core/navigation';
import { useTranslate } from '@evergreen/react-ui/adapter';
import type { MenuProps } from 'antd';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

import { loadPageAhead } from '../../routing/page-registry.tsx';
import { useSitemap } from '../../routing/use-sitemap.ts';
import { menuItems } from './menu-items.tsx';

export interface DrawnMenu {
  readonly items: NonNullable<MenuProps['items']>;
  readonly selection: MenuSelection;
  readonly rootKeys: readonly string[];
  readonly choose: NonNullable<MenuProps['onClick']>;
}

/** The user's menu as antd draws it, wherever it stands; what is chosen from it the layout hears. */
export function useMenu(layout: LayoutService): DrawnMenu {
  const t = useTranslate();
  const { pathname } = useLocation();
  const sitemap = useSitemap();
  const { entries } = sitemap;
  return {
    selection: useMemo(() => menuSelection(pathname, sitemap), [pathname, sitemap]),
    items: useMemo(() => {
      const onPoint = (path: string) => {
        const page = pageAt(path, sitemap);
        if (page !== undefined) loadPageAhead(page);
      };
      return menuItems(entries, { t, onPoint });
    }, [entries, sitemap, t]),
    rootKeys: useMemo(() => entries.map((entry) => entry.key), [entries]),
    choose({ key, domEvent }) {
      const entry = menuEntry(key, entries);
      if (entry !== undefined) layout.send({ type: 'entry.choose', path: entry.path, title: sameText(entry.title) });
      const isOnLink = domEvent.target instanceof Element && domEvent.target.closest('a') !== null;
      // The keyboard presses the entry, not the link in it.
      if (!isOnLink) domEvent.currentTarget.querySelector('a')?.click();
    },
  };
}
