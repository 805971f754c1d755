import { SIDE_MENU_WIDTH } from '@evergreen/core/kernel';
import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import type { LayoutService } from '@evergreen/core/layout';
import { useCore, useFacts, useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Layout } from 'antd';

import { Brand } from './brand.tsx';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { SideMenu } from './side-menu.tsx';

const COLLAPSED_WIDTH = 80;

/** The side menu beside the page, 208 px open and 80 px collapsed; which of the two is remembered. Fixed, it does not scroll with the page. */
export function SideBar({ layout }: { readonly layout: LayoutService }) {
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
      <Brand isShort={!isSideMenuOpen} />
      <div className="side-bar-menu">
        <SideMenu isCollapsed={!isSideMenuOpen} layout={layout} />
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
