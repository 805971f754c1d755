import { NARROW_FRAME, useMedia, useText } from '@evergreen/react-ui/adapter';
import { SessionDialogs } from '@evergreen/react-ui/feedback';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { PageBoundary } from '../../routing/page-boundary.tsx';
import { useHere } from '../../routing/use-here.ts';
import { Waiting } from '../../routing/waiting.tsx';
import { SiteFooter } from '../site-footer.tsx';
import './main-layout.css';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { Trail } from './trail.tsx';

const CONTENT_ID = 'main-content';

/** The frame of everything behind the sign-in: menu, header, content, footer. */
export function MainLayout() {
  const say = useText();
  const here = useHere();
  const isNarrow = useMedia(NARROW_FRAME);
  return (
    <div className="main-layout">
      <a className="main-layout-skip" href={`#${CONTENT_ID}`}>
        {say(messages.skip)}
      </a>
      {!isNarrow && <SideBar />}
      <div className="main-layout-page">
        <TopBar menuButton={isNarrow ? <MenuDrawer /> : null} isShort={isNarrow} />
        <main className="main-layout-content" id={CONTENT_ID} tabIndex={-1}>
          <Trail />
          <PageBoundary resetKey={here}>
            <Suspense fallback={<Waiting />}>
              <Outlet />
            </Suspense>
          </PageBoundary>
        </main>
        <SiteFooter />
      </div>
      <SessionDialogs />
    </div>
  );
}
