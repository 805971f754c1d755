import { ConfigProvider } from 'antd';
import { Suspense, useCallback, useMemo, useRef, type ReactNode } from 'react';

import { PageBoundary } from './page-boundary.tsx';
import './page-pane.css';
import { PaneContext } from './pane-context.ts';
import { ScrollKeeper } from './scroll-keeper.ts';
import { Waiting } from './waiting.tsx';

export interface PagePaneProps {
  readonly tabKey: string;
  readonly isActive: boolean;
  /** Another value tries a page again that broke. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

/**
 * One page, hidden by style while another is shown, so that it keeps everything: what was typed, what was scrolled, an open
 * dialog. What pops up is drawn inside the pane and so goes and comes with it.
 */
export function PagePane({ tabKey, isActive, resetKey, children }: PagePaneProps) {
  const frame = useRef<HTMLDivElement>(null);
  const pane = useMemo(() => ({ tabKey, isActive }), [tabKey, isActive]);
  // One function for the life of the pane: another one would render every control of every open page again.
  const container = useCallback(() => frame.current ?? document.body, []);
  return (
    <div ref={frame} className="page-pane" hidden={!isActive} inert={!isActive}>
      <ScrollKeeper isActive={isActive} />
      <PaneContext value={pane}>
        <ConfigProvider getPopupContainer={container}>
          <PageBoundary resetKey={resetKey}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </PageBoundary>
        </ConfigProvider>
      </PaneContext>
    </div>
  );
}
