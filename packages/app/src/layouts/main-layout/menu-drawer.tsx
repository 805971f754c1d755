import { MenuOutlined } from '@ant-design/icons';
import { useText } from '@evergreen/react-ui/adapter';
import { Button, Drawer } from 'antd';
import { useState } from 'react';

import { Brand } from './brand.tsx';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { SideMenu } from './side-menu.tsx';

const WIDTH = 264;

/** The menu of a narrow screen: a button, and a drawer that closes once an entry is chosen. */
export function MenuDrawer() {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="text"
        aria-label={say(messages.openMenu)}
        aria-expanded={isOpen}
        icon={<MenuOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      />
      <Drawer
        rootClassName="menu-drawer"
        open={isOpen}
        onClose={() => setOpen(false)}
        placement="left"
        size={WIDTH}
        title={<Brand isShort={false} />}
        closable={{ 'aria-label': say(messages.closeMenu), placement: 'end' }}
        aria-label={say(messages.menu)}
      >
        <SideMenu isCollapsed={false} onChosen={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
