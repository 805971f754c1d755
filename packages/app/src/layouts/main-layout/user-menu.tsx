import { LogoutOutlined, UserOutlined } from '@ant-design/icons';
import type { AuthFacts } from '@evergreen/core/auth';
import { useCore, useSelectedFacts, useText } from '@evergreen/react-ui/adapter';
import { Avatar, Button, Dropdown } from 'antd';

import { mainLayoutMessages as messages } from './main-layout.messages.ts';

const userOf = (facts: AuthFacts) => facts.user;

/** Who is signed in, and the way out. */
export function UserMenu({ isShort }: { readonly isShort: boolean }) {
  const { auth } = useCore();
  const user = useSelectedFacts(auth, userOf);
  const say = useText();
  if (user === null) return null;
  const name = user.realname === '' ? user.username : user.realname;
  const items = [
    {
      key: 'logout',
      icon: <LogoutOutlined aria-hidden />,
      label: say(messages.logout),
      onClick: () => auth.send({ type: 'logout.request' }),
    },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" autoFocus>
      <Button type="text" className="user-menu" aria-label={say(messages.userMenu(name))} aria-haspopup="menu">
        <Avatar
          size={28}
          {...(user.avatar === '' ? {} : { src: user.avatar, alt: '' })}
          icon={<UserOutlined aria-hidden />}
        />
        {!isShort && <span className="user-menu-name">{name}</span>}
      </Button>
    </Dropdown>
  );
}
