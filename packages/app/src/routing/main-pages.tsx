import { fixedRoutes, pageAt, type FixedRoute } from '@evergreen/core/shell/navigation';
import { Route, Routes } from 'react-router-dom';

import { FixedPage } from './fixed-page-registry.tsx';
import { pageElement } from './page-registry.tsx';
import { useSitemap } from './use-sitemap.ts';

/** The routes of the fixed pages inside one layout. */
export function fixedPagesIn(layout: FixedRoute['layout']) {
  return fixedRoutes
    .filter((route) => route.layout === layout && route.leadsTo.kind === 'page')
    .map((route) => <Route key={route.name} path={route.path} element={<FixedPage route={route} />} />);
}

/** The page of the main layout at a path: a fixed one or one of the user's menu. */
export function MainPage({ path }: { readonly path: string }) {
  const sitemap = useSitemap();
  // One route of the menu, not all: the router would rank thousands of them for every pane.
  const page = pageAt(path.split(/[?#]/u, 1)[0] ?? '', sitemap);
  return (
    <Routes location={path}>
      {fixedPagesIn('main')}
      {page !== undefined && <Route path={page.path} element={pageElement(page)} />}
    </Routes>
  );
}
