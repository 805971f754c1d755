import { PaneContext } from '@evergreen/react-ui/adapter';
import { ConfigProvider } from 'antd';
import { memo, Suspense, useCallback, useMemo, useRef } from 'react';

import { lazyPage } from './lazy-page.ts';
import { MainPage } from './main-pages.tsx';
import { PageBoundary } from './page-boundary.tsx';
import './page-pane.css';
import { ScrollKeeper } from './scroll-keeper.ts';
import { Waiting } from './waiting.tsx';

export interface PagePaneProps {
  readonly tabKey: string;
  readonly isActive: boolean;
  /** The address of the page; another one tries a page again that broke. */
  readonly path: string;
  /** The person may not open it. */
  readonly isForbidden: boolean;
}

const ExceptionPage = lazyPage(async () => (await import('../pages/shell/exception/exception.page.tsx')).ExceptionPage);

/**
 * One page, hidden by style while another is shown, so that it keeps everything: what was typed, what was scrolled, an open
 * dialog. What pops up is drawn inside the pane and so goes and comes with it. The page is rendered for its address alone: neither
 * page is rendered again when another tab is chosen.
 */
export const PagePane = memo(function PagePane({ tabKey, isActive, path, isForbidden }: PagePaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pane = useMemo(() => ({ tabKey, isActive }), [tabKey, isActive]);
  // One function for the life of the pane: another one would render every control of every open page again.
  const container = useCallback(() => frame.current ?? document.body, []);
  const page = useMemo(
    () => (isForbidden ? <ExceptionPage kind="403" /> : <MainPage path={path} />),
    [isForbidden, path],
  );
  return (
    <div ref={frame} className="page-pane" hidden={!isActive} inert={!isActive}>
      <ScrollKeeper isActive={isActive} />
      <PaneContext value={pane}>
        <ConfigProvider getPopupContainer={container}>
          <PageBoundary resetKey={path}>
            <Suspense fallback={<Waiting />}>{page}</Suspense>
          </PageBoundary>
        </ConfigProvider>
      </PaneContext>
    </div>
  );
});
