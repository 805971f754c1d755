import { MenuOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useId } from 'react';

import { useCore, useFacts, useTranslate } from '../../../adapter/index.ts';
import './main-menu.css';
import { mainMenuMessages as messages } from './main-menu.messages.ts';
import type { BrandedMenuProps } from './main-menu.types.ts';
import { SideMenu } from './side-menu.tsx';

const WIDTH = 264;

/** The menu of a narrow screen: a button, and a drawer that closes once an entry is chosen. */
export function MenuDrawer({ layout, menu, brand }: BrandedMenuProps) {
  const { config } = useCore();
  const t = useTranslate();
  const { isDrawerOpen } = useFacts(layout);
  const nameId = useId();
  return (
    <>
      <Button
        type="text"
        aria-label={t(messages.openMenu)}
        aria-expanded={isDrawerOpen}
        icon={<MenuOutlined aria-hidden />}
        onClick={() => layout.send({ type: 'menu.toggle' })}
      />
      <Drawer
        rootClassName={`menu-drawer menu-${config.sideMenuTheme}`}
        open={isDrawerOpen}
        onClose={() => layout.send({ type: 'drawer.close' })}
        placement="left"
        size={WIDTH}
        title={
          <>
            {brand(false)}
            <span id={nameId} hidden>
              {t(messages.menu)}
            </span>
          </>
        }
        closable={{ 'aria-label': t(messages.closeMenu), placement: 'end' }}
        // Without this antd calls the drawer by its title, which is the platform's name.
        aria-labelledby={nameId}
      >
        <SideMenu isCollapsed={false} layout={layout} menu={menu} />
      </Drawer>
    </>
  );
}
