import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

/** Loaded ahead by the routes, so that it renders at once after signing in. */
export const LazyHomePage = lazyPage(async () => (await import('./home/home.page.tsx')).HomePage);
const LazyPlatformName = lazyPage(async () => (await import('./home/platform-name.tsx')).PlatformName);

export const insightPages: DomainPages = {
  components: {
    'pages/home': LazyPlatformName,
    'dashboard/Analysis': LazyHomePage,
  },
  routes: {
    'dashboard-analysis': LazyHomePage,
    TestHome: LazyPlatformName,
  },
};
