import { SIDE_MENU_WIDTH } from '@evergreen/core/kernel';
import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Layout } from 'antd';

import { useCore, useFacts, useTranslate } from '../../../adapter/index.ts';
import './main-menu.css';
import { mainMenuMessages as messages } from './main-menu.messages.ts';
import type { BrandedMenuProps } from './main-menu.types.ts';
import { SideMenu } from './side-menu.tsx';

const COLLAPSED_WIDTH = 80;

/** The side menu beside the page, 208 px open and 80 px collapsed; which of the two is remembered. Fixed, it does not scroll with the page. */
export function SideBar({ layout, menu, brand }: BrandedMenuProps) {
  const { config } = useCore();
  const { isSideMenuOpen, contentOffset } = useFacts(layout);
  const t = useTranslate();
  return (
    <Layout.Sider
      className={`side-bar menu-${config.sideMenuTheme} ${contentOffset > 0 ? 'side-bar-fixed' : ''}`}
      theme={config.sideMenuTheme}
      width={SIDE_MENU_WIDTH}
      collapsedWidth={COLLAPSED_WIDTH}
      collapsed={!isSideMenuOpen}
      trigger={null}
    >
      {brand(!isSideMenuOpen)}
      <div className="side-bar-menu">
        <SideMenu isCollapsed={!isSideMenuOpen} layout={layout} menu={menu} />
      </div>
      <Button
        className="side-bar-toggle"
        type="text"
        aria-expanded={isSideMenuOpen}
        aria-label={t(isSideMenuOpen ? messages.collapseMenu : messages.expandMenu)}
        icon={isSideMenuOpen ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        onClick={() => layout.send({ type: 'menu.toggle' })}
      />
    </Layout.Sider>
  );
}
