import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Logo } from '@evergreen/react-ui/theme';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';

import { PageBoundary } from '../../routing/page-boundary.tsx';
import { useLoadAhead, type LoadedAhead } from '../../routing/use-load-ahead.ts';
import { useHere } from '../../routing/use-here.ts';
import { Waiting } from '../../routing/waiting.tsx';
import { Preferences } from '../preferences/preferences.tsx';
import { SiteFooter } from '../site-footer.tsx';
import './login-layout.css';

/** Inside the boundary of the page, so that nothing is fetched before the page is there. */
function LoadAhead({ pages }: { readonly pages: readonly LoadedAhead[] }) {
  useLoadAhead(...pages);
  return null;
}

/** Marks the page's body while the layout is shown. */
const BODY_MARKER = 'userLayout';

export interface LoginLayoutProps {
  /** What follows the sign-in. */
  readonly loadedAhead: readonly LoadedAhead[];
}

/** The frame of what is open to people who are not signed in. */
export function LoginLayout({ loadedAhead }: LoginLayoutProps) {
  const { config } = useCore();
  const t = useTranslate();
  const here = useHere();
  useEffect(() => {
    document.body.classList.add(BODY_MARKER);
    return () => document.body.classList.remove(BODY_MARKER);
  }, []);
  return (
    <div className="login-layout">
      <div className="login-layout-top">
        <Preferences hasTextSize />
      </div>
      <main className="login-layout-main">
        <header className="login-layout-brand">
          <Logo size={52} />
          <h1>{t(config.platformName)}</h1>
        </header>
        <PageBoundary resetKey={here}>
          <Suspense fallback={<Waiting />}>
            <Outlet />
            <LoadAhead pages={loadedAhead} />
          </Suspense>
        </PageBoundary>
      </main>
      <SiteFooter />
    </div>
  );
}
