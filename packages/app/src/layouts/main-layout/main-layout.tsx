import { createLayout, type LayoutService } from '@evergreen/core/layout';
import { useCore, useFacts, useOwnedService, useTranslate } from '@evergreen/react-ui/adapter';
import { SessionDialogs } from '@evergreen/react-ui/feedback';
import { useCallback, useRef, type ReactNode } from 'react';

import { resourceProgram } from '../../routing/resource-pages.tsx';
import { useLoadAhead } from '../../routing/use-load-ahead.ts';
import { LiveOutlet } from '../live/live-outlet.tsx';
import { LockScreen } from '../lock-screen/lock-screen.tsx';
import { NewVersionBanner } from '../app-update/app-update-banner.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { TabStrip } from '../tab-strip/tab-strip.tsx';
import { PageWatermark } from '../watermark/page-watermark.tsx';
import './main-layout.css';
import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { PrintHead } from './print-head.tsx';
import { SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { PageBreadcrumb } from './breadcrumb.tsx';
import { useStickyHeights } from './use-sticky-heights.ts';
import { useWindowLayout } from './use-window-layout.ts';

const CONTENT_ID = 'main-content';

/** The frame of everything behind the sign-in: menu, header, tabs, content, footer. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  const core = useCore();
  const open = useCallback(() => core.open((page) => createLayout({ ...page, width: globalThis.innerWidth })), [core]);
  const layout = useOwnedService(open);
  useLoadAhead(resourceProgram);
  return layout === null ? null : <Frame layout={layout}>{children}</Frame>;
}

function Frame({ layout, children }: { readonly layout: LayoutService; readonly children: ReactNode }) {
  const t = useTranslate();
  const { menu, hasTabs, contentOffset, isContentFluid, isHeaderFixed, isHeaderHidden } = useFacts(layout);
  const frame = useRef<HTMLDivElement>(null);
  useWindowLayout(layout);
  useStickyHeights(frame, { isHeaderFixed, isHeaderHidden });
  return (
    <div
      ref={frame}
      className="main-layout"
      data-menu={menu}
      data-width={isContentFluid ? 'fluid' : 'fixed'}
      data-header={isHeaderFixed ? 'fixed' : 'loose'}
    >
      <a className="main-layout-skip" href={`#${CONTENT_ID}`}>
        {t(messages.skip)}
      </a>
      {menu === 'side' && <SideBar layout={layout} />}
      <div className="main-layout-page" style={{ paddingInlineStart: contentOffset }}>
        <NewVersionBanner />
        <TopBar layout={layout} />
        {hasTabs && <TabStrip />}
        <main className="main-layout-content" id={CONTENT_ID} tabIndex={-1}>
          <PrintHead />
          <PageBreadcrumb layout={layout} />
          {children}
        </main>
        <SiteFooter />
      </div>
      <LiveOutlet />
      <SessionDialogs />
      <PageWatermark />
      <LockScreen />
    </div>
  );
}
