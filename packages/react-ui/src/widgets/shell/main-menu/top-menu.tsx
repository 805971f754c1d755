import { Menu } from 'antd';
import { memo } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import './main-menu.css';
import { mainMenuMessages as messages } from './main-menu.messages.ts';
import type { MainMenuProps } from './main-menu.types.ts';
import { useMenuItems } from './use-menu-items.ts';

/** The user's menu along the top; what does not fit is behind the last entry. */
export const TopMenu = memo(function TopMenu({ layout, menu }: MainMenuProps) {
  const t = useTranslate();
  const { items, choose } = useMenuItems({ layout, menu });
  const { selection } = menu;
  return (
    <nav className="top-menu" aria-label={t(messages.menu)}>
      <Menu
        mode="horizontal"
        tooltip={false}
        items={items}
        selectedKeys={selection.selectedKey === null ? [] : [selection.selectedKey]}
        onClick={choose}
      />
    </nav>
  );
});
