import { ApartmentOutlined, ClearOutlined, KeyOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import type { AuthFacts } from '@evergreen/core/auth';
import { useCore, useOwnedService, useSelectedFacts, useText } from '@evergreen/react-ui/adapter';
import { ActionMenu } from '@evergreen/react-ui/widgets/action-menu';
import { Avatar, Button } from 'antd';
import { useCallback, useRef } from 'react';

import { AccountDialogs } from './account-dialogs.tsx';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';

const userOf = (facts: AuthFacts) => facts.user;

/** Who is signed in, what they do with their own account, and the way out. */
export function UserMenu({ isShort }: { readonly isShort: boolean }) {
  const core = useCore();
  const { auth } = core;
  const user = useSelectedFacts(auth, userOf);
  const say = useText();
  const button = useRef<HTMLButtonElement>(null);
  const change = useOwnedService(useCallback(() => core.openPasswordChange(), [core]));
  const departments = useOwnedService(useCallback(() => core.openDepartmentSwitch({ isClosable: true }), [core]));
  if (user === null) return null;
  const { username } = user;
  const name = user.realname === '' ? username : user.realname;
  const items = [
    {
      key: 'password',
      icon: <KeyOutlined aria-hidden />,
      label: say(messages.changePassword),
      onClick: () => change?.send({ type: 'dialog.show', username }),
    },
    {
      key: 'department',
      icon: <ApartmentOutlined aria-hidden />,
      label: say(messages.switchDepartment),
      onClick: () => departments?.send({ type: 'dialog.show', username }),
    },
    {
      key: 'cache',
      icon: <ClearOutlined aria-hidden />,
      label: say(messages.clearCache),
      onClick: () => void core.refreshCache(),
    },
    { key: 'before-logout', type: 'divider' as const },
    {
      key: 'logout',
      icon: <LogoutOutlined aria-hidden />,
      label: say(messages.logout),
      onClick: () => auth.send({ type: 'logout.request' }),
    },
  ];
  const picture = core.viewAddress(user.avatar);
  return (
    <>
      <ActionMenu items={items} placement="bottomRight">
        <Button
          ref={button}
          type="text"
          className="user-menu"
          aria-label={say(messages.userMenu(name))}
          aria-haspopup="menu"
        >
          <Avatar
            size={28}
            {...(picture === null ? {} : { src: picture, alt: '' })}
            icon={<UserOutlined aria-hidden />}
          />
          {!isShort && <span className="user-menu-name">{name}</span>}
        </Button>
      </ActionMenu>
      {change !== null && departments !== null && (
        <AccountDialogs change={change} departments={departments} onGone={() => button.current?.focus()} />
      )}
    </>
  );
}
