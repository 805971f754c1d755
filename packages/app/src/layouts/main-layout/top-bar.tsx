import type { LayoutService } from '@evergreen/core/layout';
import { useCore, useFacts, useTranslate } from '@evergreen/react-ui/adapter';

import { MenuSearchBox } from '../menu-search/search.tsx';
import { Preferences } from '../preferences/preferences.tsx';
import { Brand } from './brand.tsx';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { TopMenu } from './top-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** The header: title, language, theme, and the person who is signed in; in the top layout the brand and the menu too. */
export function TopBar({ layout }: { readonly layout: LayoutService }) {
  const { config } = useCore();
  const { isMobile, menu, isHeaderFixed, isHeaderHidden } = useFacts(layout);
  const t = useTranslate();
  return (
    <header className="top-bar" data-fixed={isHeaderFixed} data-hidden={isHeaderHidden}>
      <div className="top-bar-line">
        {menu === 'drawer' && <MenuDrawer layout={layout} />}
        {menu === 'top' && <Brand isShort={false} />}
        <span className="top-bar-title">{t(isMobile ? config.platformShortName : messages.welcome)}</span>
        <MenuSearchBox isShort={isMobile} />
        <Preferences />
        <UserMenu layout={layout} />
      </div>
      {menu === 'top' && <TopMenu layout={layout} />}
    </header>
  );
}
