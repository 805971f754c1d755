import type { DomainPages } from '../../routing/domain-pages.types.ts';
import { lazyPage } from '../../routing/lazy-page.ts';

/** Loaded ahead by the routes, so that it renders at once after signing in. */
export const LazyHomePage = lazyPage(async () => (await import('./home/home.page.tsx')).HomePage);
const LazyPlatformName = lazyPage(async () => (await import('./home/platform-name.tsx')).PlatformName);

const LazyChartsPage = lazyPage(async () => (await import('./dashboard/dashboard.page.tsx')).ChartsPage);
const LazyMonitorPage = lazyPage(async () => (await import('./dashboard/dashboard.page.tsx')).MonitorPage);
const LazyTaskPage = lazyPage(async () => (await import('./work/task.page.tsx')).TaskPage);
const LazyWorkplacePage = lazyPage(async () => (await import('./work/workplace.page.tsx')).WorkplacePage);

export const insightPages: DomainPages = {
  components: {
    'pages/dashboard-chart': LazyChartsPage,
    'pages/dashboard-monitor': LazyMonitorPage,
    'pages/dashboard-task': LazyTaskPage,
    'pages/dashboard-workplace': LazyWorkplacePage,
    'pages/home': LazyPlatformName,
    'dashboard/Analysis': LazyHomePage,
  },
  routes: {
    'dashboard-analysis': LazyHomePage,
    TestHome: LazyPlatformName,
  },
};
