import { fixedRoutes, type FixedRoute } from '@evergreen/core/menu';
import { Route, Routes } from 'react-router-dom';

import { FixedPage } from './fixed-page-registry.tsx';
import { pageElement } from './page-registry.tsx';
import { useSitemap } from './sitemap-provider.tsx';

/** The routes of the fixed pages inside one layout. */
export function fixedPagesIn(layout: FixedRoute['layout']) {
  return fixedRoutes
    .filter((route) => route.layout === layout && route.leadsTo.kind === 'page')
    .map((route) => <Route key={route.name} path={route.path} element={<FixedPage route={route} />} />);
}

/** The page of the main layout at a path: a fixed one or one of the user's menu. */
export function MainPage({ path }: { readonly path: string }) {
  const { pages } = useSitemap();
  return (
    <Routes location={path}>
      {fixedPagesIn('main')}
      {pages.map((page) => (
        <Route key={page.path} path={page.path} element={pageElement(page)} />
      ))}
    </Routes>
  );
}
