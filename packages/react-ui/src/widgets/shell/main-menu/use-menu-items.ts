import { sameText } from '@evergreen/core/kernel';
import { menuEntry } from '@evergreen/core/shell/navigation';
import type { MenuProps } from 'antd';
import { useMemo } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import type { MainMenuProps } from './main-menu.types.ts';
import { menuItems } from './menu-items.tsx';

export interface DrawnMenu {
  readonly items: NonNullable<MenuProps['items']>;
  readonly choose: NonNullable<MenuProps['onClick']>;
}

/** The user's menu as antd draws it, wherever it stands; what is chosen from it is sent to the layout. */
export function useMenuItems({ layout, menu: { entries, onPoint } }: MainMenuProps): DrawnMenu {
  const t = useTranslate();
  return {
    items: useMemo(
      () => menuItems(entries, { t, ...(onPoint === undefined ? {} : { onPoint }) }),
      [entries, onPoint, t],
    ),
    choose({ key, domEvent }) {
      const entry = menuEntry(key, entries);
      if (entry !== undefined) layout.send({ type: 'entry.choose', path: entry.path, title: sameText(entry.title) });
      const isOnLink = domEvent.target instanceof Element && domEvent.target.closest('a') !== null;
      // The keyboard presses the entry, not the link in it.
      if (!isOnLink) domEvent.currentTarget.querySelector('a')?.click();
    },
  };
}
