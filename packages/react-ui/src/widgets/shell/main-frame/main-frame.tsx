import { useRef, type ReactNode } from 'react';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { MenuDrawer, SideBar, TopMenu, type BrandedMenuProps } from '../main-menu/index.ts';
import './main-frame.css';
import { mainFrameMessages as messages } from './main-frame.messages.ts';
import { useStickyHeights } from './use-sticky-heights.ts';
import { useWindowLayout } from './use-window-layout.ts';

const CONTENT_ID = 'main-content';

export interface MainFrameProps extends BrandedMenuProps {
  /** Above the header. */
  readonly banner?: ReactNode;
  /** What the line of the header holds beside the menu's button and the brand. */
  readonly header: ReactNode;
  /** Below the header, where pages are kept in tabs. */
  readonly tabs: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
  /** What lies over the page, such as questions. */
  readonly over?: ReactNode;
}

/** Menu, header, tabs, content and footer, each where setting and device put it. */
export function MainFrame({ layout, menu, brand, banner, header, tabs, footer, children, over }: MainFrameProps) {
  const t = useTranslate();
  const facts = useFacts(layout);
  const { contentOffset, isContentFluid, isHeaderFixed, isHeaderHidden } = facts;
  const frame = useRef<HTMLDivElement>(null);
  useWindowLayout(layout);
  useStickyHeights(frame, { isHeaderFixed, isHeaderHidden });
  const branded = { layout, menu, brand };
  return (
    <div
      ref={frame}
      className="main-layout"
      data-menu={facts.menu}
      data-width={isContentFluid ? 'fluid' : 'fixed'}
      data-header={isHeaderFixed ? 'fixed' : 'loose'}
    >
      <a className="main-layout-skip" href={`#${CONTENT_ID}`}>
        {t(messages.skip)}
      </a>
      {facts.menu === 'side' && <SideBar {...branded} />}
      <div className="main-layout-page" style={{ paddingInlineStart: contentOffset }}>
        {banner}
        <header className="top-bar" data-fixed={isHeaderFixed} data-hidden={isHeaderHidden}>
          <div className="top-bar-line">
            {facts.menu === 'drawer' && <MenuDrawer {...branded} />}
            {facts.menu === 'top' && brand(false)}
            {header}
          </div>
          {facts.menu === 'top' && <TopMenu layout={layout} menu={menu} />}
        </header>
        {facts.hasTabs && tabs}
        <main className="main-layout-content" id={CONTENT_ID} tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
      {over}
    </div>
  );
}
