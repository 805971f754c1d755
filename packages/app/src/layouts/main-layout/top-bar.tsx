import type { LayoutService } from '@evergreen/core/layout';
import { useFacts } from '@evergreen/react-ui/adapter';

import { MenuSearchBox } from '../menu-search/search.tsx';
import { NoticeBellOutlet } from '../notice-bell/notice-bell-outlet.tsx';
import { Preferences } from '../preferences/preferences.tsx';
import { Brand } from './brand.tsx';
import { HeaderTitle } from './breadcrumb.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { TopMenu } from './top-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** The header: title, language, theme, unread messages, and the person who is signed in; in the top layout the brand and the menu too. */
export function TopBar({ layout }: { readonly layout: LayoutService }) {
  const { isMobile, menu, isHeaderFixed, isHeaderHidden } = useFacts(layout);
  return (
    <header className="top-bar" data-fixed={isHeaderFixed} data-hidden={isHeaderHidden}>
      <div className="top-bar-line">
        {menu === 'drawer' && <MenuDrawer layout={layout} />}
        {menu === 'top' && <Brand isShort={false} />}
        <HeaderTitle layout={layout} />
        <MenuSearchBox isShort={isMobile} />
        <Preferences />
        <NoticeBellOutlet />
        <UserMenu layout={layout} />
      </div>
      {menu === 'top' && <TopMenu layout={layout} />}
    </header>
  );
}
