import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

/** Loaded ahead by the routes, so that it renders at once after signing in. */
export const LazyHomePage = lazyPage(async () => (await import('./home/home.page.tsx')).HomePage);

export const shellPages: DomainPages = {
  components: {
    'pages/home': LazyHomePage,
    'dashboard/Analysis': LazyHomePage,
  },
  routes: {
    'dashboard-analysis': LazyHomePage,
    TestHome: LazyHomePage,
  },
};
