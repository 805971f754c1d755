import { createDepartmentSwitch } from '@evergreen/core/session/department-switch';
import {
  ApartmentOutlined,
  ClearOutlined,
  DisconnectOutlined,
  IdcardOutlined,
  KeyOutlined,
  LockOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  SkinOutlined,
} from '@ant-design/icons';
import type { AuthFacts } from '@evergreen/core/session/auth';
import type { LayoutService } from '@evergreen/core/shell/layout';
import type { LiveFacts } from '@evergreen/core/live/notice-channel';
import { pageNamed } from '@evergreen/core/shell/navigation';
import { createPasswordChange } from '@evergreen/core/session/password-change';
import {
  useCore,
  useFacts,
  useOwnedService,
  usePageService,
  useSelectedFacts,
  useShellAction,
  useTranslate,
} from '@evergreen/react-ui/adapter';
import { ActionMenu, type ActionMenuProps } from '@evergreen/react-ui/widgets/base/action-menu';
import { AccountPicture } from '@evergreen/react-ui/widgets/files/account-picture';
import { Button } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSitemap } from '../../routing/use-sitemap.ts';
import { AccountDialogs } from './account-dialogs.tsx';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';

const userOf = (facts: AuthFacts) => facts.user;
const isBlockedOf = (facts: LiveFacts) => facts.isBlocked;

/** Who is signed in, what they do with their own account, and the way out. */
export function UserMenu({ layout }: { readonly layout: LayoutService }) {
  const core = useCore();
  const { auth, config } = core;
  const user = useSelectedFacts(auth, userOf);
  const isLiveBlocked = useSelectedFacts(core.live, isBlockedOf);
  const { isMobile } = useFacts(layout);
  const sitemap = useSitemap();
  const navigate = useNavigate();
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const change = usePageService(createPasswordChange);
  const departments = useOwnedService(
    useCallback(() => core.open((page) => createDepartmentSwitch({ ...page, isClosable: true })), [core]),
  );
  const username = user?.username ?? '';
  const changePassword = () => change?.send({ type: 'dialog.show', username });
  const switchDepartment = () => departments?.send({ type: 'dialog.show', username });
  useEffect(() => {
    // Nothing else is open until then.
    if (user?.mustChangePassword === true) change?.send({ type: 'dialog.show', username });
  }, [user?.mustChangePassword, change, username]);
  useShellAction('password', changePassword);
  useShellAction('department', switchDepartment);
  const showSettings = () => layout.send({ type: 'settings.open' });
  useShellAction('settings', config.hasSettingsDrawer ? showSettings : null);
  if (user === null) return null;
  const { helpLink } = config;
  const name = user.realname === '' ? username : user.realname;
  const centre = pageNamed('account-center', sitemap);
  const base = pageNamed('account-settings-base', sitemap);
  const security = pageNamed('account-settings-security', sitemap);
  const items = present([
    centre !== undefined && {
      key: 'centre',
      icon: <IdcardOutlined aria-hidden />,
      label: t(messages.accountCentre),
      onClick: () => void navigate(centre.path),
    },
    base !== undefined && {
      key: 'account',
      icon: <SettingOutlined aria-hidden />,
      label: t(messages.accountSettings),
      onClick: () => void navigate(base.path),
    },
    security !== undefined && {
      key: 'security',
      icon: <SafetyCertificateOutlined aria-hidden />,
      label: t(messages.accountSecurity),
      onClick: () => void navigate(security.path),
    },
    config.hasSettingsDrawer && {
      key: 'settings',
      icon: <SkinOutlined aria-hidden />,
      label: t(messages.systemSettings),
      onClick: showSettings,
    },
    { key: 'before-account', type: 'divider' },
    {
      key: 'password',
      icon: <KeyOutlined aria-hidden />,
      label: t(messages.changePassword),
      onClick: changePassword,
    },
    {
      key: 'department',
      icon: <ApartmentOutlined aria-hidden />,
      label: t(messages.switchDepartment),
      onClick: switchDepartment,
    },
    {
      key: 'cache',
      icon: <ClearOutlined aria-hidden />,
      label: t(messages.clearCache),
      onClick: () => void core.refreshCache(),
    },
    { key: 'before-lock', type: 'divider' },
    {
      key: 'lock',
      icon: <LockOutlined aria-hidden />,
      label: t(messages.lockScreen),
      onClick: () => core.screenLock.send({ type: 'screen.lock' }),
    },
    helpLink !== null && {
      key: 'help',
      icon: <QuestionCircleOutlined aria-hidden />,
      label: t(messages.help),
      onClick: () => void globalThis.open(helpLink, '_blank', 'noopener,noreferrer'),
    },
    {
      key: 'logout',
      icon: <LogoutOutlined aria-hidden />,
      label: t(messages.logout),
      onClick: () => auth.send({ type: 'logout.request' }),
    },
    isLiveBlocked && liveEntry(t(messages.liveBlocked)),
  ]);
  return (
    <>
      <ActionMenu items={items} placement="bottomRight">
        <Button
          ref={button}
          type="text"
          className="user-menu"
          aria-label={t(messages.userMenu(name))}
          aria-haspopup="menu"
        >
          <AccountPicture path={user.avatar} size={28} />
          {!isMobile && <span className="user-menu-name">{name}</span>}
        </Button>
      </ActionMenu>
      {change !== null && departments !== null && (
        <AccountDialogs
          layout={layout}
          change={change}
          departments={departments}
          onGone={() => button.current?.focus()}
        />
      )}
    </>
  );
}

type Items = ActionMenuProps['items'];
type Item = Items[number];

function liveEntry(label: string): Item {
  return { key: 'live', icon: <DisconnectOutlined aria-hidden />, label, disabled: true };
}

function present(items: readonly (Item | false)[]): Items {
  return items.filter((item) => item !== false);
}
