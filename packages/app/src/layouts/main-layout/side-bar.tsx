import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import type { Settings } from '@evergreen/core/settings';
import { useCore, useSelectedFacts, useText } from '@evergreen/react-ui/adapter';
import { Button, Layout } from 'antd';

import { Brand } from './brand.tsx';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { SideMenu } from './side-menu.tsx';

const WIDTH = 208;
const COLLAPSED_WIDTH = 80;

const isOpenOf = (facts: Settings) => facts.isSideMenuOpen;

/** The side menu beside the page, 208 px open and 80 px collapsed; which of the two is remembered. */
export function SideBar() {
  const { settings } = useCore();
  const isOpen = useSelectedFacts(settings, isOpenOf);
  const say = useText();
  return (
    <Layout.Sider
      className="side-bar"
      theme="dark"
      width={WIDTH}
      collapsedWidth={COLLAPSED_WIDTH}
      collapsed={!isOpen}
      trigger={null}
    >
      <Brand isShort={!isOpen} />
      <div className="side-bar-menu">
        <SideMenu isCollapsed={!isOpen} />
      </div>
      <Button
        className="side-bar-toggle"
        type="text"
        aria-expanded={isOpen}
        aria-label={say(isOpen ? messages.collapseMenu : messages.expandMenu)}
        icon={isOpen ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        onClick={() => settings.send({ type: 'setting.choose', change: { isSideMenuOpen: !isOpen } })}
      />
    </Layout.Sider>
  );
}
