import { MenuOutlined } from '@ant-design/icons';
import { useText } from '@evergreen/react-ui/adapter';
import { Button, Drawer } from 'antd';
import { useId, useState } from 'react';

import { Brand } from './brand.tsx';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { SideMenu } from './side-menu.tsx';

const WIDTH = 264;

/** The menu of a narrow screen: a button, and a drawer that closes once an entry is chosen. */
export function MenuDrawer() {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  const nameId = useId();
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
        title={
          <>
            <Brand isShort={false} />
            <span id={nameId} hidden>
              {say(messages.menu)}
            </span>
          </>
        }
        closable={{ 'aria-label': say(messages.closeMenu), placement: 'end' }}
        // Without this antd calls the drawer by its title, which is the platform's name.
        aria-labelledby={nameId}
      >
        <SideMenu isCollapsed={false} onChosen={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
