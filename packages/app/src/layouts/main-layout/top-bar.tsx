import type { LayoutService } from '@evergreen/core/shell/layout';
import { useFacts } from '@evergreen/react-ui/adapter';

import { MenuSearchBox } from '../menu-search/search.tsx';
import { NoticeBellOutlet } from '../notice-bell/notice-bell-outlet.tsx';
import { Preferences } from '../preferences/preferences.tsx';
import { HeaderTitle } from './breadcrumb.tsx';
import { UserMenu } from './user-menu.tsx';

/** What the header holds: title, language, theme, unread messages, and the person who is signed in. */
export function TopBar({ layout }: { readonly layout: LayoutService }) {
  const { isMobile } = useFacts(layout);
  return (
    <>
      <HeaderTitle layout={layout} />
      <MenuSearchBox isShort={isMobile} />
      <Preferences />
      <NoticeBellOutlet />
      <UserMenu layout={layout} />
    </>
  );
}
