import {
  groupsChanged,
  groupsCollapsed,
  groupsFollowing,
  menuSelection,
  NO_OPEN_GROUPS,
} from '@evergreen/core/menu';
import { useText } from '@evergreen/react-ui/adapter';
import { Menu, type MenuProps } from 'antd';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { useSitemap } from '../../routing/sitemap-provider.tsx';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { menuItems } from './menu-items.tsx';

export interface SideMenuProps {
  readonly isCollapsed: boolean;
  readonly onChosen?: () => void;
}

/** The user's menu. The core says what is drawn, marked and open; this draws it. */
export function SideMenu({ isCollapsed, onChosen }: SideMenuProps) {
  const say = useText();
  const { pathname } = useLocation();
  const sitemap = useSitemap();
  const { entries } = sitemap;
  const selection = useMemo(() => menuSelection(pathname, sitemap), [pathname, sitemap]);
  const items = useMemo(() => menuItems(entries, say), [entries, say]);
  const [groups, setGroups] = useState(NO_OPEN_GROUPS);
  const [followed, setFollowed] = useState<typeof selection | null>(null);

  const collapsed = groupsCollapsed(groups, isCollapsed);
  const current = followed === selection ? collapsed : groupsFollowing(collapsed, selection.openKeys);
  if (current !== groups) setGroups(current);
  if (followed !== selection) setFollowed(selection);

  const choose: NonNullable<MenuProps['onClick']> = ({ domEvent }) => {
    onChosen?.();
    const isOnLink = domEvent.target instanceof Element && domEvent.target.closest('a') !== null;
    // The keyboard presses the entry, not the link in it.
    if (!isOnLink) domEvent.currentTarget.querySelector('a')?.click();
  };

  return (
    <nav aria-label={say(messages.menu)}>
      <Menu
        theme="dark"
        mode="inline"
        inlineCollapsed={isCollapsed}
        items={items}
        selectedKeys={selection.selectedKey === null ? [] : [selection.selectedKey]}
        {...(isCollapsed ? {} : { openKeys: [...current.keys] })}
        onOpenChange={(keys) => {
          if (isCollapsed) return;
          setGroups(groupsChanged(current, keys, entries.map((entry) => entry.key)));
        }}
        onClick={choose}
      />
    </nav>
  );
}
