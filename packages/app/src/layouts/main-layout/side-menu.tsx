import type { LayoutService } from '@evergreen/core/layout';
import { groupsChanged, groupsCollapsed, groupsFollowing, NO_OPEN_GROUPS } from '@evergreen/core/navigation';
import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Menu } from 'antd';
import { memo, startTransition, useDeferredValue, useState } from 'react';

import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { useMenu } from './use-menu.ts';

export interface SideMenuProps {
  readonly isCollapsed: boolean;
  readonly layout: LayoutService;
}

/**
 * The user's menu, one entry below the other. The core says what is drawn, marked and open; this draws it, in pieces that
 * leave the browser time for its frames, and only when something of it changed: a menu may have thousands of entries.
 */
export const SideMenu = memo(function SideMenu({ isCollapsed: isWantedCollapsed, layout }: SideMenuProps) {
  const isCollapsed = useDeferredValue(isWantedCollapsed);
  const { config } = useCore();
  const t = useTranslate();
  const { items, selection, rootKeys, choose } = useMenu(layout);
  const [groups, setGroups] = useState(NO_OPEN_GROUPS);
  const [followed, setFollowed] = useState<typeof selection | null>(null);

  const collapsed = groupsCollapsed(groups, isCollapsed);
  const current = followed === selection ? collapsed : groupsFollowing(collapsed, selection.openKeys);
  if (current !== groups) setGroups(current);
  if (followed !== selection) setFollowed(selection);

  return (
    <nav aria-label={t(messages.menu)}>
      <Menu
        theme={config.sideMenuTheme}
        mode="inline"
        inlineCollapsed={isCollapsed}
        // A tip for every entry makes large groups open slowly; only the icons of a collapsed menu need them.
        {...(isCollapsed ? {} : { tooltip: false })}
        items={items}
        selectedKeys={selection.selectedKey === null ? [] : [selection.selectedKey]}
        {...(isCollapsed ? {} : { openKeys: [...current.keys] })}
        onOpenChange={(keys) => {
          if (!isCollapsed) startTransition(() => setGroups(groupsChanged(current, keys, rootKeys)));
        }}
        onClick={choose}
      />
    </nav>
  );
});
