import { useTranslate } from '@evergreen/react-ui/adapter';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';

import './account-settings.css';
import { accountSettingsMessages as messages } from './account-settings.messages.ts';
import { useSettingsPages } from './use-settings-pages.ts';

/** The pages of 个人设置 beside the one that is shown. */
export function SettingsFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const pages = useSettingsPages();
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  // On a phone the list is one line that may be longer than the screen.
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className="account-settings">
      <nav ref={list} className="account-settings-nav" aria-label={t(messages.navigation)}>
        {pages.map(({ path, meta }) => (
          <NavLink key={path} to={path} end>
            {meta.title}
          </NavLink>
        ))}
      </nav>
      <div className="account-settings-parts">{children}</div>
    </div>
  );
}
