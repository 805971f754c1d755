import { groupsChanged, groupsCollapsed, groupsFollowing, NO_OPEN_GROUPS } from '@evergreen/core/shell/navigation';
import { Menu } from 'antd';
import { memo, startTransition, useDeferredValue, useState } from 'react';

import { useCore, useTranslate } from '../../../adapter/index.ts';
import { mainMenuMessages as messages } from './main-menu.messages.ts';
import type { MainMenuProps } from './main-menu.types.ts';
import { useMenuItems } from './use-menu-items.ts';

export interface SideMenuProps extends MainMenuProps {
  readonly isCollapsed: boolean;
}

/**
 * The user's menu, one entry below the other. The core says what is drawn, marked and open; this draws it, in pieces that
 * leave the browser time for its frames, and only when something of it changed: a menu may have thousands of entries.
 */
export const SideMenu = memo(function SideMenu({ isCollapsed: isWantedCollapsed, layout, menu }: SideMenuProps) {
  const isCollapsed = useDeferredValue(isWantedCollapsed);
  const { config } = useCore();
  const t = useTranslate();
  const { items, choose } = useMenuItems({ layout, menu });
  const { entries, selection } = menu;
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
          if (!isCollapsed)
            startTransition(() =>
              setGroups(
                groupsChanged(
                  current,
                  keys,
                  entries.map(({ key }) => key),
                ),
              ),
            );
        }}
        onClick={choose}
      />
    </nav>
  );
});
