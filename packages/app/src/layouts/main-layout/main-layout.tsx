import { createLayout, type LayoutService } from '@evergreen/core/shell/layout';
import { useCore, useOwnedService } from '@evergreen/react-ui/adapter';
import { SessionDialogs } from '@evergreen/react-ui/feedback';
import { MainFrame } from '@evergreen/react-ui/widgets/shell/main-frame';
import { useCallback, type ReactNode } from 'react';

import { resourceProgram } from '../../routing/resource-pages.tsx';
import { useLoadAhead } from '../../routing/use-load-ahead.ts';
import { LiveOutlet } from '../live/live-outlet.tsx';
import { LockScreen } from '../lock-screen/lock-screen.tsx';
import { NewVersionBanner } from '../app-update/app-update-banner.tsx';
import { SiteFooter } from '../site-footer.tsx';
import { TabStrip } from '../tab-strip/tab-strip.tsx';
import { PageWatermark } from '../watermark/page-watermark.tsx';
import './main-layout.css';
import { Brand } from './brand.tsx';
import { PrintHead } from './print-head.tsx';
import { TopBar } from './top-bar.tsx';
import { PageBreadcrumb } from './breadcrumb.tsx';
import { useMenu } from './use-menu.ts';

/** The frame of everything behind the sign-in: menu, header, tabs, content, footer. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  const core = useCore();
  const open = useCallback(() => core.open((page) => createLayout({ ...page, width: globalThis.innerWidth })), [core]);
  const layout = useOwnedService(open);
  useLoadAhead(resourceProgram);
  return layout === null ? null : <Frame layout={layout}>{children}</Frame>;
}

const drawBrand = (isShort: boolean) => <Brand isShort={isShort} />;

function Frame({ layout, children }: { readonly layout: LayoutService; readonly children: ReactNode }) {
  const menu = useMenu();
  return (
    <MainFrame
      layout={layout}
      menu={menu}
      brand={drawBrand}
      banner={<NewVersionBanner />}
      header={<TopBar layout={layout} />}
      tabs={<TabStrip />}
      footer={<SiteFooter />}
      over={
        <>
          <LiveOutlet />
          <SessionDialogs />
          <PageWatermark />
          <LockScreen />
        </>
      }
    >
      <PrintHead />
      <PageBreadcrumb layout={layout} />
      {children}
    </MainFrame>
  );
}
