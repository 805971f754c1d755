import { fixedRoutes, type FixedRoute } from '@evergreen/core/menu';
import { Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';

import { FixedPage } from './fixed-page-registry.tsx';
import { lazyPage } from './lazy-page.ts';
import { NavigationGuard } from './navigation-guard.tsx';
import { pageElement } from './page-registry.tsx';
import { useSitemap } from './sitemap-provider.tsx';
import { Waiting } from './waiting.tsx';

const LoginLayout = lazyPage(async () => (await import('../layouts/login-layout/login-layout.tsx')).LoginLayout);
const MainLayout = lazyPage(async () => (await import('../layouts/main-layout/main-layout.tsx')).MainLayout);
const ExceptionPage = lazyPage(async () => (await import('../pages/exception/exception.page.tsx')).ExceptionPage);

const layouts: Readonly<Record<FixedRoute['layout'], React.ReactNode>> = {
  main: <MainLayout />,
  user: <LoginLayout />,
  blank: (
    <main className="blank-layout">
      <Outlet />
    </main>
  ),
};

/** The fixed routes and those of the user's menu, each inside its layout, behind the guard. */
export function AppRoutes() {
  const { pages } = useSitemap();
  return (
    <Suspense fallback={<Waiting />}>
      <NavigationGuard forbidden={<ForbiddenPage />}>
        <Routes>
          {(['user', 'blank'] as const).map((layout) => (
            <Route key={layout} element={layouts[layout]}>
              {fixedPagesIn(layout)}
            </Route>
          ))}
          <Route element={layouts.main}>
            {fixedPagesIn('main')}
            {pages.map((page) => (
              <Route key={page.path} path={page.path} element={pageElement(page)} />
            ))}
          </Route>
        </Routes>
      </NavigationGuard>
    </Suspense>
  );
}

function fixedPagesIn(layout: FixedRoute['layout']) {
  return fixedRoutes
    .filter((route) => route.layout === layout && route.leadsTo.kind === 'page')
    .map((route) => <Route key={route.name} path={route.path} element={<FixedPage route={route} />} />);
}

/** The address stays, so that it can be asked for again once it is allowed. */
function ForbiddenPage() {
  return (
    <Routes>
      <Route element={layouts.main}>
        <Route path="*" element={<ExceptionPage kind="403" />} />
      </Route>
    </Routes>
  );
}
