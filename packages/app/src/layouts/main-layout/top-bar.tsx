import { useCore, useText } from '@evergreen/react-ui/adapter';
import type { ReactNode } from 'react';

import { Finding } from '../menu-search/finding.tsx';
import { Preferences } from '../preferences/preferences.tsx';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { UserMenu } from './user-menu.tsx';

export interface TopBarProps {
  /** Opens the menu where there is no side bar. */
  readonly menuButton: ReactNode;
  /** The short title of narrow screens. */
  readonly isShort: boolean;
}

/** The header: title, language, theme, and the person who is signed in. */
export function TopBar({ menuButton, isShort }: TopBarProps) {
  const { config } = useCore();
  const say = useText();
  return (
    <header className="top-bar">
      {menuButton}
      <span className="top-bar-title">{say(isShort ? config.platformShortName : messages.welcome)}</span>
      <Finding isShort={isShort} />
      <Preferences />
      <UserMenu isShort={isShort} />
    </header>
  );
}
